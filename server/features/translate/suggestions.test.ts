import { expect, test } from "vitest";

import { suggestionsOf } from "./suggestions.ts";

test.each([
  [["Haus", "haus ", " Heim"], "house", ["Haus", "Heim"]],
  [["дім, будинок", "будинок,хата"], "house", ["дім", "будинок", "хата"]],
  [["Guten Tag.", "Hallo"], "hello", ["Guten Tag", "Hallo"]],
  [["usw."], "etc.", ["usw."]],
  [["", " ", ",", "."], "nothing", []],
  [["a\nb\tc"], "lines", ["a b c"]],
  [["ab\u0000c", "\ud800", "x".repeat(256), "ok"], "bad", ["ok"]],
  [[`${".".repeat(1_000_000)}x`, "a,".repeat(1_000_000)], "without end", ["a"]],
  [[..."abcdefghij"], "many", [..."abcdefgh"]],
])("%j for “%s” become %j", (translations, word, suggestions) => {
  expect(suggestionsOf(translations, word)).toEqual(suggestions);
});
