import type { InterfaceLanguage } from "./languages.ts";

/** A preposition or conjunction of one letter, which must not end a line in the Slavic languages. */
const ONE_LETTER = /(?<![\p{L}\p{M}\p{N}’'-])(\p{L}) /gu;
/** A dash must not begin a line. */
const BEFORE_DASH = / (?=[–—](?: |$))/g;
const BEFORE_FRENCH_MARK = / (?=[;:!?»])/g;
const AFTER_FRENCH_QUOTE = /« /g;

const slavic = (text: string): string => text.replace(ONE_LETTER, "$1\u00a0").replace(BEFORE_DASH, "\u00a0");

const french = (text: string): string =>
  text.replace(BEFORE_FRENCH_MARK, "\u00a0").replace(AFTER_FRENCH_QUOTE, "«\u00a0");

const RULES: Partial<Record<InterfaceLanguage, (text: string) => string>> = {
  uk: slavic,
  ru: slavic,
  pl: slavic,
  fr: french,
};

/** A text with the no-break spaces that its language requires; texts are written with plain spaces. */
export const typeset = (language: InterfaceLanguage, text: string): string => RULES[language]?.(text) ?? text;

/** The same for every text in a tree of texts; other values are left unchanged. */
export function typesetAll<Texts extends object>(language: InterfaceLanguage, texts: Texts): Texts {
  const rule = RULES[language];
  // The shape is the same: each text is replaced by a text.
  return rule ? (each(texts, rule) as Texts) : texts;
}

function each(value: unknown, rule: (text: string) => string): unknown {
  if (typeof value === "string") return rule(value);
  if (Array.isArray(value)) return value.map((item) => each(item, rule));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, each(item, rule)]));
}
