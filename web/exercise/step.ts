import type { Answered, AnswerResult, Question } from "../../shared/api/testing.ts";

/** The last step of a question. */
export type Step = AnsweredStep | SkippedStep;

export interface AnsweredStep extends Answered {
  kind: "answered";
  question: Question;
  /** It went wrong, and is asked once more. */
  again?: boolean | undefined;
}

export interface SkippedStep extends SkipResult {
  kind: "skipped";
  question: Question;
}

/** The result of a skip. */
export interface SkipResult {
  answer: string[];
  note?: string | undefined;
  example?: string | undefined;
}

/** The question is finished, or was and is being tried again. */
export const isFinished = (step: Step): boolean => step.kind === "skipped" || step.result.answer !== null;

/** A wrong question is being tried again, and this answer does not finish the retry. */
export const isRetryOpen = ({ outcome, verdict }: AnswerResult): boolean =>
  outcome === "wrong" && verdict !== "wrong";

/** The right answers that were not given. */
export const missingOf = ({ answer, doneDefinitions }: AnswerResult): string[] =>
  answer?.filter((text) => !doneDefinitions.includes(text)) ?? [];

/** The right answers that had been given before this one. */
export function foundBefore({
  result,
  doneDefinitions,
  matched = doneDefinitions.at(-1),
}: AnswerResult): string[] {
  return result ? doneDefinitions.filter((text) => text !== matched) : doneDefinitions;
}
