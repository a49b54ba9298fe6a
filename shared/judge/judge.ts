import type { Bounded } from "../text/bounds.ts";
import { matcherFor, type Match, type Matcher } from "./answer-matcher.ts";
import { retype } from "./keyboards.ts";
import { unmix } from "./lookalikes.ts";
import { place } from "./matching.ts";
import { inOrder, type Notice, type Verdict } from "./notices.ts";
import type { OtherEntry } from "./others.ts";
import type { Given, Question } from "./question.ts";
import { soundOf } from "./sound.ts";
import { saysNothing } from "./tokens.ts";

/** The result of judging one answer. */
export interface Judgement {
  verdict: Verdict;
  /** What was forgiven, or what the warning is about; a wrong answer can have `form`. */
  notices: Notice[];
  /** The accepted text that the answer stands for, is near to, or has stood for before; null for a wrong answer. */
  matched: Bounded | null;
  /**
   * All right answers of the question so far, including this one; earlier ones may have been moved to another accepted
   * text.
   */
  given: readonly Given[];
  /** For a wrong answer: the entry for which it would have been right. */
  otherEntry?: OtherEntry;
}

/** Whether the form must reject the answer because it contains nothing to judge. */
export function isBlank(answer: Bounded, accepted: readonly Bounded[]): boolean {
  if (!saysNothing(answer)) return false;
  return answer.trim() === "" || !accepted.some(saysNothing);
}

/**
 * Judges one typed answer. It counts as one answer, however many commas it contains. A blank answer is returned with
 * the notice `empty` and leaves the question as it was. Rules and their order: README.md in this folder.
 */
export function judge(answer: Bounded, question: Question): Judgement {
  const given = question.given ?? [];
  if (isBlank(answer, question.accepted))
    return { verdict: "almost", notices: ["empty"], matched: null, given };
  const matcher = matcherFor(question);
  // An answer that fits a text but is not right differs by something that matters: der for die, Masse for Maße. That is
  // not a typo.
  const seen = matcher.matchesOf(answer);
  return (
    repeatOfText(matcher, answer, given, seen) ??
    rightAnswer(matcher, answer, question, given, seen) ??
    (seen.size > 0 ? undefined : slip(matcher, answer, question, given)) ??
    wrong(matcher, answer, question, given)
  );
}

type Seen = ReadonlyMap<Bounded, Match>;

function repeatOfText(
  matcher: Matcher,
  answer: Bounded,
  given: readonly Given[],
  seen: Seen,
): Judgement | undefined {
  if (seen.size === 0) return undefined;
  const before = given.find((one) => matcher.isSameText(answer, one.answer));
  return before && repeated(before.accepted, given);
}

function rightAnswer(
  matcher: Matcher,
  answer: Bounded,
  question: Question,
  given: readonly Given[],
  seen: Seen,
): Judgement | undefined {
  const exact = matcher.exactFor(answer);
  if (exact.length > 0) {
    const placed = place(answer, given, (text) => matcher.exactFor(text));
    const matched = placed?.find((one) => one.answer === answer)?.accepted;
    if (placed && matched !== undefined) return right(matched, [], question, placed);
    return repeated(exact[0] ?? null, given);
  }
  const forgiven = [...seen].flatMap(([accepted, fit]) =>
    fit.kind === "forgiven" ? [{ accepted, notices: fit.notices }] : [],
  );
  forgiven.sort((one, other) => one.notices.length - other.notices.length);
  const open = forgiven.find(({ accepted }) => !isGiven(accepted, given));
  if (open)
    return right(open.accepted, open.notices, question, [...given, { answer, accepted: open.accepted }]);
  return forgiven[0] && repeated(forgiven[0].accepted, given);
}

function slip(
  matcher: Matcher,
  answer: Bounded,
  question: Question,
  given: readonly Given[],
): Judgement | undefined {
  return keyboardSlip(matcher, answer, question, given) ?? typingSlip(matcher, answer, question, given);
}

function keyboardSlip(
  matcher: Matcher,
  answer: Bounded,
  question: Question,
  given: readonly Given[],
): Judgement | undefined {
  if (matcher.isTooLong(answer)) return undefined;
  for (const text of new Set(question.accepted.flatMap((accepted) => unmix(answer, accepted)))) {
    const warning = warn(matcher, text, "lookalike", given);
    if (warning) return warning;
  }
  for (const { text, sameScript } of retype(answer, question.language)) {
    // Y and z are swapped on some keyboards, and so are w and z; still, Zelt for Welt is a different word.
    if (sameScript && (matcher.otherEntry(answer) || matcher.isKnownWord(answer))) continue;
    const warning = warn(matcher, text, "layout", given);
    if (warning) return warning;
  }
  return undefined;
}

function warn(
  matcher: Matcher,
  text: Bounded,
  notice: Notice,
  given: readonly Given[],
): Judgement | undefined {
  const meant = matcher.meantBy(text);
  const open = meant.find((accepted) => !isGiven(accepted, given));
  if (open !== undefined) return { verdict: "almost", notices: [notice], matched: open, given };
  return meant[0] === undefined ? undefined : repeated(meant[0], given);
}

function typingSlip(
  matcher: Matcher,
  answer: Bounded,
  question: Question,
  given: readonly Given[],
): Judgement | undefined {
  const near = matcher.nearTo(answer);
  if (near.length === 0 || matcher.otherEntry(answer)) return undefined;
  const open = near.find((accepted) => !isGiven(accepted, given));
  if (open === undefined) return repeated(near[0] ?? null, given);
  if ((question.typoOf ?? null) !== null) return undefined;
  return { verdict: "almost", notices: ["typo"], matched: open, given };
}

function right(
  matched: Bounded,
  notices: readonly Notice[],
  question: Question,
  given: readonly Given[],
): Judgement {
  const all = inOrder(matched === question.typoOf ? [...notices, "typo"] : notices);
  return { verdict: all.length === 0 ? "exact" : "forgiven", notices: all, matched, given };
}

function repeated(matched: Bounded | null, given: readonly Given[]): Judgement {
  return { verdict: "repeated", notices: [], matched, given };
}

// If the answer belongs to another entry, it is not reported as another form of this one.
function wrong(matcher: Matcher, answer: Bounded, question: Question, given: readonly Given[]): Judgement {
  const otherEntry = matcher.otherEntry(answer);
  if (otherEntry?.heardAs !== undefined && soundsLikeOneOf(otherEntry.heardAs, question))
    return { verdict: "almost", notices: ["homophone"], matched: null, given, otherEntry };
  if (otherEntry) return { verdict: "wrong", notices: [], matched: null, given, otherEntry };
  const open = question.accepted.filter((accepted) => !isGiven(accepted, given));
  return { verdict: "wrong", notices: matcher.hasFormOf(answer, open) ? ["form"] : [], matched: null, given };
}

const soundsLikeOneOf = (term: Bounded, { accepted, language }: Question): boolean =>
  accepted.some((one) => soundOf(one, language) === soundOf(term, language));

function isGiven(accepted: Bounded, given: readonly Given[]): boolean {
  return given.some((one) => one.accepted === accepted);
}
