import type { InterfaceLanguage } from "./languages.ts";

/** The plural categories that a text needs in each language, for the whole numbers that occur here. */
export interface PluralCategories extends Record<InterfaceLanguage, string> {
  en: "one" | "other";
  uk: "one" | "few" | "many" | "other";
  de: "one" | "other";
  fr: "one" | "other";
  es: "one" | "other";
  it: "one" | "other";
  pl: "one" | "few" | "many" | "other";
  ru: "one" | "few" | "many" | "other";
}

/**
 * The shape of English in another language: the same keys, every one a text, and in place of
 * `words_one`, `words_other` one key per plural category of that language.
 */
export type Localized<English, Language extends InterfaceLanguage> = {
  readonly [Key in keyof English as LocalizedKey<Key, Language>]: English[Key] extends string
    ? string
    : Localized<English[Key], Language>;
};

type LocalizedKey<Key, Language extends InterfaceLanguage> = Key extends `${infer Base}_other`
  ? `${Base}_${PluralCategories[Language]}`
  : Key extends `${string}_one`
    ? never
    : Key;

/**
 * French, Spanish and Italian have a category of their own for whole millions; it reads as `other`
 * in every text of ours, so `many` is filled in rather than written.
 */
export function withEveryPlural(strings: object): object {
  const filled: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(strings)) {
    filled[key] = typeof value === "object" && value !== null ? withEveryPlural(value) : value;
    const many = key.replace(/_other$/, "_many");
    if (many !== key && !(many in strings)) filled[many] = value;
  }
  return filled;
}
