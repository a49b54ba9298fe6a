import { describe, expect, test } from "vitest";

import type { AnswerResult } from "../../shared/api/testing.ts";
import { correctionOf, differingLetters, markLetters } from "./verdict-letters.ts";

const letters = (given: string, expected: string) => differingLetters(markLetters(given, [expected]));

describe("how many letters an answer is wrong by", () => {
  test.each([
    ["Feierahbent", "Feierabend", 2],
    ["außerdm", "außerdem", 1],
    ["крим тога", "крім того", 2],
  ])("%s for %s", (given, expected, count) => {
    expect(letters(given, expected)).toBe(count);
  });

  test("nothing is said of words that hardly share a letter", () => {
    expect(letters("піца", "кінець робочого дня")).toBeNull();
  });
});

describe("what an answer is corrected by", () => {
  const wrong: AnswerResult = {
    result: false,
    verdict: "wrong",
    notices: [],
    answer: ["страх", "тривога"],
    needAnswers: 1,
    doneDefinitions: ["страх"],
  };
  const step = (result: AnswerResult, given: string) => correctionOf({ given, result });

  test("by what is still missing, not by what was given already", () => {
    expect(step(wrong, "страг")?.expected).toBe("тривога");
  });

  test("by the text that it stands for, where the server tells it", () => {
    expect(step({ ...wrong, verdict: "forgiven", matched: "страх" }, "Страх")?.expected).toBe("страх");
  });

  test("not at all when a warning hides what is expected", () => {
    expect(step({ ...wrong, verdict: "almost", notices: ["layout"] }, "nhbdjuf")).toBeNull();
  });

  test("not at all when it was exact or given before", () => {
    expect(step({ ...wrong, verdict: "exact" }, "тривога")).toBeNull();
    expect(step({ ...wrong, verdict: "repeated" }, "страх")).toBeNull();
  });
});
