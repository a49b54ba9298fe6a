import { expect, test } from "vitest";

import type { InterfaceLanguage } from "./languages.ts";
import { typeset, typesetAll } from "./typography.ts";

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
  expect(typesetAll("en", tree)).toBe(tree);
});
