import type { Bounded } from "../text/bounds.ts";
import { matcherFor } from "./answer-matcher.ts";
import { rulesOf } from "./languages/index.ts";
import type { Question } from "./question.ts";
import { readingsOf } from "./readings.ts";

/**
 * The accepted texts, without those that no answer could distinguish from an earlier one ("car" after "(the) car"). The
 * same meaning given twice never counts twice, so only this many answers can be asked for.
 */
export function distinctAccepted(question: Question): Bounded[] {
  const [first, ...more] = question.accepted;
  if (first === undefined || more.length === 0) return [...question.accepted];
  const rules = rulesOf(question.language);
  const { isSameText } = matcherFor({ ...question, accepted: [] });
  const covers = (one: readonly Bounded[], other: readonly Bounded[]): boolean =>
    other.every((reading) => one.some((known) => isSameText(known, reading)));
  const kept = [{ text: first, readings: readingsOf(first, rules) }];
  for (const text of more) {
    const readings = readingsOf(text, rules);
    const isKnown = kept.some((one) => covers(one.readings, readings) && covers(readings, one.readings));
    if (!isKnown) kept.push({ text, readings });
  }
  return kept.map(({ text }) => text);
}
