import type { Complaint } from "../validation.ts";

/** Normalising a run of combining marks takes quadratic time; no script needs more than a few. */
const MOST_MARKS_IN_A_ROW = 32;
const TOO_MANY_MARKS = new RegExp(`\\p{M}{${MOST_MARKS_IN_A_ROW + 1}}`, "u");

/**
 * A character is at most two UTF-16 units, and at most twice as many when decomposed. White space is allowed in
 * addition because it is not counted.
 */
const UNITS_PER_CHARACTER = 4;
const WHITE_SPACE_UNITS = 4096;

/**
 * Complaints about a text that must not be processed at all. To be called before it is trimmed, normalised or matched.
 */
export function complaintsAboutRaw(text: string, mostCharacters: number): Complaint[] {
  if (text.length > mostCharacters * UNITS_PER_CHARACTER + WHITE_SPACE_UNITS)
    return [{ key: "at_most", length: mostCharacters }];
  return TOO_MANY_MARKS.test(text) ? [{ key: "forbidden" }] : [];
}
