import { expect, it } from "vitest";

import { FORMS, TWO_WORDS } from "./examples/forms.table.ts";
import { isOtherForm } from "./form.ts";
import { rulesOf } from "./languages/index.ts";
import { tokensOf } from "./tokens.ts";

/** How many of the 60 pairs the endings find; irregular ones are not expected to be found. */
const FOUND: Readonly<Record<string, number>> = {
  en: 51,
  de: 52,
  fr: 50,
  es: 56,
  it: 55,
  pl: 54,
  uk: 56,
  ru: 57,
};

for (const [language, least] of Object.entries(FOUND)) {
  it(`finds at least ${least} of 60 forms in ${language}`, () => {
    const pairs = pairsOf(FORMS[language]);
    expect(pairs).toHaveLength(60);
    const found = pairs.filter(
      ([one, other]) => isForm(language, one, other) && isForm(language, other, one),
    );
    expect(found.length).toBeGreaterThanOrEqual(least);
  });

  it(`calls no two words forms of one in ${language}`, () => {
    const pairs = pairsOf(TWO_WORDS[language]);
    expect(
      pairs.filter(([one, other]) => isForm(language, one, other) || isForm(language, other, one)),
    ).toEqual([]);
  });
}

function isForm(language: string, answer: string, expected: string): boolean {
  const rules = rulesOf(language);
  return isOtherForm(tokensOf(answer, rules), tokensOf(expected, rules), rules);
}

function pairsOf(text = ""): [string, string][] {
  return text.split(";").map((pair) => {
    const [one = "", other = ""] = pair.split(" ");
    return [one, other];
  });
}
