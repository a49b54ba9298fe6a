import { overriddenResult, resultOf, told } from "../../shared/answer-result.ts";
import type { QueueItem } from "../../shared/api/reviews.ts";
import type { AnswerResult, Outcome } from "../../shared/api/testing.ts";
import { distinctAccepted } from "../../shared/judge/distinct.ts";
import { judge, type Judgement } from "../../shared/judge/judge.ts";
import { inOrder, type Notice } from "../../shared/judge/notices.ts";
import type { Question } from "../../shared/judge/question.ts";
import { short, type Bounded } from "../../shared/text/bounds.ts";

/** A word in one direction, and which of its answers have already been given. */
export interface Card {
  item: QueueItem;
  /** Only the remaining answers are asked for. */
  done: readonly string[];
}

/** A card that is being answered. */
export interface Asked {
  item: QueueItem;
  /** Its term is heard and typed. */
  heard: boolean;
  question: Question;
  /** How many answers it asks for in total. */
  needed: number;
  /** What was typed and counted: right answers, then a wrong one. */
  typed: readonly Bounded[];
  notices: readonly Notice[];
  outcome: Outcome | null;
}

/** The card after an answer, and the verdict. */
export interface Decided {
  asked: Asked;
  result: AnswerResult;
}

/** `known`: the question as judged with the dictionary's other entries, if they are on the device. */
export function ask({ item, done }: Card, known: Question | undefined, heard = false): Asked {
  const { answers, direction, answerLanguage, strictness } = item;
  const isTerm = direction === "backward";
  const base: Question = {
    ...(known ?? {
      accepted: answers.map(short),
      side: isTerm ? "learned" : "known",
      language: answerLanguage,
    }),
    strictness,
  };
  const accepted = isTerm ? base.accepted : distinctAccepted(base);
  const given = done.map(short).filter((text) => accepted.includes(text));
  return {
    item,
    heard,
    question: { ...base, accepted, given: given.map((text) => ({ answer: text, accepted: text })) },
    needed: isTerm ? 1 : accepted.length,
    typed: [],
    notices: [],
    outcome: null,
  };
}

/** The accepted texts given so far. */
export const doneOf = ({ question }: Asked): Bounded[] =>
  (question.given ?? []).map(({ accepted }) => accepted);

export const missingOf = (asked: Asked): number => Math.max(0, asked.needed - doneOf(asked).length);

/** Does what the server does for a question of a test (contract §6). */
export function decide(asked: Asked, given: string): Decided {
  const text = short(given);
  const judgement = judge(text, asked.question);
  const next = changedBy(asked, text, judgement);
  const { outcome, item } = next;
  const after = { outcome, expected: item.answers, needAnswers: missingOf(next), done: doneOf(next) };
  return { asked: next, result: resultOf(told(judgement), after) };
}

/** “I was right”: the whole card counts as right. */
export function overrule(asked: Asked): Decided {
  const { item, typed } = asked;
  return {
    asked: { ...asked, outcome: "overridden" },
    result: overriddenResult(item.answers, [...doneOf(asked), ...typed.slice(-1)]),
  };
}

function changedBy(asked: Asked, text: Bounded, judgement: Judgement): Asked {
  const { question, typed } = asked;
  switch (judgement.verdict) {
    case "repeated":
      return asked;
    case "almost":
      if (!judgement.notices.includes("typo")) return asked;
      return { ...asked, question: { ...question, typoOf: judgement.matched } };
    case "wrong":
      return { ...asked, typed: [...typed, text], outcome: "wrong" };
    default:
      return withRight(asked, text, judgement);
  }
}

function withRight(asked: Asked, text: Bounded, judgement: Judgement): Asked {
  const notices = inOrder([...asked.notices, ...judgement.notices]);
  const question = { ...asked.question, given: judgement.given };
  const next: Asked = { ...asked, question, typed: [...asked.typed, text], notices };
  if (missingOf(next) > 0) return next;
  return { ...next, outcome: notices.length > 0 ? "forgiven" : "exact" };
}
