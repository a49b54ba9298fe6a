import { describe, expect, it } from "vitest";

import { short } from "../text/bounds.ts";
import { EXAMPLES } from "./examples/all.table.ts";
import type { Circumstances } from "./examples/example.ts";
import { judge } from "./judge.ts";
import { othersOf } from "./others.ts";
import type { Question } from "./question.ts";

for (const [row, examples] of Object.entries(EXAMPLES)) {
  describe(row, () => {
    for (const [language, accepted, answer, outcome, circumstances = {}] of examples)
      it(`${language} ${JSON.stringify(accepted)} answered ${JSON.stringify(answer)} ${JSON.stringify(circumstances)}: ${outcome}`, () => {
        const { verdict, notices } = judge(short(answer), question(language, accepted, circumstances));
        expect([verdict, ...notices].join(" ")).toBe(outcome);
      });
  });
}

describe("what a judgement tells", () => {
  it("names the entry to which a wrong answer belongs", () => {
    const { otherEntry } = judge(short("Kaufen"), question("de+", "laufen", { others: ["gehen", "kaufen"] }));
    expect(otherEntry).toEqual({ entryId: "1", prompt: "prompt of kaufen" });
  });

  it("says which accepted text was meant", () => {
    const asked = question("en-", ["building", "house / home"], {});
    expect(judge(short("home"), asked).matched).toBe("house / home");
    expect(judge(short("hosue"), asked).matched).toBe("house / home");
    expect(judge(short("bread"), asked).matched).toBeNull();
  });

  it("moves an earlier answer to the text it fits as well", () => {
    const asked = question("en-", ["a1 / b2", "b2 / c3"], { given: [["b2", "a1 / b2"]] });
    expect(new Map(judge(short("a1"), asked).given.map((one) => [one.accepted, one.answer]))).toEqual(
      new Map([
        ["a1 / b2", "a1"],
        ["b2 / c3", "b2"],
      ]),
    );
  });

  it("uses nothing up unless the answer is right", () => {
    const asked = question("en-", ["house", "building"], { given: [["house", "house"]] });
    for (const answer of ["house", "buildnig", "bread", "", "игшдвштп"]) {
      expect(judge(short(answer), asked).given).toBe(asked.given);
    }
  });
});

function question(
  language: string,
  accepted: string | readonly string[],
  circumstances: Circumstances,
): Question {
  const code = language.slice(0, -1);
  const others = (circumstances.others ?? []).map((answer, at) => ({
    entryId: String(at),
    prompt: `prompt of ${answer}`,
    answers: [short(answer)],
  }));
  return {
    accepted: (typeof accepted === "string" ? [accepted] : accepted).map(short),
    language: code,
    side: language.endsWith("+") ? "learned" : "known",
    strictness: { case: circumstances.case ?? "default", diacritics: circumstances.diacritics ?? "default" },
    given:
      circumstances.given?.map(([answer, text]) => ({ answer: short(answer), accepted: short(text) })) ?? [],
    typoOf: circumstances.typoOf ?? null,
    others: othersOf(others, code).except("asked"),
  };
}
