import { derived, type Bounded } from "../text/bounds.ts";
import { nfd } from "../text/transform.ts";
import type { Rules } from "./languages/index.ts";
import type { Difference } from "./notices.ts";
import type { Token } from "./tokens.ts";

const MARKS = /\p{M}/gu;
/** Vowel points and related marks of Arabic and Hebrew, which are usually not printed. */
const VOWEL_POINTS = /[\u064B-\u0652\u0670\u05B0-\u05BC\u05C1\u05C2\u05C7]/gu;
const TO_MARKS: Readonly<Record<string, string>> = { đ: "d\u0335" };

/** How two lower-case letters with the same base letter differ. */
export function markDifferences(given: Bounded, wanted: Bounded): Difference[] {
  const bareGiven = withoutPoints(given);
  const bareWanted = withoutPoints(wanted);
  if (bareGiven !== given || bareWanted !== wanted) {
    const found: Difference[] = ["points"];
    if (bareGiven !== given && bareWanted !== wanted && !isSubset(given, wanted)) found.push("mark");
    if (bareGiven !== bareWanted) found.push("diacritics");
    return found;
  }
  return ["diacritics"];
}

/**
 * Whether marks that make words (tones) are other ones, or were typed in part: who typed some has a keyboard for all.
 * Without any mark it is how a keyboard without marks writes.
 */
export function areOtherMarks(
  given: readonly Token[],
  wanted: readonly Token[],
  { marksMatter }: Rules,
): boolean {
  if (!marksMatter) return false;
  const typed = allMarksOf(given, marksMatter);
  return typed !== "" && typed !== allMarksOf(wanted, marksMatter);
}

const allMarksOf = (tokens: readonly Token[], kinds: RegExp): string =>
  tokens
    .flatMap((token) => (token.kind === "letter" ? marksOf(token.lower) : []))
    .filter((mark) => kinds.test(mark))
    .join("");

/** Whether a letter has a vowel point. */
export const hasVowelPoints = (letter: string): boolean => withoutPoints(letter) !== letter;

const withoutPoints = (letter: string): string =>
  letter < "\u0590" ? letter : letter.replace(VOWEL_POINTS, "");

function isSubset(given: Bounded, wanted: Bounded): boolean {
  const rest = marksOf(wanted);
  return marksOf(given).every((mark) => rest.includes(mark));
}

const marksOf = (letter: Bounded): string[] =>
  nfd(derived(letter, TO_MARKS[letter] ?? letter)).match(MARKS) ?? [];
