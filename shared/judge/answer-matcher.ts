import type { Bounded } from "../text/bounds.ts";
import { type Agreement, compare, type Comparison, type CompareSettings } from "./compare.ts";
import { isOtherForm } from "./form.ts";
import { splitFunctionWord } from "./function-words.ts";
import { exactKey, looseKey } from "./keys.ts";
import { rulesOf } from "./languages/index.ts";
import { acceptedReadings } from "./notation.ts";
import { inOrder, type Notice } from "./notices.ts";
import { NO_OTHERS, type OtherEntry } from "./others.ts";
import { DEFAULT_STRICTNESS, type Question } from "./question.ts";
import { type Respelling, respellingsOf } from "./respellings.ts";
import { type Token, tokensOf, writeOut } from "./tokens.ts";
import { isTypo } from "./typo.ts";

/** How well an answer fits one accepted text. */
export type Match = { kind: "exact" } | { kind: "forgiven"; notices: Notice[] } | { kind: "refused" };

/** Compares answers with all accepted texts of one question. */
export interface Matcher {
  /** The accepted texts that the answer fits, exactly or with forgiven or refused differences, in their order. */
  matchesOf(answer: Bounded): Map<Bounded, Match>;
  /** The accepted texts that may have been meant by a text as another keyboard layout would have produced it. */
  meantBy(retyped: Bounded): Bounded[];
  /** The accepted texts that the answer fits exactly; those with the fewest readings come first. */
  exactFor(answer: Bounded): Bounded[];
  /** The accepted texts from which the answer differs only by typos. */
  nearTo(answer: Bounded): Bounded[];
  /** Whether it is another form of one of these accepted texts: another number, case, tense or gender. */
  hasFormOf(answer: Bounded, texts: readonly Bounded[]): boolean;
  /** Whether it is a known everyday word, which was probably typed on purpose. */
  isKnownWord(answer: Bounded): boolean;
  /** Whether two answers have the same words. */
  isSameText: (one: Bounded, other: Bounded) => boolean;
  /** The entry for which this would have been an answer. */
  otherEntry(answer: Bounded): OtherEntry | undefined;
  /** Whether it is too long to be any of the accepted texts. */
  isTooLong(answer: Bounded): boolean;
}

interface Reading {
  text: Bounded;
  tokens: readonly Token[];
}

interface Respelled extends Pick<Respelling, "notice"> {
  tokens: readonly Token[];
}

interface Compared extends Pick<Respelling, "notice"> {
  comparison: Comparison;
  respelled: boolean;
}

const SPELLINGS: readonly Notice[] = ["eszett", "umlaut", "ghe", "diacritics", "spelling"];
// Two letters for ß and ä, separately typed accents, an article: still far shorter than a hostile text.
const LENGTH_FACTOR = 4;
const LENGTH_MARGIN = 100;

