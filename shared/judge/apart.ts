import { isWithin } from "./distance.ts";
import type { Rules } from "./languages/index.ts";

/** One word of a text: in lower case with apostrophes, and as base letters without diacritics. */
export interface Word {
  lower: string;
  base: string;
}

/** Longer words are not number words and are not split into parts. */
const MOST_NUMBER_LETTERS = 60;

/**
 * Whether the given word is a different word and therefore not a typo of the wanted one: a number, a weekday, a word
 * often confused with it, the wanted word with another prefix (un-, in-), or a word that differs by a diacritic that
 * distinguishes words.
 */
export function isAnotherWord(given: Word, wanted: Word, rules: Rules): boolean {
  if (given.lower === wanted.lower) return false;
  if (rules.pairs.get(wanted.lower)?.has(given.lower)) return true;
  if (given.base === wanted.base) return false;
  return (
    rules.knownWords.has(given.base) ||
    isNumber(given.base, rules) ||
    differsByBeginning(given.base, wanted.base, rules) ||
    differsByNegation(given.lower, wanted.lower) ||
    differsByInfix(given.base, wanted.base, rules)
  );
}

/** Whether a word is composed of number words: einundzwanzig, dieciséis. */
function isNumber(word: string, { numbers }: Rules): boolean {
  if (numbers.size === 0 || word.length > MOST_NUMBER_LETTERS) return false;
  const ends = [true];
  for (let end = 1; end <= word.length; end++) {
    ends[end] = false;
    for (let start = Math.max(0, end - 14); start < end && !ends[end]; start++)
      ends[end] = ends[start] === true && numbers.has(word.slice(start, end));
  }
  return ends[word.length] === true;
}

/**
 * Whether one prefix is added, missing or replaced while the rest is nearly the same: uncomfortable, eingeben for
 * angeben.
 */
function differsByBeginning(one: string, other: string, { prefixes }: Rules): boolean {
  const ofOne = prefixes.filter((prefix) => one.length > prefix.length && one.startsWith(prefix));
  const ofOther = prefixes.filter((prefix) => other.length > prefix.length && other.startsWith(prefix));
  const parts = (word: string, starts: readonly string[]) =>
    ["", ...starts].map((start) => word.slice(start.length));
  const wholes = parts(other, ofOther);
  return parts(one, ofOne).some((rest, at) =>
    wholes.some((whole, otherAt) => (at > 0 || otherAt > 0) && isRest(rest, whole, at, otherAt)),
  );

  function isRest(rest: string, whole: string, at: number, otherAt: number): boolean {
    if (rest === whole) return rest.length > 2;
    // A typo in addition to the prefix is allowed only if the prefix is too long to be the typo itself.
    const prefix = ofOne[at - 1] ?? ofOther[otherAt - 1] ?? "";
    const isOneMissing = (at === 0) !== (otherAt === 0);
    return isOneMissing && prefix.length > 1 && rest.length > 4 && isWithin(1, [...rest], [...whole]);
  }
}

const NOT = /n'?t$/;

/** couldn’t for could. */
function differsByNegation(one: string, other: string): boolean {
  return one.replace(NOT, "") === other || other.replace(NOT, "") === one;
}

/** Whether one has a negating syllable that the other lacks: gelmek, gelmemek. */
function differsByInfix(one: string, other: string, { infixes }: Rules): boolean {
  if (infixes.length === 0) return false;
  const [longer, shorter] = one.length > other.length ? [one, other] : [other, one];
  const extra = longer.length - shorter.length;
  for (let at = 1; at < longer.length; at++) {
    if (!infixes.includes(longer.slice(at, at + extra))) continue;
    if (longer.slice(0, at) + longer.slice(at + extra) === shorter) return true;
  }
  return false;
}
