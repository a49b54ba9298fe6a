import { derived, slice, split, type Bounded } from "../text/bounds.ts";
import { cleanText, unifyMarks } from "../text/clean.ts";
import { SPELLINGS, WORD_SPELLINGS } from "../text/spellings/index.ts";
import { lowerCase, nfc, upperCase } from "../text/transform.ts";
import { lettersOf } from "./languages/by-code.ts";
import type { Rules } from "./languages/index.ts";
import { contractionsOf, LONG_FORMS } from "./languages/long-forms.ts";
import { ORDINALS } from "./languages/ordinals.ts";
import type { Notice } from "./notices.ts";
import type { Side } from "./question.ts";

/** A text with its words in normalised spelling, and the notice that applies if this was needed. */
export interface Respelling {
  text: Bounded;
  notice: Notice | undefined;
}

const AND: Readonly<Record<string, string>> = {
  en: "and",
  de: "und",
  fr: "et",
  es: "y",
  it: "e",
  pl: "i",
  uk: "і",
  ru: "и",
  pt: "e",
  nl: "en",
  sv: "och",
  da: "og",
  nb: "og",
};
const CORE = /^([¿¡"(]*)(.*?)([.,;:!?")]*)$/u;
/** A sign for each combining mark, as keyboards without the letter leave it: man~ana, fore^t. */
const COMBINING: Readonly<Record<string, string>> = {
  "~": "\u0303",
  "˜": "\u0303",
  "^": "\u0302",
  ˆ: "\u0302",
  "¨": "\u0308",
  "¸": "\u0327",
  ˇ: "\u030C",
};
const ANY_SIGN = /[~˜^ˆ¨¸ˇ]/;
const BEHIND_LETTER = /(\p{L})([~˜^ˆ¨¸ˇ])/gu;
const BEFORE_LETTER = /([~˜^ˆ¨¸ˇ])(\p{L})/gu;
const MOST_LETTERS = 1000;

/**
 * The text in normalised spelling; a contraction with two long forms (he’s) gives two. Empty if no word has another
 * spelling.
 */
export function respellingsOf(text: Bounded, rules: Rules, side: Side): Respelling[] {
  const { language } = rules;
  if (text.length > MOST_LETTERS) return [];
  const clean = unifyMarks(cleanText(text));
  const wholes: Respelling[] = [
    { text: SPELLINGS[language]?.(clean) ?? clean, notice: "spelling" },
    { text: composed(clean, language), notice: "diacritics" },
  ];
  const changed = [...wordsRespelled(clean, language, side), ...wholes].filter((one) => one.text !== clean);
  return changed.filter(({ text: one }, at) => changed.findIndex((other) => other.text === one) === at);
}

function wordsRespelled(text: Bounded, language: string, side: Side): Respelling[] {
  if (!Object.hasOwn(AND, language)) return [];
  const words = split(text, " ");
  return [0, 1].map((choice) => ({
    text: derived(text, words.map((word) => respell(word, language, side, choice)).join(" ")),
    notice: undefined,
  }));
}

// A sign typed behind its letter or before it, where the language has that letter.
function composed(text: Bounded, language: string): Bounded {
  if (text.search(ANY_SIGN) === -1) return text;
  const letters = new Set(lettersOf(language));
  const compose = (typed: string, letter: string, sign: string): string => {
    const one = nfc(derived(text, letter + (COMBINING[sign] ?? "")));
    return letters.has(lowerCase(one)) ? one : typed;
  };
  const behind = text.replace(BEHIND_LETTER, compose);
  return derived(
    text,
    behind.replace(BEFORE_LETTER, (typed, sign: string, letter: string) => compose(typed, letter, sign)),
  );
}

function respell(word: Bounded, language: string, side: Side, choice: number): string {
  const [, before = "", core = "", after = ""] = CORE.exec(word) ?? [];
  const lower = lowerCase(derived(word, core));
  const respelled = otherSpelling(lower, language, side, choice);
  if (respelled === undefined || respelled === lower) return word;
  const isCapital = core !== lower && core[0] !== lower[0];
  return before + (isCapital ? capitalised(derived(word, respelled)) : respelled) + after;
}

const capitalised = (word: Bounded): string => upperCase(slice(word, 0, 1)) + word.slice(1);

function otherSpelling(word: string, language: string, side: Side, choice: number): string | undefined {
  if (word === "&") return AND[language];
  if (side === "known" && ORDINALS.get(language)?.has(word)) return ORDINALS.get(language)?.get(word);
  const long = LONG_FORMS.get(language)?.get(word);
  if (long !== undefined) return long;
  const contracted =
    language === "en" ? (contractionsOf(word)[choice] ?? contractionsOf(word)[0]) : undefined;
  return contracted ?? WORD_SPELLINGS[language]?.(word);
}
