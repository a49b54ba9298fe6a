/** Repeatable random numbers: the same seed gives the same choices. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 to less than 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  /** An integer from 0 to `most`. */
  upTo(most: number): number {
    return Math.floor(this.next() * (most + 1));
  }

  /** A number that almost never occurs twice. */
  number(): number {
    return this.upTo(999_999_999);
  }

  of<T>(these: readonly T[]): T | undefined {
    return these[this.upTo(these.length - 1)];
  }

  shuffled<T>(these: readonly T[]): T[] {
    return these
      .map((one) => [this.next(), one] as const)
      .toSorted(([a], [b]) => a - b)
      .map(([, one]) => one);
  }
}
