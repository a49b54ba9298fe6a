import { expect, test } from "vitest";

import { short } from "./bounds.ts";
import { unifyMarks } from "./clean.ts";
import { sameTermKey, UNIFIED } from "./identity.ts";

const isSame = (one: string, other: string): boolean => sameTermKey(short(one)) === sameTermKey(short(other));

test.each([
  ["composed and decomposed letters", "schön", "scho\u0308n"],
  ["composed and decomposed syllables", "한국", "\u1112\u1161\u11ab\u1100\u116e\u11a8"],
  ["white space", " guten\u00a0  Tag\t", "guten Tag"],
  ["apostrophes", "п’ять", "пʼять"],
  ["apostrophes of typewriters", "l'eau", "l’eau"],
  ["hyphens and dashes", "T-Shirt", "T‑Shirt"],
])("%s make no other word", (_difference, one, other) => {
  expect(isSame(one, other)).toBe(true);
});

test.each([
  ["de", "schon", "schön"],
  ["de", "Weg", "weg"],
  ["de", "Maße", "Masse"],
  ["es", "si", "sí"],
  ["es", "ano", "año"],
  ["tr", "ılık", "ilik"],
  ["tr", "Isı", "ısı"],
  ["vi", "ma", "mà"],
  ["vi", "mả", "mã"],
  ["vi", "dao", "đao"],
  ["fr", "cœur", "coeur"],
  ["fr", "sur", "sûr"],
  ["el", "πότε", "ποτέ"],
  ["ru", "все", "всё"],
  ["ru", "мука", "му́ка"],
  ["uk", "грати", "ґрати"],
  ["pl", "sad", "sąd"],
  ["he", "ספר", "סֵפֶר"],
  ["ar", "علم", "عَلَم"],
  ["ja", "はし", "ハシ"],
  ["ja", "はは", "ぱぱ"],
  ["en", "polish", "Polish"],
  ["en", "re-sign", "resign"],
  ["en", "its", "it's"],
  ["en", "ﬁne", "fine"],
  ["fa", "می\u200cخواهم", "میخواهم"],
])("another letter, case or mark is another word (%s: %s, %s)", (_language, one, other) => {
  expect(isSame(one, other)).toBe(false);
});

test("a database unifies the same characters", () => {
  const [from, to] = UNIFIED.map((characters) => [...characters]);
  const table = new Map(from?.map((character, at) => [character, to?.[at]]));
  const differing: string[] = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    const character = String.fromCodePoint(code);
    if ((table.get(character) ?? character) !== unifyMarks(short(character)))
      differing.push(code.toString(16));
  }
  expect(differing).toEqual([]);
});
