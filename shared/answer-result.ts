import type { AnswerResult, Outcome } from "./api/testing.ts";
import type { Judgement } from "./judge/judge.ts";
import type { Bounded } from "./text/bounds.ts";

/** Outcomes of words that were not known at first; “Test the mistakes” asks exactly them again. */
export const MISTAKES: readonly Outcome[] = ["wrong", "skipped", "retried"];

/** The part of a judgement that a learner may see. */
export type VisibleJudgement = Pick<AnswerResult, "verdict" | "notices" | "matched" | "otherEntry">;

/** An answer, and what it was judged to be. */
export interface Judged extends VisibleJudgement {
  given: Bounded;
}

/** A question after an answer. */
interface QuestionAfter {
  /** Null while the question is open. */
  outcome: Outcome | null;
  expected: string[];
  needAnswers: number;
  /** The accepted texts given so far. */
  done: string[];
}

/** A warning about the keyboard must not tell the answer; one about a typo shows its letters. */
export function visiblePartOf({ verdict, notices, matched, otherEntry }: Judgement): VisibleJudgement {
  const givesAway = verdict === "almost" && !notices.includes("typo");
  return {
    verdict,
    notices,
    ...(matched !== null && !givesAway && { matched }),
    ...(otherEntry && { otherEntry: { wordId: otherEntry.entryId, prompt: otherEntry.prompt } }),
  };
}

/** What became of an answer (contract §6), in a test and on the device alike. */
export function resultOf(
  judged: VisibleJudgement,
  { outcome, expected, needAnswers, done }: QuestionAfter,
): AnswerResult {
  return {
    result: judged.verdict === "exact" || judged.verdict === "forgiven",
    ...judged,
    answer: outcome === null ? null : expected,
    needAnswers,
    doneDefinitions: done,
    ...(outcome !== null && { outcome }),
  };
}

/** The result of a wrong answer of which the person said “I was right”; it is the last one in `done`. */
export const overriddenResult = (expected: string[], done: string[]): AnswerResult =>
  resultOf({ verdict: "forgiven", notices: [] }, { outcome: "overridden", expected, needAnswers: 0, done });
