const SOFT_HYPHEN = "\u00ad";
/** A word longer than this may break, so that it need not shrink out of reading size. */
const LONGEST_UNBROKEN = 18;
const VOWEL = /[aeiouyäöüáàâãåéèêëíìîïóòôõúùûýæœøąęěůűőаеиіїоуыэюяєёґ]/iu;
const LETTER = /\p{L}/u;
/** Letters that are one sound in some language. */
const DIGRAPH = /^(?:[cgkpstw]h|ck|qu|[csdr]z|g[nl]|ll|rr|[ln]j|[glnt]y)$/iu;

/** Letters of the longest stretch of the text that cannot be broken; soft hyphens break. */
export function longestWord(text: string): number {
  const stretches = text.split(/[\s\u00ad-]+/u);
  return Math.max(...stretches.map((stretch) => [...stretch].length));
}

/** The text with a soft hyphen about the middle of each very long word, before a consonant that a vowel follows. */
export const breakable = (text: string): string =>
  text
    .split(/(\s+)/u)
    .map((word) =>
      [...word].length > LONGEST_UNBROKEN && !word.includes(SOFT_HYPHEN) ? hyphenate(word) : word,
    )
    .join("");

function hyphenate(word: string): string {
  const letters = [...word];
  if (letters.length <= LONGEST_UNBROKEN) return word;
  const middle = Math.floor(letters.length / 2);
  const place = [0, -1, 1, -2, 2, -3, 3, -4, 4]
    .map((offset) => middle + offset)
    .find((index) => isSyllableStart(letters, index));
  const cut = place ?? middle;
  return `${hyphenate(letters.slice(0, cut).join(""))}${SOFT_HYPHEN}${hyphenate(letters.slice(cut).join(""))}`;
}

const isSyllableStart = (letters: readonly string[], index: number) => {
  const [before = "", letter = "", next = ""] = letters.slice(index - 1, index + 2);
  return (
    LETTER.test(letter) && !VOWEL.test(letter) && VOWEL.test(next) && !DIGRAPH.test(`${before}${letter}`)
  );
};
