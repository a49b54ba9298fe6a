import { short, split, type Bounded } from "../text/bounds.ts";
import { baseOf } from "../text/letters.ts";
import { lowerCase } from "../text/transform.ts";
import { isAnotherWord, type Word } from "./apart.ts";
import { ENDINGS } from "./languages/endings.ts";
import type { Rules } from "./languages/index.ts";
import { SLIPLESS_ENDINGS } from "./languages/slipless-endings.ts";
import { type Token, writeOut } from "./tokens.ts";

interface Prepared {
  words: readonly Group[];
  nouns: readonly Group[];
  /** All groups, and those of which nothing is said, with and without diacritics. */
  slipless: readonly Group[];
}

interface Group {
  /** The least number of letters before the endings. */
  stem: number;
  endings: ReadonlySet<string>;
  /** The number of letters of the longest ending. */
  longest: number;
}

// By language: only those with rules, and "".
const prepared = new Map<string, Prepared>();
const SHORT_SYLLABLE = /^[^aeiouy]*[aeiou][bcdfgklmnprstvz]$/;
const CONSONANT = /[bcdfghjklmnpqrstvwxz]$/;
const VOWEL = /[aeiouáéíóú]$/;
const HISSING = /(?:s|x|z|ch|sh|o)$/;
const REFLEXIVE = /с[яь]$/u;

/**
 * Whether the answer is the expected text with words in another form: number, case, tense or gender. Only endings are
 * compared, so irregular forms are not found. Two words that are known to be different are never forms of one.
 */
export function isOtherForm(answer: readonly Token[], expected: readonly Token[], rules: Rules): boolean {
  const endings = preparedFor(rules.language);
  if (endings.words.length === 0) return false;
  const given = split(writeOut(answer, "text"), " ");
  const wanted = split(writeOut(expected, "text"), " ");
  if (given.length !== wanted.length) return false;
  let found = false;
  for (const [at, word] of wanted.entries()) {
    const typed = given[at] ?? short("");
    if (lowerCase(typed) === lowerCase(word)) continue;
    if (!areForms(typed, word, endings, rules)) return false;
    found = true;
  }
  return found;
}

/** Whether two words have one stem with different endings of the language, so that one is no typo of the other. */
export function differsByEnding(given: Word, wanted: Word, { language }: Rules): boolean {
  if (isLastTypedTwice(given.lower, wanted.lower)) return false;
  const [one, other] = reflexiveParted(given.lower, wanted.lower);
  return preparedFor(language).slipless.some(
    (group) => shareStem(one, other, group, language) || shareStem(given.base, wanted.base, group, language),
  );
}

// школаа looks like школа with an ending, but is a key held too long.
const isLastTypedTwice = (given: string, wanted: string): boolean => given === wanted + (wanted.at(-1) ?? "");

function areForms(given: Bounded, wanted: Bounded, { words, nouns }: Prepared, rules: Rules): boolean {
  const [one, other] = [lowerCase(given), lowerCase(wanted)];
  if (areTwoWords(one, other, rules)) return false;
  const isNoun = nouns.length > 0 && wanted !== other;
  const [oneStem, otherStem] = reflexiveParted(one, other);
  return (isNoun ? nouns : words).some((group) => shareStem(oneStem, otherStem, group, rules.language));
}

function areTwoWords(one: string, other: string, rules: Rules): boolean {
  const [given, wanted]: [Word, Word] = [bare(one), bare(other)];
  if (rules.knownWords.has(given.base) && rules.knownWords.has(wanted.base)) return true;
  // Number words are always known; whether only one of the two is in the other lists means nothing here, nor does the
  // sound: rois sounds like roi.
  return isAnotherWord(given, wanted, { ...rules, knownWords: rules.numbers, homophones: NONE });
}

const NONE: Rules["homophones"] = new Map();
const bare = (lower: string): Word => ({ lower, base: lower });

// Both are reflexive: their endings come before the reflexive particle.
function reflexiveParted(one: string, other: string): [string, string] {
  if (!REFLEXIVE.test(one) || !REFLEXIVE.test(other)) return [one, other];
  return [one.replace(REFLEXIVE, ""), other.replace(REFLEXIVE, "")];
}

function shareStem(one: string, other: string, group: Group, language: string): boolean {
  const { stem, endings, longest } = group;
  let common = 0;
  while (common < one.length && one[common] === other[common]) common += 1;
  const least = Math.max(stem, one.length - longest, other.length - longest);
  for (let at = common; at >= least; at--) {
    const ends = [one.slice(at), other.slice(at)];
    if (!ends.every((end) => endings.has(end))) continue;
    const root = one.slice(0, at);
    if (ends.every((end) => joins(root, end, endings, language))) return true;
  }
  return language === "en" && isDoubled(one, other, endings);
}

/** Whether an ending can follow this stem without a change of spelling. */
function joins(stem: string, ending: string, endings: ReadonlySet<string>, language: string): boolean {
  if (language === "en") {
    if (ending === "s") return !/(?:s|x|z|ch|sh)$/.test(stem);
    if (ending === "es") return HISSING.test(stem) || CONSONANT.test(stem);
    if (ending === "ed" || ending === "ing") return endings.has("e") || !SHORT_SYLLABLE.test(stem);
  }
  if (language === "es" && (ending === "es" || ending === "")) return !VOWEL.test(stem) || ending === "";
  if (language === "fr" && ending === "s") return !/[sxz]$/.test(stem);
  return true;
}

// stop, stopped, stopping
function isDoubled(one: string, other: string, endings: ReadonlySet<string>): boolean {
  if (!endings.has("ed")) return false;
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  const doubled = shorter + (shorter.at(-1) ?? "");
  return SHORT_SYLLABLE.test(shorter) && (longer === `${doubled}ed` || longer === `${doubled}ing`);
}

function preparedFor(language: string): Prepared {
  let known = prepared.get(language);
  if (!known) {
    known = prepareEndings(language);
    prepared.set(language, known);
  }
  return known;
}

/** The least number of letters before endings of which nothing is said. */
const SHORTEST_STEM = 2;

function prepareEndings(language: string): Prepared {
  const endings = Object.hasOwn(ENDINGS, language) ? ENDINGS[language] : undefined;
  const [words, nouns] = [groupsOf(endings?.groups), groupsOf(endings?.nouns)];
  const unnamed = Object.hasOwn(SLIPLESS_ENDINGS, language) ? SLIPLESS_ENDINGS[language]?.split(";") : [];
  const others = groupsOf(unnamed?.map((list) => [SHORTEST_STEM, list]));
  return {
    words,
    nouns,
    slipless: [...words, ...nouns, ...others].map((group) => ({
      ...group,
      endings: new Set([...group.endings].flatMap((ending) => [ending, withoutMarks(ending)])),
    })),
  };
}

const withoutMarks = (ending: string): string => [...short(ending)].map(baseOf).join("");

const groupsOf = (groups: readonly (readonly [number, string])[] = []): Group[] =>
  groups.map(([stem, list]) => {
    const endings = list
      .replaceAll("ς", "σ")
      .split(" ")
      .map((ending) => (ending === "0" ? "" : ending));
    return { stem, endings: new Set(endings), longest: Math.max(...endings.map((ending) => ending.length)) };
  });
