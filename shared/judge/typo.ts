import { nfd } from "../text/transform.ts";
import { isAnotherWord, type Word } from "./apart.ts";
import type { CompareSettings } from "./compare.ts";
import { isWithin } from "./distance.ts";
import { differsByEnding } from "./form.ts";
import { functionWordsConflict, splitFunctionWord } from "./function-words.ts";
import type { Rules } from "./languages/index.ts";
import { areOtherMarks } from "./marks.ts";
import type { Token } from "./tokens.ts";

/**
 * Whether the answer may be the expected text with typos: one letter in a word of 5 to 8 letters, two from 9, none in a
 * shorter word, in a number, or where a character is a word or a syllable. Typos are counted word by word, and no more
 * than two in all. A different word or another form of it is not a typo, nor is a wrong article.
 */
export function isTypo(
  answer: readonly Token[],
  expected: readonly Token[],
  settings: CompareSettings,
): boolean {
  const { rules, side } = settings;
  if (Math.abs(answer.length - expected.length) > MOST_LENGTH_APART) return false;
  const given = splitFunctionWord(answer, rules);
  const wanted = splitFunctionWord(expected, rules);
  if (side === "learned" && functionWordsConflict(given.functionWord, wanted.functionWord, rules))
    return false;
  if (digitsOf(answer) !== digitsOf(expected) || areOtherMarks(answer, expected, rules)) return false;
  if (isNear(given.rest, wanted.rest, rules)) return true;
  // A typo in the article itself ("dei Sonne") leaves one side without a function word.
  return (
    wanted.functionWord !== undefined &&
    !given.functionWord &&
    isNear(answer, expected, rules, wanted.functionWord.word)
  );
}

// Two typos, an article and its gap: texts that differ more in length need not be compared.
const MOST_LENGTH_APART = 12;
const MOST_SLIPS = 2;
/** A Korean syllable is several letters, of which one may be a typo. */
const HANGUL = /[가-힣]/;
const SYLLABIC = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The number of typos allowed in a word or text of this length. */
function slipsAllowed(letters: number): number {
  if (letters <= 4) return 0;
  return letters <= 8 ? 1 : MOST_SLIPS;
}

function digitsOf(tokens: readonly Token[]): string {
  return tokens.map((token) => (token.kind === "letter" && token.digit ? token.text : "")).join("");
}

function isNear(
  answer: readonly Token[],
  expected: readonly Token[],
  rules: Rules,
  swappable?: string,
): boolean {
  const both = [...answer, ...expected];
  const isSpelled = both.some((token) => token.kind === "letter" && rules.spelled.has(token.lower));
  const isHyphened = both.some((token) => token.kind === "gap" && token.marks === "-");
  for (const bare of isSpelled ? [asWritten, spelledOut(rules)] : [asWritten])
    for (const joined of isHyphened ? [false, true] : [false]) {
      const given = wordsIn(answer, bare, joined);
      const wanted = wordsIn(expected, bare, joined);
      // Hyphens are left out only where the other text has none.
      if (joined && wordsIn(answer, bare, false).length === wordsIn(expected, bare, false).length) continue;
      const near =
        given.length === wanted.length
          ? areNearByWords(given, wanted, rules, swappable)
          : areOneBySpaces(given, wanted, rules);
      if (near) return true;
    }
  return false;
}

interface SpelledWord extends Word {
  /** Letters as typos are counted: a letter with its marks is one. */
  letters: string[];
  /** Its length: in scripts whose vowels are marks, each mark counts. */
  length: number;
}

function areNearByWords(
  given: readonly SpelledWord[],
  wanted: readonly SpelledWord[],
  rules: Rules,
  swappable: string | undefined,
): boolean {
  const total = wanted.reduce((sum, { length }) => sum + length, 0);
  let left = slipsAllowed(total);
  if (left === 0) return false;
  for (const [at, word] of wanted.entries()) {
    const typed = given[at];
    if (!typed || isAnotherWord(typed, word, rules)) return false;
    const slips = slipsBetween(typed.letters, word.letters);
    const isSwapped = at === 0 && word.lower === swappable && areSameLetters(typed, word);
    if (slips > (isSwapped ? 1 : slipsAllowed(word.length)) || slips > left) return false;
    if (slips > 0 && (isSyllabic(typed) || isSyllabic(word))) return false;
    if (slips > 0 && differsByEnding(typed, word, rules)) return false;
    left -= slips;
  }
  return true;
}

function slipsBetween(one: readonly string[], other: readonly string[]): number {
  let slips = 0;
  while (slips <= MOST_SLIPS && !isWithin(slips, one, other)) slips += 1;
  return slips;
}

const areSameLetters = (one: Word, other: Word): boolean =>
  [...one.base].sort().join("") === [...other.base].sort().join("");

const isSyllabic = ({ lower }: Word): boolean => SYLLABIC.test(lower);

// Whether only a space was added or omitted.
function areOneBySpaces(
  given: readonly SpelledWord[],
  wanted: readonly SpelledWord[],
  rules: Rules,
): boolean {
  // The spelling without the space may be a different word: "apart" is not "a part".
  const joined = given.length < wanted.length ? given : wanted;
  if (joined.some(({ base }) => base.length > 4 && rules.knownWords.has(base) && !isIn(base, given, wanted)))
    return false;
  const all = (words: readonly SpelledWord[]) => words.map(({ letters }) => letters.join("")).join("");
  const spaces = Math.abs(given.length - wanted.length);
  const text = all(wanted);
  const length = wanted.reduce((sum, word) => sum + word.length, 0);
  return spaces <= slipsAllowed(length) && all(given) === text && !SYLLABIC.test(text);
}

const asWritten: Bare = (_, base) => base;
const spelledOut =
  ({ spelled }: Rules): Bare =>
  (lower, base) =>
    spelled.get(lower)?.as ?? base;

const isIn = (base: string, ...texts: readonly (readonly Word[])[]): boolean =>
  texts.every((words) => words.some((word) => word.base === base));

type Bare = (lower: string, base: string) => string;

// Case, diacritics and apostrophes are not typos. Hyphens separate words, or join them if the other text has no
// separation.
function wordsIn(tokens: readonly Token[], bare: Bare, joined: boolean): SpelledWord[] {
  const words: SpelledWord[] = [];
  let word: SpelledWord = { lower: "", base: "", letters: [], length: 0 };
  for (const token of tokens) {
    if (token.kind === "gap") {
      if (!token.spaced && token.marks === "'") word.lower += "'";
      else if (token.spaced || !joined || token.marks !== "-") {
        if (word.lower !== "") words.push(word);
        word = { lower: "", base: "", letters: [], length: 0 };
      }
      continue;
    }
    word.lower += token.lower;
    word.base += token.base;
    const letter = HANGUL.test(token.lower) ? nfd(token.lower) : bare(token.lower, token.base);
    if (token.lower.length === 1) word.letters.push(...letter);
    else word.letters.push(letter);
    word.length += token.digit ? 0 : [...token.lower].length;
  }
  if (word.lower !== "") words.push(word);
  return words;
}
