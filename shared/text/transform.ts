import { derived, type Bounded } from "./bounds.ts";

/*
 * Everything that takes more time for some texts than for others of their length. `npm run check` refuses it anywhere
 * else (scripts/check-texts.ts), so that no text is transformed before it was bounded.
 */

type Form = "NFC" | "NFD" | "NFKC" | "NFKD";

const normalized = (text: Bounded, form: Form): Bounded => derived(text, text.normalize(form));

/** Composed: one code point for a letter with its marks, where there is one. */
export const nfc = (text: Bounded): Bounded => normalized(text, "NFC");

/** Decomposed: a letter, followed by its marks. */
export const nfd = (text: Bounded): Bounded => normalized(text, "NFD");

/** Composed, with the plain form of every variant. */
export const nfkc = (text: Bounded): Bounded => normalized(text, "NFKC");

/** Decomposed, with the plain form of every variant. */
export const nfkd = (text: Bounded): Bounded => normalized(text, "NFKD");

/** In lower case; by the rules of a language where one is given. */
export const lowerCase = (text: Bounded, language?: string): Bounded =>
  derived(text, language === undefined ? text.toLowerCase() : text.toLocaleLowerCase(language));

/** In upper case; by the rules of a language where one is given. */
export const upperCase = (text: Bounded, language?: string): Bounded =>
  derived(text, language === undefined ? text.toUpperCase() : text.toLocaleUpperCase(language));

/** What a reader sees as one character each: letters with their marks, emoji with their parts. */
export const graphemes = (text: Bounded): Bounded[] =>
  [...new Intl.Segmenter().segment(text)].map(({ segment }) => derived(text, segment));

/** How a language compares texts. */
export const collator = (
  language: string,
  options?: Intl.CollatorOptions,
): ((one: Bounded, other: Bounded) => number) => new Intl.Collator(language, options).compare;

/** A pattern that repeats letters or marks. */
export interface Pattern {
  test(text: Bounded): boolean;
  /** All matches of a pattern with the flag `g`. */
  all(text: Bounded): Bounded[];
  replace(text: Bounded, by: string | ((match: Bounded) => string)): Bounded;
}

export const pattern = (expression: RegExp): Pattern => ({
  test: (text) => text.search(expression) !== -1,
  all: (text) => (text.match(expression) ?? []).map((match) => derived(text, match)),
  replace: (text, by) =>
    derived(
      text,
      typeof by === "string"
        ? text.replace(expression, by)
        : text.replace(expression, (match) => by(derived(text, match))),
    ),
});
