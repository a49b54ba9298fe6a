import { overriddenResult, resultOf, type ToldJudgement } from "../../../../shared/answer-result.ts";
import type {
  Answered,
  AnswerResult,
  Meaning,
  Question as ShownQuestion,
  QuestionKind,
} from "../../../../shared/api/testing.ts";
import { distinctAccepted } from "../../../../shared/judge/distinct.ts";
import type { Question as JudgedQuestion } from "../../../../shared/judge/question.ts";
import type { LanguageCode } from "../../../../shared/languages.ts";
import type { Bounded } from "../../../../shared/text/bounds.ts";
import { questionId, type TestQuestion } from "../questions.ts";

/** What the question shows or plays: the term; if swapped and not played, the definitions. */
export const promptOf = ({ swapped, sound, term, definitions }: TestQuestion): Bounded[] =>
  swapped && !sound ? definitions : [term];

/** The right answers: the definitions; if swapped, the term. */
export const expectedOf = ({ swapped, term, definitions }: TestQuestion): Bounded[] =>
  swapped ? [term] : definitions;

export const answerLanguageOf = (question: TestQuestion): LanguageCode =>
  question.swapped ? question.termsLanguage : question.definitionsLanguage;

const promptLanguageOf = (question: TestQuestion): LanguageCode =>
  question.swapped && !question.sound ? question.definitionsLanguage : question.termsLanguage;

/** The question as the judge knows it, before it has looked at the other entries. */
export function judgedQuestion(question: TestQuestion): JudgedQuestion {
  const { swapped, letterCase, diacritics, done, given, typoOf } = question;
  const asked: JudgedQuestion = {
    accepted: expectedOf(question),
    side: swapped ? "learned" : "known",
    language: answerLanguageOf(question),
    strictness: { case: letterCase, diacritics },
    given: done.map((accepted, at) => ({ accepted, answer: given[at] ?? accepted })),
    typoOf,
  };
  return { ...asked, accepted: distinctAccepted(asked) };
}

/** How many more distinct answers the question asks for when these accepted texts have been given. */
export function missingAnswers(question: TestQuestion, done: readonly string[]): number {
  const needed = question.swapped ? 1 : judgedQuestion(question).accepted.length;
  return Math.max(0, needed - done.length);
}

const meaningOf = ({ sound, definitions, definitionsLanguage }: TestQuestion): { meaning?: Meaning } =>
  sound ? { meaning: { definitions, language: definitionsLanguage } } : {};

const kindOf = ({ swapped, sound }: TestQuestion): QuestionKind =>
  sound ? "dictation" : swapped ? "backward" : "forward";

/** The question as the API shows it. */
export function shownQuestion(question: TestQuestion): ShownQuestion {
  const { testId, position, total, done, typo, typoOf } = question;
  const answered = answeredOf(question);
  return {
    id: questionId(testId, position),
    kind: kindOf(question),
    prompt: promptOf(question),
    promptLanguage: promptLanguageOf(question),
    answerLanguage: answerLanguageOf(question),
    needAnswers: missingAnswers(question, done),
    doneDefinitions: done,
    position,
    total,
    ...meaningOf(question),
    ...(typo !== null && typoOf !== null ? { typo: { answer: typo, expected: typoOf } } : {}),
    ...(answered && { answered }),
  };
}

/** The last answer to a question, with the result that was returned for it. */
function answeredOf(question: TestQuestion): Answered | null {
  if (question.outcome === "overridden") return overridden(question);
  if (!question.judged) return null;
  const { given, ...judged } = question.judged;
  return { given, result: resultFor(question, judged) };
}

/** The wrong answer that counts as right because the person said so. */
export function overridden(question: TestQuestion): Answered {
  const given = question.given.at(-1) ?? "";
  return { given, result: overriddenResult(expectedOf(question), [...question.done, given]) };
}

/** The result of an answer; `question` is its state after the answer. */
export const resultFor = (question: TestQuestion, judged: ToldJudgement): AnswerResult =>
  resultOf(judged, {
    outcome: question.outcome,
    expected: expectedOf(question),
    needAnswers: missingAnswers(question, question.done),
    done: question.done,
  });
