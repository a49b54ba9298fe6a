import {
  type FunctionWord,
  functionWordsConflict,
  functionWordsMatch,
  splitFunctionWord,
  type SplitText,
} from "./function-words.ts";
import type { Rules } from "./languages/index.ts";
import { areOtherMarks, hasVowelPoints } from "./marks.ts";
import type { Difference, Notice } from "./notices.ts";
import { compareArticles, type PhraseArticles } from "./phrase-articles.ts";
import type { Side, Strictness } from "./question.ts";
import { type Token, writeOut } from "./tokens.ts";
import { differences } from "./walk.ts";

/**
 * The result of comparing an answer with one reading of an accepted text: they agree except for these differences
 * (none: exact); they agree except for a difference that is not forgiven; or undefined if they do not agree.
 */
export type Comparison = Agreement | { kind: "refused" } | undefined;

/** The texts agree. */
export interface Agreement {
  kind: "agrees";
  /** Differences to show to the learner. */
  notices: ReadonlySet<Notice>;
  /**
   * All forgiven differences, also those that are not shown. Some are not forgiven if the answer is exactly another
   * entry's answer.
   */
  differences: ReadonlySet<Difference>;
}

/** The settings by which a dictionary is judged. */
export interface CompareSettings {
  rules: Rules;
  side: Side;
  strictness: Strictness;
}

const REFUSED: Comparison = { kind: "refused" };

/** Compares an answer with one reading of an accepted text. */
export function compare(
  answer: readonly Token[],
  expected: readonly Token[],
  settings: CompareSettings,
): Comparison {
  const whole = differences(answer, expected, settings.rules);
  if (whole) return settle(whole, new Set(), answer, expected, settings);
  const given = splitFunctionWord(answer, settings.rules);
  const wanted = splitFunctionWord(expected, settings.rules);
  const plain =
    given.functionWord || wanted.functionWord
      ? differences(given.rest, wanted.rest, settings.rules)
      : undefined;
  const inside = plain ? undefined : compareArticles(given.rest, wanted.rest, settings.rules);
  const rest = plain ?? inside?.found;
  if (!rest || (inside?.conflict && settings.side === "learned")) return rest && REFUSED;
  if (functionWordsConflict(given.functionWord, wanted.functionWord, settings.rules)) {
    if (settings.side === "learned") return REFUSED;
    return settle(rest, kindsOf(given.functionWord, wanted.functionWord), given.rest, wanted.rest, settings);
  }
  if (inside) return settleInside(inside, rest, given, wanted, settings);
  if (functionWordsMatch(given.functionWord, wanted.functionWord, settings.rules))
    return settle(rest, new Set(), given.rest, wanted.rest, settings);
  for (const kind of kindsOf(given.functionWord, wanted.functionWord)) rest.add(kind);
  const remarked =
    settings.side === "learned" ? kindsOf(given.functionWord, wanted.functionWord) : new Set<Notice>();
  return settle(rest, remarked, given.rest, wanted.rest, settings);
}

// A missing article inside a phrase counts like one at the start. On the known side only a wrong article is shown.
function settleInside(
  inside: PhraseArticles,
  found: Set<Difference>,
  given: SplitText,
  wanted: SplitText,
  settings: CompareSettings,
): Comparison {
  const kinds =
    given.functionWord?.word === wanted.functionWord?.word
      ? new Set<Notice>()
      : kindsOf(given.functionWord, wanted.functionWord);
  kinds.add("article");
  for (const kind of kinds) found.add(kind);
  const remarked = settings.side === "learned" ? kinds : new Set<Notice>(inside.conflict ? ["article"] : []);
  return settle(found, remarked, inside.given, inside.wanted, settings);
}

function kindsOf(...words: (FunctionWord | undefined)[]): Set<Notice> {
  return new Set(words.flatMap((word) => (word ? [word.kind] : [])));
}

function settle(
  found: ReadonlySet<Difference>,
  functionWordNotices: ReadonlySet<Notice>,
  answer: readonly Token[],
  expected: readonly Token[],
  settings: CompareSettings,
): Comparison {
  const { side, strictness } = settings;
  const notices = new Set([...found].filter(isNotice));
  for (const notice of functionWordNotices) notices.add(notice);
  if (found.has("case")) {
    if (strictness.case === "strict") return REFUSED;
    if (strictness.case === "lenient" || side === "known") notices.delete("case");
  }
  if (found.has("points") && arePointed(answer) && arePointed(expected)) notices.add("diacritics");
  if (found.has("mark") && strictness.diacritics !== "lenient") return REFUSED;
  if (found.has("diacritics")) {
    if (strictness.diacritics === "strict") return REFUSED;
    if (strictness.diacritics === "lenient") notices.delete("diacritics");
    else if (areOtherMarks(answer, expected, settings.rules)) return REFUSED;
    else if (isKnownPair(answer, expected, settings.rules)) return REFUSED;
  }
  if (found.has("apostrophe") && isKnownPair(answer, expected, settings.rules)) return REFUSED;
  return { kind: "agrees", notices, differences: new Set([...found, ...functionWordNotices]) };
}

function isNotice(difference: Difference): difference is Notice {
  return difference !== "article" && difference !== "to" && difference !== "mark" && difference !== "points";
}

const arePointed = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => token.kind === "letter" && hasVowelPoints(token.lower));

// schon for schön: both are words, so the missing dots are not forgiven.
function isKnownPair(answer: readonly Token[], expected: readonly Token[], rules: Rules): boolean {
  if (rules.pairs.size === 0) return false;
  const given = wordsOf(answer, "lower");
  const wanted = wordsOf(expected, "lower");
  const bases = wordsOf(expected, "base");
  const isPlain = isWithoutMarks(answer, expected, rules);
  return wanted.some((word, at) => {
    const instead = given[at] ?? "";
    if (instead === word || !rules.pairs.get(word)?.has(instead)) return false;
    return !isPlain || instead !== bases[at] || !provesPlain(word, instead, rules);
  });
}

// "como estas": no mark is typed, and more than one word lacks one, so the keyboard has none.
function isWithoutMarks(answer: readonly Token[], expected: readonly Token[], rules: Rules): boolean {
  const given = wordsOf(answer, "lower");
  if (given.length < 2 || given.join(" ") !== wordsOf(answer, "base").join(" ")) return false;
  const bases = wordsOf(expected, "base");
  const wanted = wordsOf(expected, "lower");
  return wanted.filter((word, at) => provesPlain(word, bases[at] ?? "", rules)).length > 1;
}

// Letters that any keyboard can spell (ö as oe), and words of one letter (à), are no proof of a keyboard without marks.
const provesPlain = (word: string, base: string, { spelled }: Rules): boolean =>
  word.length > 1 && word !== base && ![...word].some((letter) => spelled.has(letter));

function wordsOf(tokens: readonly Token[], form: "lower" | "base"): string[] {
  return writeOut(tokens, form).split(" ");
}
