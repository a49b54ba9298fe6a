import type { Complaint } from "../validation.ts";

declare const BOUNDED: unique symbol;

/**
 * A text whose length and marks in a row are bounded. Only such a text may be normalised, folded, compared or matched
 * (`transform.ts`): combining marks in any number take time by the square of it. Its characters are bounded, too.
 */
export type Bounded = string & Brand;

interface Brand {
  readonly [BOUNDED]: true;
  [Symbol.iterator](): StringIterator<Bounded>;
}

/** The same texts, known to be bounded: they were stored by us. */
export type Texts<T> = T extends string
  ? Bounded
  : T extends object
    ? { [Field in keyof T]: Texts<T[Field]> }
    : T;

/** No script needs more than a few. */
const MOST_MARKS_IN_A_ROW = 32;
/** No mark is below. */
const MAY_BE_MARK = /[\u0300-\uffff]/;
// Both begin only at the first mark of a run, so that each run is read once.
const TOO_MANY_MARKS = new RegExp(`(?<!\\p{M})\\p{M}{${MOST_MARKS_IN_A_ROW + 1}}`, "u");
const MARKS_BEYOND = new RegExp(`(?<!\\p{M})(\\p{M}{${MOST_MARKS_IN_A_ROW}})\\p{M}+`, "gu");

/**
 * A character is at most two UTF-16 units, and at most twice as many when decomposed. White space is allowed in
 * addition because it is not counted.
 */
const UNITS_PER_CHARACTER = 4;
const WHITE_SPACE_UNITS = 4096;

/** A text that somebody sent, or complaints about one that must not be processed at all. */
export function accepted(text: string, mostCharacters: number): Bounded | Complaint[] {
  if (text.length > mostCharacters * UNITS_PER_CHARACTER + WHITE_SPACE_UNITS)
    return [{ key: "at_most", length: mostCharacters }];
  return TOO_MANY_MARKS.test(text) ? [{ key: "forbidden" }] : bounded(text);
}

/** The beginning of a text, in UTF-16 units, without marks beyond reason. */
export function cut(text: string, most: number): Bounded {
  const start = text.length > most ? text.slice(0, most) : text;
  // So short a text has no run that is too long, nor has one without a letter that could be a mark.
  if (start.length <= MOST_MARKS_IN_A_ROW || !MAY_BE_MARK.test(start)) return bounded(start);
  return bounded(start.replace(MARKS_BEYOND, "$1"));
}

const SHORT = 1024;

/** A word of a protocol or of the program itself: a code, a header, a name, a letter of a table. */
export const short = (text: string): Bounded => cut(text, SHORT);

/** More than any replacement of characters makes a text longer. */
const MOST_GROWTH = 32;

/** A text that was made of a bounded one, by replacing characters or putting its parts together. */
export const derived = (from: Bounded, text: string): Bounded =>
  cut(text, MOST_GROWTH * (from.length + MOST_GROWTH));

const MOST_JOINED = 0x10000;

/** Parts of bounded texts, put together again. */
export const joined = (text: string): Bounded => cut(text, MOST_JOINED);

/** A part of a bounded text. */
export const slice = (text: Bounded, from: number, to?: number): Bounded => bounded(text.slice(from, to));

/** Without white space at both ends. */
export const trim = (text: Bounded): Bounded => bounded(text.trim());

/** The parts of a bounded text between separators. */
export const split = (text: Bounded, separator: string | RegExp): Bounded[] =>
  text.split(separator).map(bounded);

const bounded = (text: string): Bounded => text as Bounded;
