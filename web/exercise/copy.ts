import { diff, type Correction } from "../../shared/judge/diff.ts";
import { short } from "../../shared/text/bounds.ts";
import { differingLetters, markLetters, type MarkedAnswer } from "./verdict-letters.ts";

/** A text that was copied, where it differs from what it is a copy of. */
export interface Difference {
  marked: MarkedAnswer;
  /** How many letters differ; null where the two have hardly anything in common. */
  letters: number | null;
}

/**
 * What is different in a copy of a text, or of one of its readings; null where nothing is. It is no answer: nothing is
 * forgiven, and nothing counts.
 */
export function differenceOf(copy: string, original: string): Difference | null {
  const text = copy.trim();
  const marked = markLetters(text, [original]);
  if (isSame(marked) || isSame(diff(short(text), short(original)))) return null;
  return { marked, letters: differingLetters(marked) };
}

const isSame = ({ segments }: Correction): boolean => segments.every(({ kind }) => kind === "same");
