import {
  overriddenResult,
  resultOf,
  visiblePartOf,
  type Judged,
  type VisibleJudgement,
} from "../../../../shared/answer-result.ts";
import type { Answered, AnswerResult, Outcome } from "../../../../shared/api/testing.ts";
import { ANSWERED_FIELDS, pick } from "../../../../shared/api/word.ts";
import { distinctAccepted } from "../../../../shared/judge/distinct.ts";
import { hintFor } from "../../../../shared/judge/hint.ts";
import type { Judgement } from "../../../../shared/judge/judge.ts";
import { inOrder, type Notice } from "../../../../shared/judge/notices.ts";
import type { Question as JudgedQuestion } from "../../../../shared/judge/question.ts";
import type { LanguageCode } from "../../../../shared/languages.ts";
import type { Bounded } from "../../../../shared/text/bounds.ts";
import { AppError } from "../../../app-error.ts";
import type { NoteAndExample, Progress, TestQuestion } from "../questions.ts";

/** The answer to the call, and the change to write before it is sent; null if nothing changes. */
export interface Decision<A> {
  answer: A;
  change: Progress | null;
}

/** `conflict` unless the question is open. */
export function requireOpen({ outcome }: TestQuestion): void {
  if (outcome !== null) throw new AppError("conflict");
}

/** `conflict` unless the question is open, or the last one and answered wrong: then it may be tried again. */
export function requireAnswerable(question: TestQuestion): void {
  if (question.outcome !== null) requireLast(question, ["wrong"]);
}

/** `conflict` unless the question is the last one and its answer counted as wrong. */
export function requireOverridable(question: TestQuestion): void {
  requireLast(question, ["wrong", "overridden"]);
}

function requireLast(
  { outcome, position, current }: TestQuestion,
  outcomes: readonly (Outcome | null)[],
): void {
  if (position !== current - 1 || !outcomes.includes(outcome)) throw new AppError("conflict");
}

/** Answers stored for one question; further wrong ones are judged but not stored. */
const MOST_GIVEN = 40;

/** What an answer does to its question, open or tried again after a wrong answer (contract §6). */
export function decideAnswer(
  question: TestQuestion,
  typed: Bounded,
  judgement: Judgement,
): Decision<AnswerResult> {
  const judged = visiblePartOf(judgement);
  const change = changeBy(question, judgement, { given: typed, ...judged });
  const result = resultFor({ ...question, ...change }, judged);
  return { change, answer: { ...result, ...(result.answer && noteAndExample(question)) } };
}

export const noteAndExample = (question: NoteAndExample): NoteAndExample => pick(question, ANSWERED_FIELDS);

/**
 * Shows first letters of an answer that was not given yet; the same ones until that answer is given. `conflict` where
 * nothing is left to answer.
 */
export function decideHint(question: TestQuestion): Decision<{ hint: string }> {
  const hint = nextHint(question);
  if (hint === null) throw new AppError("conflict");
  return { change: hint === question.hint ? null : { ...progressOf(question), hint }, answer: { hint } };
}

/** Skipping finishes the question and shows its answer. */
export function decideSkip(question: TestQuestion): Decision<{ answer: string[] } & NoteAndExample> {
  return {
    change: { ...progressOf(question), typo: null, judged: null, outcome: "skipped" },
    answer: { answer: expectedOf(question), ...noteAndExample(question) },
  };
}

/** An answer that the person says was right: it may become a definition of its word. */
export interface RightAnswer {
  dictionaryId: string;
  wordId: string;
  text: string;
}

/** “I was right”: the last wrong answer counts as right, and with it the whole question. Saying it twice changes nothing. */
export function decideOverride(
  question: TestQuestion,
): Decision<{ result: AnswerResult; right: RightAnswer | null }> {
  const { dictionaryId, wordId, swapped } = question;
  const { given: text, result } = overridden(question);
  return {
    change:
      question.outcome === "overridden"
        ? null
        : { ...progressOf(question), notices: ofRightAnswers(question.notices), outcome: "overridden" },
    answer: {
      result: { ...result, ...noteAndExample(question) },
      right: swapped ? null : { dictionaryId, wordId, text },
    },
  };
}

