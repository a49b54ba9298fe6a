import { derived, type Bounded } from "../bounds.ts";
import { pattern } from "../transform.ts";
import { respellEnglish } from "./english.ts";
import { withoutOkurigana } from "./japanese.ts";
import { toneMarks } from "./pinyin.ts";
import { respellPortuguese } from "./portuguese.ts";
import { respellUkrainian } from "./ukrainian.ts";

/** Ijekavian ije and je for ekavian e, between consonants: mlijeko, mleko; mjesto, mesto. */
const IJEKAVIAN =
  /(?<=[бвгдзклмнпрстфхцчшжbvgdzklmnprstfhcčšž])(?:ије|ije)(?=[бвгдзклмнпрстфхцчшжђћљbvgdzklmnprstfhcčšžđć])|(?<=[бвдмпстbvdmpst])(?:ј|j)(?=[еe][бвгдзклмнпрстфхцчшжђћљbvgdzklmnprstfhcčšžđć])/giu;

/** The loanword signs with an everyday variant in the cabinet notification on loanwords of 1991 (外来語の表). */
const KATAKANA: Readonly<Record<string, string>> = {
  ヴァ: "バ",
  ヴィ: "ビ",
  ヴェ: "ベ",
  ヴォ: "ボ",
  ヴ: "ブ",
  ウィ: "ウイ",
  ウェ: "ウエ",
  ウォ: "ウオ",
  イェ: "イエ",
  クァ: "クア",
  クォ: "クオ",
};
const LOANWORD_SIGNS = /ヴ[ァィェォ]?|ウ[ィェォ]|イェ|ク[ァォ]/gu;

/**
 * The vowel sign that Bengali leaves out at the end of a word where it is the inherent vowel: ভালো, ভাল; সতেরো, সতের;
 * গেলো, গেল. In other words the sign makes another one (কালো, কাল).
 */
const BENGALI_O =
  /(?<=(?<![\p{L}\p{M}])(?:ভাল|ছোট|বড\u09BC|এগার|তের|চৌদ্দ|পনের|ষোল|সতের|আঠার|হল|গেল|এল|ছিল))ো(?![\p{L}\p{M}])/gu;

/** How a language with several spellings is written for comparing; the difference is worth a notice. */
export const SPELLINGS: Readonly<Record<string, (text: Bounded) => Bounded>> = {
  zh: toneMarks,
  pt: respellPortuguese,
  sr: (text) =>
    derived(
      text,
      text.replace(IJEKAVIAN, (found) => (found.length > 1 ? "e" : "")),
    ),
  ja: (text) =>
    derived(
      text,
      text.replace(LOANWORD_SIGNS, (sign) => KATAKANA[sign] ?? sign),
    ),
  bn: (text) => derived(text, text.replace(BENGALI_O, "")),
};

/** How words of a language with several spellings are written for comparing, where that makes no difference. */
export const WORD_SPELLINGS: Readonly<Record<string, (word: string) => string | undefined>> = {
  en: respellEnglish,
  uk: respellUkrainian,
};

const WORD = pattern(/[\p{L}\p{M}']+/gu);

/** A lower-case text in the one spelling by which it is searched: colour as color, вчитель as учитель, 受け付け as 受付. */
export function inOneSpelling(text: Bounded, language: string): Bounded {
  const respell = Object.hasOwn(WORD_SPELLINGS, language) ? WORD_SPELLINGS[language] : undefined;
  // A letter alone is the beginning of any word.
  if (respell && text.length > 1) return WORD.replace(text, (word) => respell(word) ?? word);
  const respelled = Object.hasOwn(SPELLINGS, language) ? SPELLINGS[language]?.(text) : undefined;
  if (respelled === undefined) return text;
  return language === "ja" ? withoutOkurigana(respelled) : respelled;
}
