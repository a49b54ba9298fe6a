import { short } from "../../../../shared/text/bounds.ts";
import { nfc, lowerCase } from "../../../../shared/text/transform.ts";

const SHORTEST_WORD = 4;
const SHORTEST_STEM = 3;
/** A shorter prefix matches thousands of words. */
const SHORTEST_PREFIX = 4;
const SHORTEST_SHARE = 0.6;
const LONGEST_ENDING = 3;
/** A headword with another ending is a different word of the family: profesor, profesión. */
const LONGEST_OWN_ENDING = 2;

/**
 * Inflected words differ from their headword at the end: of the server's candidates, the one with the longest common
 * prefix.
 */
export function headwordOf(word: string, offered: readonly string[]): string | undefined {
  const typed = folded(word);
  let best: { headword: string; shared: number } | undefined;
  for (const headword of offered) {
    const shared = sharedStart(typed, folded(headword));
    if (!isForm(typed, headword, shared)) continue;
    const longer = best && (shared - best.shared || best.headword.length - headword.length);
    if (longer === undefined || longer > 0) best = { headword, shared };
  }
  return best?.headword;
}

function isForm(typed: string, headword: string, shared: number): boolean {
  return (
    typed.length >= SHORTEST_WORD &&
    !headword.includes(" ") &&
    shared >= Math.max(SHORTEST_STEM, typed.length * SHORTEST_SHARE) &&
    typed.length - shared <= LONGEST_ENDING &&
    headword.length - shared <= LONGEST_OWN_ENDING
  );
}

/** The prefix that all forms of a regular word share; undefined where it is too short to search for. */
export function stemOf(word: string): string | undefined {
  const stem = word.slice(0, Math.max(SHORTEST_PREFIX, word.length - 2));
  return stem.length < word.length && !stem.includes(" ") ? stem : undefined;
}

const folded = (word: string): string => lowerCase(nfc(short(word)));

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