function changeBy(question: TestQuestion, judgement: Judgement, judged: Judged): Progress | null {
  switch (judgement.verdict) {
    case "repeated":
      return null;
    case "almost":
      return slipped(question, judgement, judged);
    case "wrong":
      return failed(question, judgement, judged);
    default:
      return succeeded(question, judgement, judged);
  }
}

function slipped(question: TestQuestion, { notices, matched }: Judgement, judged: Judged): Progress | null {
  if (!notices.includes("typo")) return null;
  return { ...progressOf(question), typoOf: matched, typo: judged.given, judged };
}

function failed(question: TestQuestion, judgement: Judgement, judged: Judged): Progress | null {
  if (question.given.length >= MOST_GIVEN) return null;
  const given = [...question.given, judged.given];
  const notices = inOrder([...ofRightAnswers(question.notices), ...judgement.notices]);
  return { ...progressOf(question), given, notices, typo: null, judged, outcome: "wrong" };
}

function succeeded(question: TestQuestion, judgement: Judgement, judged: Judged): Progress {
  const wrongOnes = question.given.slice(question.done.length);
  const done = judgement.given.map(({ accepted }) => accepted);
  const notices = inOrder([...ofRightAnswers(question.notices), ...judgement.notices]);
  const outcome = missingAnswers(question, done) > 0 ? question.outcome : finalOutcome(question, notices);
  const given = [...judgement.given.map(({ answer }) => answer), ...wrongOnes];
  return { ...progressOf(question), given, done, notices, typo: null, judged, outcome };
}

/** `form`, which is about a wrong answer, is kept for the last answer only. */
const ofRightAnswers = (notices: readonly Notice[]): Notice[] =>
  notices.filter((notice) => notice !== "form");

function finalOutcome(question: TestQuestion, notices: readonly string[]): Outcome {
  if (question.outcome !== null) return "retried";
  if (question.hint !== null) return "hinted";
  return notices.length > 0 ? "forgiven" : "exact";
}

const progressOf = ({
  given,
  done,
  notices,
  typoOf,
  typo,
  judged,
  hint,
  outcome,
}: TestQuestion): Progress => ({
  given,
  done,
  notices,
  typoOf,
  typo,
  judged,
  hint,
  outcome,
});

/** The wrong answer that counts as right because the person said so. */
export function overridden(question: TestQuestion): Answered {
  const given = question.given.at(-1) ?? "";
  return { given, result: overriddenResult(expectedOf(question), [...question.done, given]) };
}

/** The result of an answer; `question` is its state after the answer. */
export const resultFor = (question: TestQuestion, judged: VisibleJudgement): AnswerResult =>
  resultOf(judged, {
    outcome: question.outcome,
    expected: expectedOf(question),
    needAnswers: missingAnswers(question, question.done),
    done: question.done,
  });

/** The question as the judge knows it, before it has looked at the other entries. */
export function judgedQuestion(question: TestQuestion): JudgedQuestion {
  const { swapped, letterCase, diacritics, done, given, typoOf } = question;
  const base: JudgedQuestion = {
    accepted: expectedOf(question),
    side: swapped ? "learned" : "known",
    language: answerLanguageOf(question),
    strictness: { case: letterCase, diacritics },
    given: done.map((accepted, at) => ({ accepted, answer: given[at] ?? accepted })),
    typoOf,
  };
  return { ...base, accepted: distinctAccepted(base) };
}

/** How many more distinct answers the question asks for when these accepted texts have been given. */
export function missingAnswers(question: TestQuestion, done: readonly string[]): number {
  const needed = question.swapped ? 1 : judgedQuestion(question).accepted.length;
  return Math.max(0, needed - done.length);
}

/** The hint about the next answer that is missing; null where none is. */
export const nextHint = (question: TestQuestion): string | null =>
  hintFor(judgedQuestion(question).accepted, question.done);

/** What the question shows or plays: the term; if swapped and not played, the definitions. */
export const promptOf = ({ swapped, sound, term, definitions }: TestQuestion): Bounded[] =>
  swapped && !sound ? definitions : [term];

/** The right answers: the definitions; if swapped, the term. */
export const expectedOf = ({ swapped, term, definitions }: TestQuestion): Bounded[] =>
  swapped ? [term] : definitions;

export const answerLanguageOf = (question: TestQuestion): LanguageCode =>
  question.swapped ? question.termsLanguage : question.definitionsLanguage;
