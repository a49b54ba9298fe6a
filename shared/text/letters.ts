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

/** The letters of a text, each with its combining marks. */
export function lettersIn(text: string): string[] {
  const letters: string[] = [];
  for (const character of text) {
    const last = letters.length - 1;
    if (last >= 0 && character >= FIRST_MARK && MARK.test(character)) letters[last] += character;
    else letters.push(character);
  }
  return letters;
}

/** A Cyrillic letter without the acute accent that dictionaries print on the stressed vowel. */
export function withoutStress(letter: string): string {
  if (!letter.includes(STRESS) || !CYRILLIC.test(letter)) return letter;
  return letter.replaceAll(STRESS, "").normalize("NFC");
}

const bases = new Map<string, string>();

/**
 * A lower-case letter without its diacritics: é → e, ł → l, æ → ae, ά → α. Letters whose mark makes a different letter
 * in their script (й, ї, が) are returned unchanged.
 */
export function baseOf(letter: string): string {
  if (letter.length > 1) return findBase(letter);
  if (letter < "\u0080") return letter;
  let base = bases.get(letter);
  if (base === undefined) {
    base = findBase(letter);
    bases.set(letter, base);
  }
  return base;
}

function findBase(letter: string): string {
  if (!MARKED_SCRIPTS.test(letter)) return letter;
  const bare = letter.normalize("NFD").replace(MARKS, "");
  return UNDECOMPOSED[bare] ?? bare;
}

const DOTLESS_LANGUAGES = new Set(["tr", "az"]);

/** Lower case by the rules of the language (Turkish I becomes ı), with one form of sigma. */
export function lowerOf(text: string, language: string): string {
  const lower = DOTLESS_LANGUAGES.has(language) ? text.toLocaleLowerCase("tr") : text.toLowerCase();
  return lower.includes("ς") ? lower.replaceAll("ς", "σ") : lower;
}
