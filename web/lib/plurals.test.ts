import { createInstance } from "i18next";
import { expect, test } from "vitest";

import { INTERFACE_LANGUAGES } from "../../shared/languages.ts";
import { withEveryPlural, type Localized } from "../../shared/plurals.ts";
import { strings as french } from "../locales/fr/index.ts";
import { changeLanguage, i18n, startI18n } from "./i18n.ts";

const english = { words_one: "{{count}} word", words_other: "{{count}} words", title: "Words" } as const;
type English = typeof english;

test("a language has exactly its own plural forms, or it does not compile", () => {
  const polish = {
    words_one: "{{count}} słowo",
    words_few: "{{count}} słowa",
    words_many: "{{count}} słów",
    words_other: "{{count}} słowa",
    title: "Słowa",
  } satisfies Localized<English, "pl">;
  expect(polish.title).toBe("Słowa");

  // @ts-expect-error "few" and "many" are missing
  ({ words_one: "", words_other: "", title: "" }) satisfies Localized<English, "pl">;
  // @ts-expect-error German has no "few"
  ({ words_one: "", words_few: "", words_other: "", title: "" }) satisfies Localized<English, "de">;
  // @ts-expect-error the title is missing
  ({ words_one: "", words_other: "" }) satisfies Localized<English, "de">;
  // @ts-expect-error a string that English does not have
  ({ words_one: "", words_other: "", title: "", more: "" }) satisfies Localized<English, "de">;
});

const WORDS = {
  en: ["0 words", "1 word", "1.5 words", "2 words", "5 words", "21 words"],
  uk: ["0 слів", "1 слово", "1,5 слова", "2 слова", "5 слів", "21 слово"],
  de: ["0 Wörter", "1 Wort", "1,5 Wörter", "2 Wörter", "5 Wörter", "21 Wörter"],
  fr: ["0 mot", "1 mot", "1,5 mot", "2 mots", "5 mots", "21 mots"],
  es: ["0 palabras", "1 palabra", "1,5 palabras", "2 palabras", "5 palabras", "21 palabras"],
  it: ["0 parole", "1 parola", "1,5 parole", "2 parole", "5 parole", "21 parole"],
  pl: ["0 słów", "1 słowo", "1,5 słowa", "2 słowa", "5 słów", "21 słów"],
  ru: ["0 слов", "1 слово", "1,5 слова", "2 слова", "5 слов", "21 слово"],
};

test.each(INTERFACE_LANGUAGES)(
  "zero, a fraction and whole numbers take their forms in %s",
  async (language) => {
    await (i18n.isInitialized ? changeLanguage(language) : startI18n(language));
    const told = [0, 1, 1.5, 2, 5, 21].map((count) => i18n.t("testing.setup.words", { count }));
    expect(told).toEqual(WORDS[language]);
  },
);

test("whole millions read as other numbers do", async () => {
  const i18n = createInstance();
  await i18n.init({ lng: "fr", resources: { fr: { translation: withEveryPlural(french) } } });
  const told = (length: number): string => i18n.t("validation.too_many", { count: length, length });
  expect(told(1)).toBe("Doit compter au plus 1 entrée");
  expect(told(2)).toBe("Doit compter au plus 2 entrées");
  expect(told(1_000_000)).toBe("Doit compter au plus 1000000 entrées");
});
