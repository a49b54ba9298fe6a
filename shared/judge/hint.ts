import { split, type Bounded } from "../text/bounds.ts";
import { graphemes, pattern } from "../text/transform.ts";

/** Stands for a letter that a hint does not show. */
export const HIDDEN = "·";

/**
 * The first letter of each word of the first accepted text that was not given yet, a dot for each other letter; spaces
 * and punctuation stay (contract §19). Words stand between spaces: in scripts without them a text is one word. Null
 * where all were given.
 */
export function hintFor(accepted: readonly Bounded[], done: readonly string[]): string | null {
  const missing = accepted.find((text) => !done.includes(text));
  return missing === undefined ? null : split(missing, " ").map(hintOfWord).join(" ");
}

function hintOfWord(word: Bounded): string {
  const characters = graphemes(word);
  const first = characters.findIndex(isLetter);
  return characters.map((one, at) => (at === first || !isLetter(one) ? one : HIDDEN)).join("");
}

const BETWEEN_LETTERS = pattern(/^[\p{P}\p{Cf}\s]+$/u);

const isLetter = (grapheme: Bounded): boolean => !BETWEEN_LETTERS.test(grapheme);

/** The letters that a hint shows, and how many letters its answer has. */
export function lettersOfHint(hint: Bounded): { shown: string[]; count: number } {
  const letters = graphemes(hint).filter((one) => one === HIDDEN || isLetter(one));
  return { shown: letters.filter((one) => one !== HIDDEN), count: letters.length };
}
