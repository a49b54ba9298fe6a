import type { Answered } from "../../shared/api/testing.ts";
import { diff, nearestReading, type Correction, type Segment } from "../../shared/judge/diff.ts";
import { short } from "../../shared/text/bounds.ts";
import { missingOf } from "./step.ts";

/** An answer compared letter by letter with what was expected. */
export interface MarkedAnswer extends Correction {
  expected: string;
}

/** A comparison of letters helps only where at least half of them match (design: letter corrections). */
const HELPFUL = 0.5;

export const isHelpful = (correction: Correction): boolean => correction.similarity >= HELPFUL;

/**
 * Corrects an inexact answer by what it was accepted for, or else by the closest right one; null where neither is
 * known.
 */
export function correctionOf({ given, result }: Answered): MarkedAnswer | null {
  const { verdict, matched } = result;
  if (verdict === "exact" || verdict === "repeated") return null;
  if (matched !== undefined) return markLetters(given, [matched]);
  const open = verdict === "wrong" ? missingOf(result) : [];
  return open.length > 0 ? markLetters(given, open) : null;
}

/** Corrects a text by the closest of several right ones. */
export function markLetters(given: string, answers: readonly string[]): MarkedAnswer {
  const text = short(given);
  const expected = nearestReading(text, answers.map(short));
  return { expected, ...diff(text, expected) };
}

/** How many letters differ, counting a replaced one once; null where the letters hardly match. */
export function differingLetters(correction: Correction | null): number | null {
  if (!correction || !isHelpful(correction)) return null;
  return correction.segments.reduce((sum, segment, index, all) => sum + cost(segment, all[index - 1]), 0);
}

/** Missing letters right after surplus ones replace them. */
function cost(segment: Segment, before: Segment | undefined): number {
  if (segment.kind === "same") return 0;
  const length = [...segment.text].length;
  if (segment.kind === "surplus" || before?.kind !== "surplus") return length;
  return Math.max(0, length - [...before.text].length);
}
