import type { Rules } from "./languages/index.ts";
import { MAY_BE_READ } from "./readings.ts";
import { MOST_LEAD_LETTERS, skeletonOf } from "./skeleton.ts";

/**
 * Texts by their letters. Most of a dictionary is never anybody's answer, so keys, which are expensive, are computed only for the
 * few texts whose letters are those that are looked for. A text takes its letters and four bytes: many dictionaries fit in memory.
 */
export class SkeletonIndex {
  readonly #rules: Rules;
  /** Each skeleton with a line end, which none holds. */
  readonly #skeletons: string;
  /** Where each begins. */
  readonly #starts: Uint32Array;
  /** Both keys of an answer mostly ask for the same letters. */
  #last: { wanted: string; found: ReadonlySet<number> } | undefined;
  /** Texts with parts that may be left out. */
  readonly #loose: readonly number[];

  constructor(
    texts: readonly string[],
    rules: Rules,
    skeletons: readonly string[] = texts.map((text) => lineOf(text, rules)),
  ) {
    this.#rules = rules;
    this.#skeletons = skeletons.join("");
    this.#starts = new Uint32Array(texts.length);
    let start = 0;
    for (const [number, skeleton] of skeletons.entries()) {
      this.#starts[number] = start;
      start += skeleton.length;
    }
    this.#loose = texts.flatMap((text, number) => (MAY_BE_READ.test(text) ? [number] : []));
  }

  /** The same in steps, between which others may go on. */
  static *of(texts: readonly string[], rules: Rules): Generator<void, SkeletonIndex> {
    const skeletons: string[] = [];
    for (const text of texts) {
      skeletons.push(lineOf(text, rules));
      yield;
    }
    return new SkeletonIndex(texts, rules, skeletons);
  }

  /** What it takes in memory, about. */
  get bytes(): number {
    return 2 * this.#skeletons.length + this.#starts.byteLength + 8 * this.#loose.length;
  }

  /** The numbers of the texts that this one may be: as it stands, but for an article, or with parts left out. */
  resembling(text: string): ReadonlySet<number> {
    const wanted = skeletonOf(text, this.#rules);
    if (this.#last?.wanted !== wanted) this.#last = { wanted, found: this.#search(wanted) };
    return this.#last.found;
  }

  #search(wanted: string): Set<number> {
    const found = new Set<number>();
    const ending = `${wanted}\n`;
    for (let at = -1; (at = this.#skeletons.indexOf(ending, at + 1)) !== -1;) {
      const number = this.#numberAt(at);
      if (at - (this.#starts[number] ?? 0) <= MOST_LEAD_LETTERS) found.add(number);
    }
    for (const number of this.#loose) if (isWithin(wanted, this.#skeletonAt(number))) found.add(number);
    return found;
  }

  /** The last text that begins there or before. */
  #numberAt(place: number): number {
    let [low, high] = [0, this.#starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #skeletonAt(number: number): string {
    const start = this.#starts[number] ?? 0;
    return this.#skeletons.slice(start, this.#skeletons.indexOf("\n", start));
  }
}

const lineOf = (text: string, rules: Rules): string => `${skeletonOf(text, rules)}\n`;

/** Whether the letters stand in the text in this order, whatever is between them. */
function isWithin(letters: string, text: string): boolean {
  if (letters.length > text.length) return false;
  let found = 0;
  for (let at = 0; at < text.length && found < letters.length; at++)
    if (text.charCodeAt(at) === letters.charCodeAt(found)) found += 1;
  return found === letters.length;
}
