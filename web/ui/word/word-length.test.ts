import { expect, test } from "vitest";

import { breakable, longestWord } from "./word-length.ts";

test("the longest word decides, and a soft hyphen or a hyphen breaks it", () => {
  expect(longestWord("кінець робочого дня")).toBe(8);
  expect(longestWord("Arbeits\u00adunfähigkeit")).toBe(11);
  expect(longestWord("Rindfleisch-Etikett")).toBe(11);
});

test("only a very long word may break, and no part of it stays very long", () => {
  expect(breakable("Feierabend")).toBe("Feierabend");
  const compound = breakable("Arbeitsunfähigkeitsbescheinigung");
  expect(compound.replaceAll("\u00ad", "")).toBe("Arbeitsunfähigkeitsbescheinigung");
  expect(longestWord(compound)).toBeLessThanOrEqual(18);
});

test.each(["Arbeits|bescheinigung", "hottentotenten|tentoonstelling", "electroen|cephalogram"])(
  "letters of one sound stay together: %s",
  (word) => expect(breakable(word.replaceAll("|", ""))).toBe(word.replaceAll("|", "\u00ad")),
);

test("a word that has its own soft hyphens keeps them", () => {
  expect(breakable("Arbeits\u00adunfähigkeitsbescheinigung")).toBe("Arbeits\u00adunfähigkeitsbescheinigung");
});
