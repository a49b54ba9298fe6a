import type { Answered, AnswerResult, Outcome, Question } from "../../shared/api/testing.ts";
import { hintFor } from "../../shared/judge/hint.ts";
import type { LanguageCode } from "../../shared/languages.ts";
import { short } from "../../shared/text/bounds.ts";
import { KINDS } from "./kinds.ts";

/** The last step of a question. */
export type Step = AnsweredStep | SkippedStep;

export interface AnsweredStep extends Answered {
  kind: "answered";
  /** As it is after the answer. */
  question: Question;
  /** It went wrong, and is asked once more. */
  again?: boolean | undefined;
}

export interface SkippedStep {
  kind: "skipped";
  question: Question;
  answer: string[];
  note?: string | undefined;
  example?: string | undefined;
}

/** What an answer made of its question. */
export function stepAfter(question: Question, given: string, result: AnswerResult): AnsweredStep {
  const { needAnswers, doneDefinitions, matched } = result;
  // A hint goes with the answer that it is about.
  const isGiven = result.result && matched !== undefined && hintFor([short(matched)], []) === question.hint;
  const hint = isGiven ? undefined : question.hint;
  return { kind: "answered", question: { ...question, needAnswers, doneDefinitions, hint }, given, result };
}

/** How its question ended; undefined while it is asked, for the first time or again. */
export function outcomeOf(step: Step | null): Outcome | undefined {
  if (step?.kind !== "answered") return step?.kind;
  return step.again ? undefined : step.result.outcome;
}

/** What is written down about the word of a finished question. */
export function noteOf(step: Step): Record<"note" | "example", string | undefined> {
  const { note, example } = step.kind === "skipped" ? step : step.result;
  return { note, example };
}

/** The right answers, once the question is finished. */
export const answersOf = (step: Step): readonly string[] | null =>
  step.kind === "skipped" ? step.answer : step.result.answer;

export interface Term {
  text: string | undefined;
  language: LanguageCode;
}

/** The term of a finished question. */
export function termOf(step: Step): Term {
  const { kind, prompt, promptLanguage, answerLanguage } = step.question;
  return KINDS[kind].termIn === "answer"
    ? { text: answersOf(step)?.[0], language: answerLanguage }
    : { text: prompt[0], language: promptLanguage };
}

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
