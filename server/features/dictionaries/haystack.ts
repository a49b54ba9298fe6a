import { firstWhere } from "./first-where.ts";

/** Stands in no text: PostgreSQL keeps none that has it. */
const BREAK = "\0";

/** Texts as one, which is searched much faster than each by itself. */
export class Haystack {
  readonly size: number;
  readonly #whole: string;
  /** Where each text begins in the whole. */
  readonly #starts: Uint32Array;

  constructor(texts: readonly string[]) {
    this.size = texts.length;
    this.#whole = texts.join(BREAK);
    this.#starts = new Uint32Array(texts.length);
    let start = 0;
    for (const [index, text] of texts.entries()) {
      this.#starts[index] = start;
      start += text.length + BREAK.length;
    }
  }

  /** What it takes in memory, about. */
  get bytes(): number {
    return 2 * this.#whole.length + this.#starts.byteLength;
  }

  /** The index of the first text that holds the needle, from one on; `size` where none does. */
  firstWith(needle: string, from: number): number {
    if (from >= this.size || needle.includes(BREAK)) return this.size;
    const at = this.#whole.indexOf(needle, this.#starts[from]);
    if (at === -1) return this.size;
    return firstWhere(this.size, (index) => (this.#starts[index] ?? at) > at) - 1;
  }

  /** The texts, each in the place that `indexes` gives it. */
  inOrder(indexes: readonly number[]): Haystack {
    return new Haystack(indexes.map((index) => this.#text(index)));
  }

  #text(index: number): string {
    const next = this.#starts[index + 1];
    return this.#whole.slice(this.#starts[index], next && next - BREAK.length);
  }
}