/** Prepares the accepted texts of a question for comparing. */
export function matcherFor(question: Question): Matcher {
  const rules = rulesOf(question.language);
  const others = question.others ?? NO_OTHERS;
  const settings: CompareSettings = {
    rules,
    side: question.side,
    strictness: question.strictness ?? DEFAULT_STRICTNESS,
  };
  const longest = Math.max(0, ...question.accepted.map((accepted) => accepted.length));
  const accepted = question.accepted.map((text) => ({
    text,
    readings: acceptedReadings(text, rules, question.side).map((reading) => readingOf(reading)),
  }));
  const known = new Map<string, readonly Token[]>();
  const respelled = new Map<string, readonly Respelled[]>();

  function tokens(answer: Bounded): readonly Token[] {
    let list = known.get(answer);
    if (!list) {
      list = tokensOf(answer, rules);
      known.set(answer, list);
    }
    return list;
  }

  function readingOf(text: Bounded): Reading {
    return { text, tokens: tokensOf(text, rules) };
  }

  function respellings(text: Bounded): readonly Respelled[] {
    let list = respelled.get(text);
    if (!list) {
      list = respellingsOf(text, rules, question.side).map(({ text: other, notice }) => ({
        tokens: tokensOf(other, rules),
        notice,
      }));
      respelled.set(text, list);
    }
    return list;
  }

  // Without looking at other entries: only the text as typed is looked up there.
  const mayStandFor = (retyped: readonly Token[], readings: readonly Reading[]): boolean =>
    readings.some((reading) => compare(retyped, reading.tokens, settings)?.kind === "agrees");

  // Both texts as they are come first; then one of them, or both, in normalised spelling.
  function* comparisons(answer: Bounded, reading: Reading): Generator<Compared> {
    const whole = compare(tokens(answer), reading.tokens, settings);
    yield { comparison: whole, notice: undefined, respelled: false };
    if (whole) return;
    const given: Respelled[] = [{ tokens: tokens(answer), notice: undefined }, ...respellings(answer)];
    const wanted: Respelled[] = [{ tokens: reading.tokens, notice: undefined }, ...respellings(reading.text)];
    for (const [at, one] of given.entries())
      for (const [otherAt, other] of wanted.entries())
        if (at + otherAt > 0)
          yield {
            comparison: compare(one.tokens, other.tokens, settings),
            notice: one.notice ?? other.notice,
            respelled: true,
          };
  }

  function isTooLong(answer: Bounded): boolean {
    return (
      answer.length > LENGTH_FACTOR * longest + LENGTH_MARGIN &&
      tokens(answer).length > LENGTH_FACTOR * longest
    );
  }

  function matchOf(answer: Bounded, readings: readonly Reading[]): Match | undefined {
    let best: Match | undefined;
    for (const reading of readings) {
      for (const { comparison, notice, respelled: isRespelled } of comparisons(answer, reading)) {
        if (!comparison) continue;
        if (comparison.kind === "refused" || belongsElsewhere(tokens(answer), comparison, isRespelled)) {
          best ??= { kind: "refused" };
          continue;
        }
        const notices = inOrder(notice ? [...comparison.notices, notice] : comparison.notices);
        if (notices.length === 0) return { kind: "exact" };
        if (best?.kind !== "forgiven" || notices.length < best.notices.length)
          best = { kind: "forgiven", notices };
      }
    }
    return best;
  }

  // Some differences are forgiven only if the typed text is not exactly another entry's answer.
  function belongsElsewhere(
    answer: readonly Token[],
    { differences }: Agreement,
    isRespelled: boolean,
  ): boolean {
    const isSpelling = isRespelled || SPELLINGS.some((notice) => differences.has(notice));
    const mayBelong =
      isSpelling || differences.has("article") || (differences.has("case") && settings.side === "learned");
    if (!mayBelong) return false;
    const holder =
      others.find(exactKey(answer)) ?? (isSpelling ? others.find(looseKey(answer, rules)) : undefined);
    return holder !== undefined;
  }

  return {
    isTooLong,
    matchesOf(answer) {
      const matches = new Map<Bounded, Match>();
      if (isTooLong(answer)) return matches;
      for (const { text, readings } of accepted) {
        const found = matchOf(answer, readings);
        if (found) matches.set(text, found);
      }
      return matches;
    },
    meantBy(retyped) {
      if (isTooLong(retyped)) return [];
      return accepted
        .filter(({ readings }) => mayStandFor(tokens(retyped), readings))
        .map(({ text }) => text);
    },
    exactFor(answer) {
      const exact = accepted.filter(({ readings }) => matchOf(answer, readings)?.kind === "exact");
      exact.sort((one, other) => one.readings.length - other.readings.length);
      return exact.map(({ text }) => text);
    },
    nearTo(answer) {
      if (isTooLong(answer)) return [];
      const near = accepted.filter(({ readings }) =>
        readings.some((reading) => isTypo(tokens(answer), reading.tokens, settings)),
      );
      return near.map(({ text }) => text);
    },
    hasFormOf(answer, texts) {
      if (isTooLong(answer)) return false;
      const given = splitFunctionWord(tokens(answer), rules).rest;
      return accepted.some(
        ({ text, readings }) =>
          texts.includes(text) &&
          readings.some((reading) =>
            isOtherForm(given, splitFunctionWord(reading.tokens, rules).rest, rules),
          ),
      );
    },
    isKnownWord: (answer) =>
      rules.knownWords.has(writeOut(splitFunctionWord(tokens(answer), rules).rest, "base")),
    isSameText(one, other) {
      const comparison = compare(tokens(one), tokens(other), settings);
      return comparison?.kind === "agrees" && comparison.notices.size === 0;
    },
    otherEntry(answer) {
      return others.find(exactKey(tokens(answer))) ?? others.find(looseKey(tokens(answer), rules));
    },
  };
}
