import { expect, it } from "vitest";

import { short } from "../text/bounds.ts";
import { FORMS, TWO_WORDS } from "./examples/forms.table.ts";
import { isOtherForm } from "./form.ts";
import { judge } from "./judge.ts";
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

/** Pairs that still pass for typos: too rare to be listed, or irregular. */
const STILL_TYPOS: Readonly<Record<string, readonly string[]>> = {
  en: ["write wrote", "candy cand", "thirsty thirst", "windy wind", "dinner diner", "past paste"],
  de: ["kaufen laufen", "Bruder Brüter"],
  it: ["chiesa chiosa"],
  pl: ["rower rowek", "chleb chlew", "babka bańka"],
  uk: ["вілка віла", "зерно зеро"],
  ru: ["глина глинт", "гроза грозд"],
};

for (const language of Object.keys(FOUND)) {
  it(`takes no form and no other word for a typo in ${language}, but for those listed`, () => {
    const pairs = [...pairsOf(FORMS[language]), ...pairsOf(TWO_WORDS[language])];
    const passed = pairs.filter(
      ([one, other]) => isTakenForTypo(language, one, other) || isTakenForTypo(language, other, one),
    );
    expect(passed.map((pair) => pair.join(" "))).toEqual(STILL_TYPOS[language] ?? []);
  });
}

function isTakenForTypo(language: string, answer: string, expected: string): boolean {
  const question = { accepted: [short(expected)], side: "learned" as const, language };
  return judge(short(answer), question).notices.includes("typo");
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
