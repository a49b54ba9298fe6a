import type { InterfaceLanguage } from "./languages.ts";

/** The plural categories that each language needs for whole numbers as they occur in this app. */
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
 * The shape of the English texts in another language: the same keys, each with a text, and instead of `words_one`,
 * `words_other` one key per plural category of that language.
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
 * French, Spanish and Italian have the category `many` for whole millions. Our texts read the same as with `other`, so
 * `many` is filled in instead of written.
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
