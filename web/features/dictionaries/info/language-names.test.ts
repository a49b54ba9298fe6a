import { expect, test } from "vitest";

import { DICTIONARY_LANGUAGES, LANGUAGE_CODES } from "../../../../shared/languages.ts";
import { formatIn } from "../../../lib/format.ts";
import { isNamed } from "./language-names.ts";

/** The languages that are left in the list of a reader of `language`. */
function found(language: string, typed: string): string[] {
  const { languageName } = formatIn(language);
  return LANGUAGE_CODES.filter((code) =>
    isNamed(code, [languageName(code), DICTIONARY_LANGUAGES[code].name], typed),
  );
}

test.each([
  ["en", "Bengali", "bn"],
  ["en", "farsi", "fa"],
  ["en", "Castilian", "es"],
  ["es", "castellano", "es"],
  ["en", "Flemish", "nl"],
  ["de", "flamisch", "nl"],
  ["en", "Mandarin", "zh"],
  ["en", "Burmese", "my"],
  ["ro", "moldovan", "ro"],
  ["ca", "valencia", "ca"],
  ["uk", "фламандська", "nl"],
  ["ru", "фарси", "fa"],
  ["pl", "mołdawski", "ro"],
  ["en", "українська", "uk"],
  ["en", "bahasa melayu", "ms"],
])("in %s, “%s” finds %s", (language, typed, code) => {
  expect(found(language, typed)).toContain(code);
});

test("a code finds its language, and what names none finds none", () => {
  expect(found("en", "uk")).toContain("uk");
  expect(found("en", "klingon")).toEqual([]);
});
