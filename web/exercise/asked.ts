import { overriddenResult, resultOf, visiblePartOf } from "../../shared/answer-result.ts";
import type { QueueItem } from "../../shared/api/reviews.ts";
import type { AnswerResult, Outcome, Question, QuestionKind } from "../../shared/api/testing.ts";
import { distinctAccepted } from "../../shared/judge/distinct.ts";
import { hintFor } from "../../shared/judge/hint.ts";
import { judge, type Judgement } from "../../shared/judge/judge.ts";
import { inOrder, type Notice } from "../../shared/judge/notices.ts";
import type { Question as Judged } from "../../shared/judge/question.ts";
import { short, type Bounded } from "../../shared/text/bounds.ts";
import { KINDS } from "./kinds.ts";
import { stepAfter, type Step } from "./step.ts";

/** A word in one direction, and which of its answers have already been given. */
export interface Card {
  item: QueueItem;
  /** Only the remaining answers are asked for. */
  done: readonly string[];
}

/** Which question of its exercise a card is. */
type Place = Pick<Question, "id" | "position" | "total">;

/** A card that is being asked on the device, from its question to its verdict. */
export interface Asked {
  item: QueueItem;
  kind: QuestionKind;
  place: Place;
  judged: Judged;
  /** How many answers it asks for in total. */
  needed: number;
  /** What was typed and counted: right answers, then a wrong one. */
  typed: readonly Bounded[];
  notices: readonly Notice[];
  /** The first letters that were shown last. */
  hint: string | null;
  outcome: Outcome | null;
  last: Step | null;
}

interface Asking {
  kind: QuestionKind;
  /** As judged with the dictionary's other entries, if they are on the device. */
  known: Judged | undefined;
  place: Place;
}

export function ask({ item, done }: Card, { kind, known, place }: Asking): Asked {
  const { answers, answerLanguage, strictness } = item;
  const isTerm = KINDS[kind].typed === "term";
  const base: Judged = {
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
    kind,
    place,
    judged: { ...base, accepted, given: given.map((text) => ({ answer: text, accepted: text })) },
    needed: isTerm ? 1 : accepted.length,
    typed: [],
    notices: [],
    hint: null,
    outcome: null,
    last: null,
  };
}

/** The card as it is shown. */
export function questionOf(asked: Asked): Question {
  const { hint } = asked;
  return {
    ...asked.place,
    kind: asked.kind,
    ...sidesOf(asked),
    needAnswers: needAnswersOf(asked),
    doneDefinitions: doneOf(asked),
    ...(hint !== null && hint === nextHint(asked) && { hint }),
  };
}

function sidesOf({
  item,
  kind,
}: Asked): Pick<Question, "prompt" | "promptLanguage" | "answerLanguage" | "meaning"> {
  const { prompt, answers, promptLanguage, answerLanguage } = item;
  if (!KINDS[kind].heard) return { prompt, promptLanguage, answerLanguage };
  const meaning = { definitions: prompt, language: promptLanguage };
  return { prompt: answers, promptLanguage: answerLanguage, answerLanguage, meaning };
}

/** The accepted texts given so far. */
export const doneOf = ({ judged }: Asked): Bounded[] => (judged.given ?? []).map(({ accepted }) => accepted);

export const needAnswersOf = (asked: Asked): number => Math.max(0, asked.needed - doneOf(asked).length);

/** The card after an answer: what the server does for a question of a test (contract §6). */
export function decide(asked: Asked, given: string): Asked {
  const text = short(given);
  const judgement = judge(text, asked.judged);
  const next = changedBy(asked, text, judgement);
  const { outcome, item } = next;
  const after = { outcome, expected: item.answers, needAnswers: needAnswersOf(next), done: doneOf(next) };
  return answered(next, given, resultOf(visiblePartOf(judgement), after));
}

/** The card with first letters of an answer that is missing. */
export const withHint = (asked: Asked): Asked => ({ ...asked, hint: nextHint(asked) });

/** Of a term the card's own, not another one with the same meaning. */
function nextHint(asked: Asked): string | null {
  const { item, kind, judged } = asked;
  const accepted = KINDS[kind].typed === "term" ? item.answers.map(short) : judged.accepted;
  return hintFor(accepted, doneOf(asked));
}

/** The card as it was before its last answer was given, after those that were right. It stays open. */
export function asBefore(card: Card, asking: Asking, typed: readonly string[]): Asked {
  let asked = ask(card, asking);
  for (const text of typed) {
    const next = decide(asked, text);
    // Its word may have been changed since: what was right then may be wrong now, or all that is asked for.
    if (next.outcome !== null) break;
    asked = next;
  }
  return asked;
}

/** The card with what its word says now; its verdict stays. */
export function rewritten(asked: Asked, item: QueueItem): Asked {
  const { last } = asked;
  const { answers: answer, note, example } = item;
  const now = { ...asked, item };
  if (!last) return now;
  const question = { ...last.question, ...sidesOf(now) };
  if (last.kind === "skipped") return { ...now, last: { ...last, question, answer, note, example } };
  return { ...now, last: { ...last, question, result: { ...last.result, answer, note, example } } };
}

/** The card was skipped. */
export function skip(asked: Asked): Asked {
  const { answers: answer, note, example } = asked.item;
  return {
    ...asked,
    outcome: "skipped",
    last: { kind: "skipped", question: questionOf(asked), answer, note, example },
  };
}

/** “I was right”: the whole card counts as right. */
export function overrule(asked: Asked): Asked {
  const { item, typed } = asked;
  const given = typed.slice(-1);
  return answered(
    { ...asked, outcome: "overridden" },
    given.join(),
    overriddenResult(item.answers, [...doneOf(asked), ...given]),
  );
}

function answered(asked: Asked, given: string, result: AnswerResult): Asked {
  const { note, example } = asked.item;
  const noted = asked.outcome === null ? result : { ...result, note, example };
  return { ...asked, last: stepAfter(questionOf(asked), given, noted) };
}

function changedBy(asked: Asked, text: Bounded, judgement: Judgement): Asked {
  const { judged, typed } = asked;
  switch (judgement.verdict) {
    case "repeated":
      return asked;
    case "almost":
      if (!judgement.notices.includes("typo")) return asked;
      return { ...asked, judged: { ...judged, typoOf: judgement.matched } };
    case "wrong":
      return { ...asked, typed: [...typed, text], outcome: "wrong" };
    default:
      return withRight(asked, text, judgement);
  }
}

function withRight(asked: Asked, text: Bounded, judgement: Judgement): Asked {
  const notices = inOrder([...asked.notices, ...judgement.notices]);
  const judged = { ...asked.judged, given: judgement.given };
  const next: Asked = { ...asked, judged, typed: [...asked.typed, text], notices };
  if (needAnswersOf(next) > 0) return next;
  return { ...next, outcome: asked.hint !== null ? "hinted" : notices.length > 0 ? "forgiven" : "exact" };
}
