import type { AnswerResult, Outcome } from "../../../../shared/api/testing.ts";
import type { Judgement } from "../../../../shared/judge/judge.ts";
import { inOrder, type Notice } from "../../../../shared/judge/notices.ts";
import { AppError } from "../../../app-error.ts";
import type { Progress } from "../test-state.ts";
import { expectedOf, missingAnswers } from "./asked.ts";
import type { NoteAndExample } from "./note-and-example.ts";
import type { TestQuestion } from "./questions.ts";

/** What somebody is told, and what is to be written before; nothing for what uses nothing up. */
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

/** Attempts kept of one question; wrong ones beyond are told so and forgotten. */
const MOST_GIVEN = 40;

/** What an answer does to its question, open or tried again after a wrong answer (contract §6). */
export function decideAnswer(
  question: TestQuestion,
  typed: string,
  judgement: Judgement,
): Decision<AnswerResult> {
  const change = changeBy(question, typed, judgement);
  const { outcome, done } = change ?? question;
  const { verdict, notices, matched, otherEntry } = judgement;
  return {
    change,
    answer: {
      result: isRight(judgement),
      verdict,
      notices,
      answer: outcome === null ? null : expectedOf(question),
      needAnswers: missingAnswers(question, done),
      doneDefinitions: done,
      ...(outcome !== null && { outcome }),
      ...(matched !== null && !givesAway(judgement) && { matched }),
      ...(otherEntry && { otherEntry: { wordId: otherEntry.entryId, prompt: otherEntry.prompt } }),
    },
  };
}

/** Skipping finishes the question and shows its answer. */
export function decideSkip(
  question: TestQuestion,
  more: NoteAndExample,
): Decision<{ answer: string[] } & NoteAndExample> {
  return {
    change: { ...progressOf(question), typo: null, outcome: "skipped" },
    answer: { answer: expectedOf(question), ...more },
  };
}

/** An answer that its giver says was right: it may become a definition of its word. */
export interface RightAnswer {
  dictionaryId: string;
  wordId: string;
  text: string;
}

/** “I was right”: the last wrong answer counts as right, and with it the whole question. Saying it twice changes nothing. */
export function decideOverride(
  question: TestQuestion,
  more: NoteAndExample,
): Decision<{ result: AnswerResult; right: RightAnswer | null }> {
  const { dictionaryId, wordId, swapped, done, given } = question;
  const text = given.at(-1) ?? "";
  return {
    change:
      question.outcome === "overridden"
        ? null
        : { ...progressOf(question), notices: ofRightAnswers(question.notices), outcome: "overridden" },
    answer: {
      result: {
        result: true,
        verdict: "forgiven",
        notices: [],
        answer: expectedOf(question),
        needAnswers: 0,
        doneDefinitions: [...done, text],
        outcome: "overridden",
        ...more,
      },
      right: swapped ? null : { dictionaryId, wordId, text },
    },
  };
}

function changeBy(question: TestQuestion, typed: string, judgement: Judgement): Progress | null {
  switch (judgement.verdict) {
    case "repeated":
      return null;
    case "almost":
      return slipped(question, typed, judgement);
    case "wrong":
      return failed(question, typed, judgement);
    default:
      return succeeded(question, judgement);
  }
}

function slipped(question: TestQuestion, typed: string, { notices, matched }: Judgement): Progress | null {
  if (!notices.includes("typo")) return null;
  return { ...progressOf(question), typoOf: matched, typo: typed };
}

function failed(question: TestQuestion, typed: string, judgement: Judgement): Progress | null {
  if (question.given.length >= MOST_GIVEN) return null;
  const given = [...question.given, typed];
  const notices = inOrder([...ofRightAnswers(question.notices), ...judgement.notices]);
  return { ...progressOf(question), given, notices, typo: null, outcome: "wrong" };
}

function succeeded(question: TestQuestion, judgement: Judgement): Progress {
  const wrongOnes = question.given.slice(question.done.length);
  const done = judgement.given.map(({ accepted }) => accepted);
  const notices = inOrder([...ofRightAnswers(question.notices), ...judgement.notices]);
  const outcome = missingAnswers(question, done) > 0 ? question.outcome : finalOutcome(question, notices);
  const given = [...judgement.given.map(({ answer }) => answer), ...wrongOnes];
  return { given, done, notices, typoOf: question.typoOf, typo: null, outcome };
}

/** That a wrong answer was the right word in another form is said of the last one only. */
const ofRightAnswers = (notices: readonly Notice[]): Notice[] =>
  notices.filter((notice) => notice !== "form");

function finalOutcome(question: TestQuestion, notices: readonly string[]): Outcome {
  if (question.outcome !== null) return "retried";
  return notices.length > 0 ? "forgiven" : "exact";
}

const isRight = ({ verdict }: Judgement): boolean => verdict === "exact" || verdict === "forgiven";

/** A warning about the keyboard must not tell the answer; one about a typo shows its letters. */
const givesAway = ({ verdict, notices }: Judgement): boolean =>
  verdict === "almost" && !notices.includes("typo");

const progressOf = ({ given, done, notices, typoOf, typo, outcome }: TestQuestion): Progress => ({
  given,
  done,
  notices,
  typoOf,
  typo,
  outcome,
});

/** Outcomes that count as right in the word's statistics; any other had to be shown first, and was not known. */
export const KNOWN_OUTCOMES: readonly Outcome[] = ["exact", "forgiven", "overridden"];
