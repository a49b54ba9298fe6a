import { expect, test } from "vitest";

import { INTERFACE_LANGUAGES } from "../../shared/languages.ts";
import { linesOfTakenBack, TAKEN_BACK } from "./taken-back.ts";

test.each(INTERFACE_LANGUAGES)("what was found is told in %s, each in its own words", (language) => {
  const lines = linesOfTakenBack(language, TAKEN_BACK);
  expect(new Set(lines).size).toBe(TAKEN_BACK.length);
  if (language === "en") return;
  const english = new Set(linesOfTakenBack("en", TAKEN_BACK));
  expect(lines.filter((line) => english.has(line))).toEqual([]);
});
