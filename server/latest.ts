interface Bounds {
  entries: number;
  /** Of all entries together, in whatever unit they are weighed in. */
  weight?: number;
}

/** What was used lately, within bounds: what was used least lately makes room. */
export class Latest<Value> {
  readonly #bounds: Required<Bounds>;
  readonly #kept = new Map<string, { value: Value; weight: number }>();
  #weight = 0;

  constructor({ entries, weight = Number.POSITIVE_INFINITY }: Bounds) {
    this.#bounds = { entries, weight };
  }

  get(key: string): Value | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.value;
  }

  /** Weighs nothing until it is weighed. */
  put(key: string, value: Value): void {
    this.take(key);
    this.#kept.set(key, { value, weight: 0 });
    this.#makeRoom();
  }

  /** Removes it. */
  take(key: string): Value | undefined {
    const kept = this.#kept.get(key);
    this.#kept.delete(key);
    this.#weight -= kept?.weight ?? 0;
    return kept?.value;
  }

  /** Tells what a value weighs, unless it is gone or another has its place. */
  weigh(key: string, value: Value, weight: number): void {
    const kept = this.#kept.get(key);
    if (kept?.value !== value) return;
    this.#weight += weight - kept.weight;
    kept.weight = weight;
    this.#makeRoom();
  }

  #makeRoom(): void {
    const { entries, weight } = this.#bounds;
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= entries && this.#weight <= weight) return;
      this.take(oldest);
    }
  }
}
