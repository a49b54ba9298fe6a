import { derived, slice, split, type Bounded } from "../text/bounds.ts";
import { cleanText, unifyMarks } from "../text/clean.ts";
import { lowerCase, upperCase } from "../text/transform.ts";
import { respellEnglish } from "./languages/english-spellings.ts";
import type { Rules } from "./languages/index.ts";
import { contractionsOf, LONG_FORMS } from "./languages/long-forms.ts";
import { ORDINALS } from "./languages/ordinals.ts";
import { respellUkrainian } from "./languages/ukrainian-euphony.ts";
import type { Notice } from "./notices.ts";
import { toneMarks } from "./pinyin.ts";
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
const RESPELLED = new Set([...Object.keys(AND), "zh"]);
const MOST_LETTERS = 1000;

/**
 * The text in normalised spelling; a contraction with two long forms (he’s) gives two. Empty if no word has another
 * spelling.
 */
export function respellingsOf(text: Bounded, rules: Rules, side: Side): Respelling[] {
  const { language } = rules;
  if (!RESPELLED.has(language) || text.length > MOST_LETTERS) return [];
  const clean = unifyMarks(cleanText(text));
  if (language === "zh") {
    const marked = toneMarks(clean);
    return marked === clean ? [] : [{ text: marked, notice: "spelling" }];
  }
  const words = split(clean, " ");
  const texts = [0, 1].map((choice) =>
    derived(clean, words.map((word) => respell(word, language, side, choice)).join(" ")),
  );
  return [...new Set(texts)].flatMap((changed) =>
    changed === clean ? [] : [{ text: changed, notice: undefined }],
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
  if (language === "en")
    return contractionsOf(word)[choice] ?? contractionsOf(word)[0] ?? respellEnglish(word);
  return language === "uk" ? respellUkrainian(word) : undefined;
}
