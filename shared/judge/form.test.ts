import { expect, it } from "vitest";

import { short } from "../text/bounds.ts";
import { FORMS, TWO_WORDS } from "./examples/forms.table.ts";
import { isOtherForm } from "./form.ts";
import { rulesOf } from "./languages/index.ts";
import { tokensOf } from "./tokens.ts";

/** How many of the 200 pairs the endings find, in both directions; irregular pairs are not expected to be found. */
const FOUND: Readonly<Record<string, number>> = {
  en: 164,
  de: 169,
  fr: 146,
  es: 144,
  it: 144,
  pl: 165,
  uk: 163,
  ru: 170,
};

for (const [language, least] of Object.entries(FOUND)) {
  it(`finds at least ${least} of 200 forms in ${language}`, () => {
    const pairs = pairsOf(FORMS[language]);
    expect(pairs).toHaveLength(200);
    const found = pairs.filter(
      ([one, other]) => isForm(language, one, other) && isForm(language, other, one),
    );
    expect(found.length).toBeGreaterThanOrEqual(least);
  });

  it(`calls no two words forms of one in ${language}`, () => {
    const pairs = pairsOf(TWO_WORDS[language]);
    expect(pairs).toHaveLength(150);
    expect(
      pairs.filter(([one, other]) => isForm(language, one, other) || isForm(language, other, one)),
    ).toEqual([]);
  });
}

function isForm(language: string, answer: string, expected: string): boolean {
  const rules = rulesOf(language);
  return isOtherForm(tokensOf(short(answer), rules), tokensOf(short(expected), rules), rules);
}

function pairsOf(text = ""): [string, string][] {
  return text.split(";").map((pair) => {
    const [one = "", other = ""] = pair.split(" ");
    return [one, other];
  });
}
