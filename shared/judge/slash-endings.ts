import { derived, split, type Bounded } from "../text/bounds.ts";
import { lowerCase, pattern } from "../text/transform.ts";
import type { Rules } from "./languages/index.ts";

/** The rules of a language that are needed here. */
export type SlashRules = Pick<Rules, "language" | "endings" | "articles">;

const VOWELS_AT_END = /[aeiouáéíóúàèìòùаеиіоуыэюяєїйёy]{1,2}$/u;
const STARTS_WITH_VOWEL = /^[aeiouáéíóúàèìòùаеиіоуыэюяєїё]/u;
const LETTERS = pattern(/^\p{L}[\p{L}\p{M}]*$/u);
/** Units and abbreviations that are written with a slash, which does not separate anything. */
const ABBREVIATIONS =
  /^(?:(?:m|km|cm|mm|g|kg|mg|l|ml|t|м|км|см|г|кг|мг|л)\/(?:s|h|min|l|g|kg|m|cm|km|ha|с|ч|год|хв|мин|л|кг|м|км)[²³]?|[wcsd]\/o|w\/|n\/a|a\/c|i\/o|b\/w|y\/n|tcp\/ip)$/iu;

/** Whether a word is an abbreviation with a slash: km/h. */
export const isAbbreviation = (word: string): boolean => ABBREVIATIONS.test(word);

/**
 * The forms of a text with endings after slashes: "ein/e Freund/in" gives "ein Freund" and "eine Freundin". An ending
 * alone is never a form. Undefined if there are no such endings.
 */
export function formsBySlash(text: Bounded, rules: SlashRules): Bounded[] | undefined {
  if (!text.includes("/")) return undefined;
  const words = split(text, " ").map((word) => formsOf(word, rules));
  const count = Math.max(...words.map((forms) => forms.length));
  if (count === 1) return undefined;
  return Array.from({ length: count }, (_, at) =>
    derived(text, words.map((forms) => forms[Math.min(at, forms.length - 1)] ?? "").join(" ")),
  );
}

function formsOf(word: Bounded, rules: SlashRules): string[] {
  const [stem = word, ...endings] = split(word, "/");
  // "der/die Student/in": each article belongs to one form.
  if (endings.length > 0 && [stem, ...endings].every((part) => rules.articles.has(lowerCase(part))))
    return [stem, ...endings];
  if (endings.length === 0 || !endings.every((ending) => isEnding(stem, bareEnding(ending), rules)))
    return [word];
  return [stem, ...endings.map((ending) => join(stem, bareEnding(ending), rules))];
}

const bareEnding = (ending: Bounded): Bounded => derived(ending, ending.replace(/^[-‐–~]/u, ""));

function isEnding(stem: Bounded, ending: Bounded, rules: SlashRules): boolean {
  const letters = [...stem].length;
  const length = [...ending].length;
  if (length === 0 || length > 3 || !LETTERS.test(stem) || !LETTERS.test(ending)) return false;
  if (letters < (length === 1 ? 2 : 3) || letters < length || ending !== lowerCase(ending)) return false;
  return rules.endings.size === 0 ? letters > 3 : rules.endings.has(ending);
}

function join(stem: string, ending: string, { language }: SlashRules): string {
  if (language === "fr" && /^(?:se|ve)$/.test(ending)) return stem.replace(/[xf]$/, "") + ending;
  const overlap = ending.startsWith("è") ? stem.lastIndexOf("e") : -1;
  if (overlap >= stem.length - 2 && overlap > 0) return stem.slice(0, overlap) + ending;
  const replaces = STARTS_WITH_VOWEL.test(ending) && !(language === "fr" && /^(?:e|es)$/.test(ending));
  return (replaces ? stem.replace(VOWELS_AT_END, "") : stem) + ending;
}
