import type { Bounded } from "../text/bounds.ts";
import type { Rules } from "./languages/index.ts";
import { MAY_BE_READ } from "./readings.ts";
import { MOST_LEAD_LETTERS, skeletonOf } from "./skeleton.ts";

/**
 * An index of texts by their bare letters. Most texts of a dictionary never match an answer, so the keys, which are
 * expensive, are computed only for the few texts whose letters match the lookup. A text needs only its letters and four
 * bytes, so that many dictionaries fit in memory.
 */
export class SkeletonIndex {
  readonly #rules: Rules;
  /** Each skeleton followed by a line end, which occurs in no skeleton. */
  readonly #skeletons: string;
  /** The start of each skeleton. */
  readonly #starts: Uint32Array;
  /** The two keys of an answer mostly have the same letters, so the last result is kept. */
  #last: { wanted: string; found: ReadonlySet<number> } | undefined;
  /** Numbers of the texts that may have parts that can be omitted. */
  readonly #loose: readonly number[];

  constructor(
    texts: readonly Bounded[],
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

  /** The same as the constructor, in steps, so that other work can run in between. */
  static *of(texts: readonly Bounded[], rules: Rules): Generator<void, SkeletonIndex> {
    const skeletons: string[] = [];
    for (const text of texts) {
      skeletons.push(lineOf(text, rules));
      yield;
    }
    return new SkeletonIndex(texts, rules, skeletons);
  }

  /** Approximate memory use. */
  get bytes(): number {
    return 2 * this.#skeletons.length + this.#starts.byteLength + 8 * this.#loose.length;
  }

  /** The numbers of the texts that may match this one: as they are, without an article, or without optional parts. */
  resembling(text: Bounded): ReadonlySet<number> {
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

  /** The last text that begins at this position or before it. */
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

const lineOf = (text: Bounded, rules: Rules): string => `${skeletonOf(text, rules)}\n`;

/** Whether the letters occur in the text in this order, with anything in between. */
function isWithin(letters: string, text: string): boolean {
  if (letters.length > text.length) return false;
  let found = 0;
  for (let at = 0; at < text.length && found < letters.length; at++)
    if (text.charCodeAt(at) === letters.charCodeAt(found)) found += 1;
  return found === letters.length;
}
