/** Times and errors of calls by their names. */
export class Tally {
  readonly #times = new Map<string, number[]>();
  readonly errors = new Map<string, number>();
  calls = 0;

  /** Milliseconds; `error` is its kind. */
  add(name: string, milliseconds: number, error?: string): void {
    this.calls += 1;
    const times = this.#times.get(name) ?? [];
    times.push(milliseconds);
    this.#times.set(name, times);
    if (error === undefined) return;
    const kind = `${name}: ${error}`;
    this.errors.set(kind, (this.errors.get(kind) ?? 0) + 1);
  }

  /** So many milliseconds 99 of 100 calls took at most. */
  p99(): number {
    return quantile([...this.#times.values()].flat(), 0.99);
  }

  /** One line a call: how often, and how long half, 19 of 20 and 99 of 100 took at most. */
  lines(): string[] {
    const all: [string, number[]][] = [...this.#times].toSorted(([a], [b]) => (a < b ? -1 : 1));
    all.push(["all", all.flatMap(([, times]) => times)]);
    return [
      ["call".padEnd(22), "count", "p50 ms", "p95 ms", "p99 ms"].map((cell) => cell.padStart(8)).join(" "),
      ...all.map(([name, times]) => {
        const at = (share: number): string => quantile(times, share).toFixed(1);
        return [name.padEnd(22), String(times.length), at(0.5), at(0.95), at(0.99)]
          .map((cell) => cell.padStart(8))
          .join(" ");
      }),
    ];
  }
}

function quantile(times: readonly number[], share: number): number {
  const sorted = Float64Array.from(times).sort();
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}
