import { expect, test } from "vitest";

import type { InterfaceLanguage } from "./languages.ts";
import { filled, settled, typeset, typesetAll } from "./typography.ts";

/** No-break spaces are shown as `_`. */
const shown = (language: InterfaceLanguage, text: string): string =>
  typeset(language, text).replaceAll("\u00a0", "_");

test.each([
  ["uk", "І в нього, й у неї з {{total}} слів", "І_в_нього, й_у_неї з_{{total}} слів"],
  ["uk", "Слово — це «я і ти»", "Слово_— це «я_і_ти»"],
  ["ru", "Вы в <b>сети</b>, а с ним о чём-то", "Вы в_<b>сети</b>, а_с_ним о_чём-то"],
  ["pl", "Nie mylę b i v, a w domu o tym", "Nie mylę b_i_v, a_w_domu o_tym"],
  ["pl", "Wyślij e-mail z kodem 5 z 10", "Wyślij e-mail z_kodem 5 z_10"],
  ["uk", "п’я тниця та 7 я", "п’я тниця та 7 я"],
  [
    "fr",
    "Supprimer « {{name}} » ? Ordre : {{order}} ; oui !",
    "Supprimer «_{{name}}_»_? Ordre_: {{order}}_; oui_!",
  ],
  ["fr", "Voir https://example.org/a?b=c et a: b", "Voir https://example.org/a?b=c et a: b"],
  ["fr", "Déjà\u00a0: là", "Déjà_: là"],
  ["de", "Ein Wort : a b", "Ein Wort : a b"],
  ["en", "I have a word", "I have a word"],
] as const)("%s: %s", (language, text, expected) => {
  expect(shown(language, text)).toBe(expected);
});

test.each([
  [
    "en",
    "{{minutes, number}} min a day, 256 MB, 5 minutes",
    "{{minutes, number}}_min a day, 256_MB, 5 minutes",
  ],
  ["de", "{{minutes, number}} Min. am Tag", "{{minutes, number}}_Min. am Tag"],
  ["uk", "{{minutes, number}} хв на день", "{{minutes, number}}_хв на день"],
  ["fr", "moins de 5 Mo, 90 %", "moins de 5_Mo, 90_%"],
  ["es", "{{minutes, number}} min al día", "{{minutes, number}}_min al día"],
  ["it", "256 MB, anche senza suoni", "256_MB, anche senza suoni"],
  ["pl", "{{minutes, number}} min dziennie", "{{minutes, number}}_min dziennie"],
  ["ru", "256 МБ даже без звуков, 5 минут", "256_МБ даже без звуков, 5 минут"],
] as const)("%s: a number keeps its unit: %s", (language, text, expected) => {
  expect(shown(language, text)).toBe(expected);
});

test.each([
  ["en", "“A “word” of it”", "“A ‘word’ of it”"],
  ["uk", "«Слова «на щодень» й інші»", "«Слова „на щодень“ й інші»"],
  ["de", "„Wörter „für den Alltag“ und mehr“", "„Wörter ‚für den Alltag‘ und mehr“"],
  [
    "fr",
    "«\u00a0Mots «\u00a0de tous les jours\u00a0» et plus\u00a0»",
    "«\u00a0Mots “de tous les jours” et plus\u00a0»",
  ],
  ["es", "«Palabras «de cada día» y más»", "«Palabras “de cada día” y más»"],
  ["it", "«Parole «di ogni giorno» e altre»", "«Parole “di ogni giorno” e altre»"],
  ["pl", "„Słowa „na co dzień” i inne”", "„Słowa «na co dzień» i inne”"],
  ["ru", "«Слова «на каждый день» и другие»", "«Слова „на каждый день“ и другие»"],
] as const)("%s: quotation marks within quotation marks: %s", (language, text, expected) => {
  expect(settled(language, text)).toBe(expected);
  expect(settled(language, expected)).toBe(expected);
});

test.each([
  ["«Да» или «нет»: «два»", "«Да» или «нет»: «два»"],
  ["Ответ» и «слово»", "Ответ» и «слово»"],
] as const)("quotations beside each other stay as they are: %s", (text, expected) => {
  expect(settled("ru", text)).toBe(expected);
});

test.each([
  ["ru", "Изменено {{date}}.", "8 нояб. 2026 г.", "Изменено 8 нояб. 2026 г."],
  ["uk", "Змінено <b>{{date}}</b>.", "8 лист. 2026 р.", "Змінено <b>8 лист. 2026 р.</b>"],
  ["de", "Weiter am {{date}}.", "8. Nov.", "Weiter am 8. Nov."],
  ["fr", "Depuis le {{date}}.", "8 nov.", "Depuis le 8 nov."],
  ["es", "Nuevas pruebas: {{date}}.", "1:00 p.\u00a0m.", "Nuevas pruebas: 1:00 p.\u00a0m."],
  ["en", "They renew at {{date}}.", "1 a.m.", "They renew at 1 a.m."],
  ["it", "Nuovo test alle {{date}}.", "1:00", "Nuovo test alle 1:00."],
  ["pl", "Dalej: {{date}}.", "8 lis 2026 r.", "Dalej: 8 lis 2026 r."],
] as const)("%s: an abbreviation ends its sentence: %s", (language, text, date, expected) => {
  expect(filled(language, text, () => date)).toBe(expected);
});

test("three stops are somebody's own, and a name without a value stays", () => {
  expect(filled("en", "“{{name}}”. {{other}}", (name) => ({ name: "wait..." })[name])).toBe(
    "“wait...”. {{other}}",
  );
});

test("setting a text twice changes nothing more", () => {
  for (const [language, text] of [
    ["uk", "І в нього — з ним"],
    ["fr", "« Oui » : non !"],
  ] as const)
    expect(typeset(language, typeset(language, text))).toBe(typeset(language, text));
});

test("every text of a tree is set, and the rest of it stays", () => {
  const tree = { lead: "a w b", list: ["o tym", { term: "z nim" }], count: 3, none: undefined };
  expect(typesetAll("pl", tree)).toEqual({
    lead: "a\u00a0w\u00a0b",
    list: ["o\u00a0tym", { term: "z\u00a0nim" }],
    count: 3,
    none: undefined,
  });
  expect(typesetAll("en", tree)).toEqual(tree);
});
