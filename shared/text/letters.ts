import { derived, type Bounded } from "./bounds.ts";
import { lowerCase, nfc, nfd } from "./transform.ts";

const MARK = /^\p{M}$/u;
const FIRST_MARK = "\u0300";
const STRESS = "\u0301";
const MARKS = /\p{M}/gu;
const MARKED_SCRIPTS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}]/u;
const CYRILLIC = /^\p{Script=Cyrillic}/u;

// Letters that look like a base letter with a mark, but that Unicode does not decompose.
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ł: "l",
  đ: "d",
  ð: "d",
  ø: "o",
  ħ: "h",
  ŧ: "t",
  ı: "i",
  ŀ: "l",
  ƶ: "z",
  ɨ: "i",
  ʉ: "u",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ß: "ss",
};

const PUNCTUATION = /^\p{P}$/u;
// Unicode classifies these as punctuation, but they carry meaning: C# is not C, and 5 % is not 5.
const SIGNS = new Set(["#", "%", "&", "@", "‰", "§"]);

/** The first letter of a text in a script that does not use spaces. */
export const WITHOUT_SPACES =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Whether a character stands between letters: a space or punctuation. */
export const isBetween = (character: string): boolean =>
  character === " " || (!SIGNS.has(character) && PUNCTUATION.test(character));

/** The letters of a text, each with its combining marks. */
export function lettersIn(text: Bounded): Bounded[] {
  const letters: Bounded[] = [];
  for (const character of text) {
    const last = letters.at(-1);
    if (last !== undefined && character >= FIRST_MARK && MARK.test(character))
      letters[letters.length - 1] = derived(text, last + character);
    else letters.push(character);
  }
  return letters;
}

/** A Cyrillic letter without the acute accent that dictionaries print on the stressed vowel. */
export function withoutStress(letter: Bounded): Bounded {
  if (!letter.includes(STRESS) || !CYRILLIC.test(letter)) return letter;
  return nfc(derived(letter, letter.replaceAll(STRESS, "")));
}

/** A Devanagari letter without the dot that makes a foreign sound of it: ज for ज़. */
export const withoutNukta = (letter: Bounded): Bounded => derived(letter, letter.replace("\u093C", ""));

const bases = new Map<string, Bounded>();

/**
 * A lower-case letter without its diacritics: é → e, ł → l, æ → ae, ά → α. Letters whose mark makes a different letter
 * in their script (й, ї, が) are returned unchanged.
 */
export function baseOf(letter: Bounded): Bounded {
  if (letter.length > 1) return findBase(letter);
  if (letter < "\u0080") return letter;
  let base = bases.get(letter);
  if (base === undefined) {
    base = findBase(letter);
    bases.set(letter, base);
  }
  return base;
}

function findBase(letter: Bounded): Bounded {
  if (!MARKED_SCRIPTS.test(letter)) return letter;
  const bare = nfd(letter).replace(MARKS, "");
  return derived(letter, UNDECOMPOSED[bare] ?? bare);
}

const DOTLESS_LANGUAGES = new Set(["tr", "az"]);

/** Lower case by the rules of the language (Turkish I becomes ı), with one form of sigma. */
export function lowerOf(text: Bounded, language: string): Bounded {
  const lower = DOTLESS_LANGUAGES.has(language) ? lowerCase(text, "tr") : lowerCase(text);
  return lower.includes("ς") ? derived(lower, lower.replaceAll("ς", "σ")) : lower;
}
