import { expect, test } from "vitest";

import type { Report } from "../../../../shared/api/testing.ts";
import { markGiven } from "./marked-given.ts";

type Word = Report["words"][number];

/** Each answer with what it was corrected by; a wrong one behind an exclamation mark. */
const marked = (word: Pick<Word, "given" | "expected" | "outcome"> & Partial<Word>): string[] =>
  markGiven(word as Word).map(
    ({ text, wrong, correction }) =>
      `${wrong ? "!" : ""}${text}${correction ? ` > ${correction.expected}` : ""}`,
  );

test("a wrong answer stays wrong in a report when the question was right on retry", () => {
  expect(
    marked({
      expected: ["страх"],
      given: ["страх", "страг"],
      outcome: "retried",
      done: ["страх"],
      doneFirst: 0,
    }),
  ).toEqual(["страх", "!страг > страх"]);
});

test("right answers of a question that was wrong in the end are no mistakes", () => {
  expect(
    marked({
      expected: ["Häuser", "Gebäude"],
      given: ["Haeuser", "Gebaute"],
      outcome: "wrong",
      done: ["Häuser"],
      doneFirst: 1,
    }),
  ).toEqual(["Haeuser > Häuser", "!Gebaute > Gebäude"]);
});

test("a wrong answer is corrected by what was missing then, not by what had been found", () => {
  expect(
    marked({
      expected: ["страх", "тривога"],
      given: ["страх", "тривога", "страг"],
      outcome: "retried",
      done: ["страх", "тривога"],
      doneFirst: 1,
    }),
  ).toEqual(["страх", "тривога", "!страг > тривога"]);
});

test("what its giver called right is marked no more, what was wrong before it is", () => {
  expect(
    marked({ expected: ["Haus"], given: ["Hauz", "Heim"], outcome: "overridden", done: [], doneFirst: 0 }),
  ).toEqual(["!Hauz > Haus", "Heim"]);
});

test("a report of before is marked as far as it says", () => {
  expect(marked({ expected: ["Haus"], given: ["Haus", "Hauz"], outcome: "retried" })).toEqual([
    "Haus > Haus",
    "!Hauz > Haus",
  ]);
  expect(marked({ expected: ["Haus"], given: ["Hauz"], outcome: "wrong" })).toEqual(["!Hauz > Haus"]);
});
