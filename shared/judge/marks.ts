import { derived, type Bounded } from "../text/bounds.ts";
import { nfd } from "../text/transform.ts";
import type { Rules } from "./languages/index.ts";
import type { Difference } from "./walk.ts";

const MARKS = /\p{M}/gu;
/** Vowel points and related marks of Arabic and Hebrew, which are usually not printed. */
const VOWEL_POINTS = /[\u064B-\u0652\u0670\u05B0-\u05BC\u05C1\u05C2\u05C7]/gu;
const TO_MARKS: Readonly<Record<string, string>> = { đ: "d\u0335" };

/** How two lower-case letters with the same base letter differ. */
export function markDifferences(given: Bounded, wanted: Bounded, { marksMatter }: Rules): Difference[] {
  const bareGiven = withoutPoints(given);
  const bareWanted = withoutPoints(wanted);
  if (bareGiven !== given || bareWanted !== wanted) {
    const found: Difference[] = ["points"];
    if (bareGiven !== given && bareWanted !== wanted && !isSubset(given, wanted)) found.push("mark");
    if (bareGiven !== bareWanted) found.push("diacritics");
    return found;
  }
  return marksMatter && !isSubset(given, wanted) ? ["diacritics", "mark"] : ["diacritics"];
}

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
