import { withoutNukta } from "../text/letters.ts";
import { mayBeOmitted, mayBeOmittedLast } from "./furigana.ts";
import type { Rules } from "./languages/index.ts";
import { markDifferences } from "./marks.ts";
import type { Difference, Notice } from "./notices.ts";
import type { Gap, Letter, Token } from "./tokens.ts";

/**
 * Compares the answer with the expected text from left to right and returns each difference that may be forgiven.
 * Undefined if they differ in any other way. It takes one pass without backtracking, so the time is linear.
 */
export function differences(
  answer: readonly Token[],
  expected: readonly Token[],
  rules: Rules,
): Set<Difference> | undefined {
  const found = new Set<Difference>();
  let i = 0;
  let j = 0;
  while (i < answer.length || j < expected.length) {
    const given = answer[i];
    const wanted = expected[j];
    if (given?.kind === "letter" && wanted?.kind === "letter") {
      const step =
        spelledStep(answer, i, expected, j, rules, found) ??
        (rules.language === "ja" ? okuriganaStep(answer, i, expected, j, found) : undefined) ??
        letterStep(given, wanted, rules, found);
      if (!step) return undefined;
      i += step.given;
      j += step.wanted;
      continue;
    }
    const last = rules.language === "ja" ? lastKanaStep(answer, i, expected, j, found) : undefined;
    if (last) {
      i += last.given;
      j += last.wanted;
      continue;
    }
    const givenGap = given?.kind === "gap" ? given : undefined;
    const wantedGap = wanted?.kind === "gap" ? wanted : undefined;
    if (!gapsAgree(givenGap, wantedGap, rules, found)) return undefined;
    if (givenGap) i += 1;
    if (wantedGap) j += 1;
  }
  return found;
}

interface Step {
  given: number;
  wanted: number;
}

const ONE_GIVEN: Step = { given: 1, wanted: 0 };
const ONE_WANTED: Step = { given: 0, wanted: 1 };
const ONE_EACH: Step = { given: 1, wanted: 1 };
const TWO_GIVEN: Step = { given: 2, wanted: 1 };
const TWO_WANTED: Step = { given: 1, wanted: 2 };

function letterStep(given: Letter, wanted: Letter, rules: Rules, found: Set<Difference>): Step | undefined {
  if (given.text === wanted.text) return ONE_EACH;
  if (given.lower !== wanted.lower && !isBareCapital(given, wanted) && !isBareCapital(wanted, given)) {
    const confused = confusion(given, wanted, rules) ?? confusion(wanted, given, rules);
    if (confused) found.add(confused);
    else if (withoutNukta(given.lower) === withoutNukta(wanted.lower)) found.add("diacritics");
    else if (given.base !== wanted.base) return undefined;
    else for (const difference of markDifferences(given.lower, wanted.lower)) found.add(difference);
  }
  noteCase(given, wanted, found);
  return ONE_EACH;
}

/** Ο for ό or Ό: Greek capitals are written without their tonos. */
const isBareCapital = (capital: Letter, letter: Letter): boolean =>
  capital.text !== capital.lower && capital.lower === letter.base && GREEK.test(letter.lower);

function confusion(one: Letter, other: Letter, rules: Rules): Notice | undefined {
  const confusable = rules.confused.get(one.lower);
  return confusable?.with === other.lower ? confusable.notice : undefined;
}

function noteCase(given: Letter, wanted: Letter, found: Set<Difference>): void {
  if ((given.text === given.lower) !== (wanted.text === wanted.lower)) found.add("case");
}

// One letter in one text and its two-letter spelling in the other: ß and ss, ä and ae.
function spelledStep(
  answer: readonly Token[],
  i: number,
  expected: readonly Token[],
  j: number,
  rules: Rules,
  found: Set<Difference>,
): Step | undefined {
  if (isSpelledOut(answer, i, expected, j, rules, found)) return TWO_GIVEN;
  if (isSpelledOut(expected, j, answer, i, rules, found)) return TWO_WANTED;
  return undefined;
}

function isSpelledOut(
  long: readonly Token[],
  i: number,
  short: readonly Token[],
  j: number,
  rules: Rules,
  found: Set<Difference>,
): boolean {
  const first = long[i];
  const second = long[i + 1];
  const letter = short[j];
  if (first?.kind !== "letter" || second?.kind !== "letter" || letter?.kind !== "letter") return false;
  const spelling = rules.spelled.get(letter.lower);
  if (spelling?.as !== first.lower + second.lower) return false;
  // "ae" for "äe": the second letter is the following e, and only the diacritics are missing.
  if (first.lower === letter.base && isSame(second, short[j + 1]) && !isSame(long[i + 2], short[j + 1]))
    return false;
  found.add(spelling.notice);
  noteCase(first, letter, found);
  return true;
}

// Kana that may be written or omitted: 行なう, 申込む.
function okuriganaStep(
  answer: readonly Token[],
  i: number,
  expected: readonly Token[],
  j: number,
  found: Set<Difference>,
): Step | undefined {
  const isMore = mayBeOmitted(answer, i) && isSame(answer[i + 1], expected[j]);
  const isLess = mayBeOmitted(expected, j) && isSame(answer[i], expected[j + 1]);
  if (isSame(answer[i], expected[j]) || isMore === isLess) return undefined;
  found.add("spelling");
  return isMore ? ONE_GIVEN : ONE_WANTED;
}

/** Kana at the end of a word with several kanji: 申込み, 申込. */
function lastKanaStep(
  answer: readonly Token[],
  i: number,
  expected: readonly Token[],
  j: number,
  found: Set<Difference>,
): Step | undefined {
  const isMore = j === expected.length && mayBeOmittedLast(answer, i);
  const isLess = i === answer.length && mayBeOmittedLast(expected, j);
  if (!isMore && !isLess) return undefined;
  found.add("spelling");
  return isMore ? ONE_GIVEN : ONE_WANTED;
}

function isSame(one: Token | undefined, other: Token | undefined): boolean {
  return one?.kind === "letter" && other?.kind === "letter" && one.lower === other.lower;
}

const GREEK = /^\p{Script=Greek}/u;
const MARK_NOTICES: readonly (readonly [RegExp, Notice])[] = [
  [/[^']/g, "apostrophe"],
  [/[^-]/g, "hyphen"],
  [/['-]/g, "punctuation"],
];

function gapsAgree(
  given: Gap | undefined,
  wanted: Gap | undefined,
  rules: Rules,
  found: Set<Difference>,
): boolean {
  const givenMarks = given?.marks ?? "";
  const wantedMarks = wanted?.marks ?? "";
  if (given && wanted && givenMarks === wantedMarks) return true;
  if (!given || !wanted) {
    const only = given ?? wanted;
    // A space may be missing only in languages where people omit it, and the comma of 3,5 never.
    if (!only || only.betweenDigits) return false;
    if (only.spaced && rules.looseSpaces) found.add("spelling");
    else if (only.spaced || only.marks === "") return false;
  } else if ((given.betweenDigits || wanted.betweenDigits) && !areSeparators(givenMarks, wantedMarks)) {
    return false;
  }
  for (const [rest, notice] of MARK_NOTICES) {
    if (givenMarks.replace(rest, "") !== wantedMarks.replace(rest, "")) found.add(notice);
  }
  return true;
}

// 12:30 and 12.30 are the same time; 3/4 and 3.4 are different numbers.
function areSeparators(one: string, other: string): boolean {
  const separators = ".,:";
  return one.length === 1 && other.length === 1 && separators.includes(one) && separators.includes(other);
}
