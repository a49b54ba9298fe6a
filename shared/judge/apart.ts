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
 * often confused with it or that sounds like it, the wanted word with another prefix (un-, in-) or aspect, or a word that
 * differs by a diacritic, a length or a tone that distinguishes words.
 */
export function isAnotherWord(given: Word, wanted: Word, rules: Rules): boolean {
  if (given.lower === wanted.lower) return false;
  if (rules.pairs.get(wanted.lower)?.has(given.lower)) return true;
  if (given.base === wanted.base) return false;
  return (
    rules.knownWords.has(given.base) ||
    isNumber(given.base, rules) ||
    (rules.homophones.get(wanted.base)?.has(given.base) ?? false) ||
    differsByBeginning(given.base, wanted.base, rules) ||
    differsByNegation(given.lower, wanted.lower) ||
    differsByPart(given.base, wanted.base, rules) ||
    differsByAspect(given.base, wanted.base, rules) ||
    differsByLength(given.base, wanted.base, rules) ||
    tonesOf(given.lower) !== tonesOf(wanted.lower)
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
function differsByBeginning(one: string, other: string, { prefixes, roots }: Rules): boolean {
  if (roots.some((root) => other.startsWith(root))) return false;
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

/** Whether one part of a word stands for another that makes another word: gelmek, gelmemek; показать, показывать. */
function differsByPart(one: string, other: string, { parts }: Rules): boolean {
  const [longer, shorter] = one.length > other.length ? [one, other] : [other, one];
  return parts.some(([part, instead]) => {
    if (longer.length - shorter.length !== part.length - instead.length) return false;
    for (let at = longer.indexOf(part, 1); at !== -1; at = longer.indexOf(part, at + 1))
      if (longer.slice(0, at) + instead + longer.slice(at + part.length) === shorter) return true;
    return false;
  });
}

/** Whether both are infinitives of different classes: бросить, бросать. */
function differsByAspect(one: string, other: string, { aspects }: Rules): boolean {
  const classOf = (word: string) => aspects.findLastIndex((ends) => ends.some((end) => word.endsWith(end)));
  const [ofOne, ofOther] = [classOf(one), classOf(other)];
  return ofOne !== ofOther && ofOne >= 0 && ofOther >= 0;
}

const DOUBLED = /(.)\1/gu;

/** Whether they differ only by letters that are double in one of them: Finnish tuli, tuuli, tulli. */
function differsByLength(one: string, other: string, { lengthMatters }: Rules): boolean {
  return lengthMatters && one.replace(DOUBLED, "$1") === other.replace(DOUBLED, "$1");
}

/** Tone marks of Thai, Lao and Burmese, which are as much part of a word as its letters. */
const TONES = /[\u0E48-\u0E4B\u0EC8-\u0ECB\u1037\u1038]/g;

const tonesOf = (word: string): string => word.match(TONES)?.join("") ?? "";
