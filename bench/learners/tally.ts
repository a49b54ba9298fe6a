/** Times and errors of calls, by name. */
export class Tally {
  readonly #times = new Map<string, number[]>();
  readonly errors = new Map<string, number>();
  calls = 0;

  /** Time in milliseconds; `error` is the kind of error. */
  add(name: string, milliseconds: number, error?: string): void {
    this.calls += 1;
    const times = this.#times.get(name) ?? [];
    times.push(milliseconds);
    this.#times.set(name, times);
    if (error === undefined) return;
    const kind = `${name}: ${error}`;
    this.errors.set(kind, (this.errors.get(kind) ?? 0) + 1);
  }

  /** What this share of all calls did not exceed, in milliseconds. */
  quantile(share: number): number {
    return quantile([...this.#times.values()].flat(), share);
  }

  /** One line per call: how often it was made, and the 50th, 95th and 99th percentile. */
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
