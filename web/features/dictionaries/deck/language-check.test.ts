import { expect, test } from "vitest";

import type { LanguageCode } from "../../../../shared/languages.ts";
import { otherLanguages } from "./language-check.ts";

/** Words of everyday life. */
const WORDS: Partial<Record<LanguageCode, string>> = {
  de: "der Hund, die Katze, das Haus, gehen, laufen, essen, schön, die Straße, die Freundschaft, das Wetter, der Regen, das Fenster",
  en: "to go, to run, to eat, the street, friendship, the weather, rain, the window, a table, beautiful thing, slowly, something",
  es: "el perro, la casa, el niño, la mujer, comer, correr, la amistad, el corazón, la canción, hermoso, hablar, rápidamente",
  fr: "le chien, la maison, l’eau, manger, courir, l’amitié, la chanson, beau, vouloir, le cœur, être, lentement",
  pl: "pies, dziecko, człowiek, jabłko, dzień, jeść, biegać, przyjaźń, miłość, książka, szybko, źródło",
  ru: "собака, кошка, дерево, ребёнок, мужчина, женщина, быть, есть, бегать, дружба, язык, любовь",
  uk: "собака, кішка, дитина, чоловік, жінка, їсти, бігати, дружба, мова, любов, ніч, день",
  ja: "犬, 猫, 食べる, 走る, 水, りんご, 友達, 新しい, 古い, ゆっくり, 山, 海",
  zh: "狗, 猫, 房子, 汽车, 孩子, 吃, 跑, 水, 苹果, 朋友, 山, 海",
  ko: "개, 고양이, 집, 나무, 자동차, 아이, 물, 사과, 친구, 산, 바다, 먹다",
};

const found = (terms: string, termsLanguage: LanguageCode): LanguageCode | "another" | null => {
  const words = terms.split(", ").map((term) => ({ term, definitions: ["to see", "the house"] }));
  const { terms: other } = otherLanguages(words, { termsLanguage, definitionsLanguage: "en" });
  return other && (other.language ?? "another");
};

test.each(Object.entries(WORDS) as [LanguageCode, string][])(
  "words in %s are known where another is expected",
  (language, words) => {
    for (const expected of Object.keys(WORDS) as LanguageCode[]) {
      const said = found(words, expected);
      if (expected === language) expect([expected, said]).toEqual([expected, null]);
      // Better nothing than a wrong language.
      else expect([expected, [language, null]]).toEqual([expected, expect.arrayContaining([said])]);
    }
    expect(found(words, language === "de" ? "ja" : "de")).toBe(language);
  },
);

const INTERNATIONAL =
  "Pizza, Hotel, Radio, Taxi, Internet, Sofa, Banana, Tennis, Kino, Foto, Auto, Opera, Gorilla";

test("a few words tell nothing, nor do words that many languages have", () => {
  expect(found("犬, 猫", "de")).toBeNull();
  for (const language of Object.keys(WORDS) as LanguageCode[])
    if (/^(?:de|en|es|fr|pl)$/.test(language))
      expect([language, found(INTERNATIONAL, language)]).toEqual([language, null]);
});

test("definitions are looked at, too", () => {
  const words = (WORDS.de ?? "")
    .split(", ")
    .map((term) => ({ term, definitions: ["собака", "бути", "їжа"] }));
  expect(otherLanguages(words, { termsLanguage: "de", definitionsLanguage: "en" })).toEqual({
    terms: null,
    definitions: { language: "uk" },
  });
});
