import type { LanguageCode } from "../../../../shared/languages.ts";

/** Examples of the articles of each language whose articles the judge knows, for the hint of the setting. */
export const ARTICLES: Partial<Record<LanguageCode, string>> = {
  af: "die, ’n",
  ca: "el, la, l’",
  cy: "y, yr",
  da: "en, et",
  de: "der, die, das",
  el: "ο, η, το",
  en: "a, an, the",
  eo: "la",
  es: "el, la",
  fr: "le, la, l’",
  ga: "an, na",
  gl: "o, a",
  hu: "a, az",
  it: "il, lo, la, l’",
  lb: "den, déi, d’",
  nb: "en, ei, et",
  nl: "de, het",
  nn: "en, ei, et",
  pt: "o, a",
  ro: "un, o",
  sq: "një",
  sv: "en, ett",
};
