import { describe, expect, test } from "vitest";
import * as z from "zod/mini";

import { testingSetup } from "../../../../shared/api/testing.ts";
import { FIRST_CHOICE, setupOf, type Choice } from "./choice.ts";

const DICTIONARY = "0192f0c1-2345-7abc-8def-0123456789ab";
const setup = (change: Partial<Choice>) => setupOf({ ...FIRST_CHOICE, ...change }, DICTIONARY);
const isAllowed = (change: Partial<Choice>) => z.safeParse(testingSetup, setup(change)).success;

describe("a choice as the body of POST /tester", () => {
  test("asks for a mix of 20 words at first", () => {
    expect(setup({})).toEqual({
      dictionaryId: DICTIONARY,
      swapTermsAndDefinitions: false,
      mix: { count: 20 },
    });
  });

  test("takes all words, or a number of one's own, from the first", () => {
    expect(setup({ by: "quantity", count: "all" })).toMatchObject({ wordsNumberLimit: { count: null } });
    expect(setup({ by: "quantity", count: "other", otherCount: " 7 ", direction: "1" })).toMatchObject({
      wordsNumberLimit: { count: 7, direction: 1 },
    });
  });

  test("counts the ready-made dates in days", () => {
    const date = (choice: Choice["date"]) => setup({ by: "date", date: choice }).wordsDateLimit;
    expect([date("lastDay"), date("lastThreeDays"), date("lastWeek")]).toEqual([
      { amount: 1, unit: "days" },
      { amount: 3, unit: "days" },
      { amount: 7, unit: "days" },
    ]);
    expect(setup({ by: "date", date: "other", amount: "90", unit: "minutes" }).wordsDateLimit).toEqual({
      amount: 90,
      unit: "minutes",
    });
  });

  test("names a tag, or the number of words that are picked", () => {
    expect(setup({ by: "tag", tag: "Amt" })).toMatchObject({ tag: { tag: "Amt" } });
    expect(setup({ by: "mix" })).toMatchObject({ mix: { count: 20 } });
    expect(setup({ by: "untested", count: "all" })).toMatchObject({ untested: { count: 20 } });
    expect(setup({ by: "random", count: "other", otherCount: "7" })).toMatchObject({ random: { count: 7 } });
  });

  test("every first choice is allowed by the contract", () => {
    for (const by of ["quantity", "date", "range"] as const) expect(isAllowed({ by })).toBe(true);
  });

  test.each(["", "x", "1.5", "-3", "0", "12345678901"])("%j is no number of words", (otherCount) => {
    expect(isAllowed({ count: "other", otherCount })).toBe(false);
  });

  test("a range does not run backwards", () => {
    expect(isAllowed({ by: "range", from: "9", to: "3" })).toBe(false);
  });
});
