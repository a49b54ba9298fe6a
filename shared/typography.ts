import type { InterfaceLanguage } from "./languages.ts";

/** A preposition or conjunction of one letter, which must not end a line in the Slavic languages. */
const ONE_LETTER = /(?<![\p{L}\p{M}\p{N}’'-])(\p{L}) /gu;
/** A dash must not begin a line. */
const BEFORE_DASH = / (?=[–—](?: |$))/g;
const BEFORE_FRENCH_MARK = / (?=[;:!?»])/g;
const AFTER_FRENCH_QUOTE = /« /g;

/** A number stays on one line with its unit. */
const BEFORE_UNIT = /(?<=\d|\}\}) (?=(?:%|[kM]B|[kM]o|[КМ]Б|[Mm]in|мин|хв)(?![\p{L}\p{N}]))/gu;

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
export const typeset = (language: InterfaceLanguage, text: string): string =>
  (RULES[language]?.(text) ?? text).replace(BEFORE_UNIT, "\u00a0");

/** The same for every text in a tree of texts; other values are left unchanged. */
export const typesetAll = <Texts extends object>(language: InterfaceLanguage, texts: Texts): Texts =>
  // The shape is the same: each text is replaced by a text.
  each(texts, (text) => typeset(language, text)) as Texts;

/**
 * A text with its `{{names}}` replaced by values, which may have marks of their own. Only those that it has are asked
 * for: formats of `Intl` take longer than the rest.
 */
export const filled = (
  language: InterfaceLanguage,
  text: string,
  valueOf: (name: string) => string | number | undefined,
): string =>
  settled(
    language,
    text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(valueOf(name) ?? placeholder)),
  );

/**
 * A text once its values stand in it: an abbreviation that ends a sentence ends it with its own full stop (“2026 г.”),
 * and quotation marks within quotation marks are the inner ones.
 */
export const settled = (language: InterfaceLanguage, text: string): string =>
  withInnerQuotes(language, text.replace(TWO_STOPS, ".$1"));

/** Three stops are an ellipsis that somebody wrote. */
const TWO_STOPS = /(?<!\.)\.(<\/\w+>)?\.(?!\.)/g;

/** The marks around a quotation, and around one within it. */
const QUOTES: Record<
  InterfaceLanguage,
  readonly [open: string, close: string, inner: readonly [string, string]]
> = {
  en: ["“", "”", ["‘", "’"]],
  uk: ["«", "»", ["„", "“"]],
  de: ["„", "“", ["‚", "‘"]],
  fr: ["«", "»", ["“", "”"]],
  es: ["«", "»", ["“", "”"]],
  it: ["«", "»", ["“", "”"]],
  pl: ["„", "”", ["«", "»"]],
  ru: ["«", "»", ["„", "“"]],
};

function withInnerQuotes(language: InterfaceLanguage, text: string): string {
  const [open, close, inner] = QUOTES[language];
  if (text.indexOf(open) === text.lastIndexOf(open)) return text;
  // French sets spaces inside its outer marks only.
  const space = language === "fr" ? "\u00a0?" : "";
  let depth = 0;
  return text.replace(new RegExp(`${open}${space}|${space}${close}`, "gu"), (mark) => {
    if (mark.startsWith(open)) return ++depth > 1 ? inner[0] : mark;
    if (depth === 0) return mark;
    return depth-- > 1 ? inner[1] : mark;
  });
}

function each(value: unknown, rule: (text: string) => string): unknown {
  if (typeof value === "string") return rule(value);
  if (Array.isArray(value)) return value.map((item) => each(item, rule));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, each(item, rule)]));
}
