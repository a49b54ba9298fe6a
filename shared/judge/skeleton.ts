import type { Rules } from "./languages/index.ts";
import { plainSigns } from "./signs.ts";

/** More letters than any article has, or the "to" of an infinitive. */
export const MOST_LEAD_LETTERS = 12;

/** Spaces, marks, and what the judge takes for punctuation. */
const SAYS_NOTHING = /[^\p{L}\p{N}\p{Sm}\p{Sc}\p{So}#%&@‰§]|\p{Lm}|\p{Default_Ignorable_Code_Point}/gu;
/** Letters that lower case leaves apart (the Turkish i, the sigma at a word's end), a letter that is an apostrophe, a sign that is a dash. */
const ALIKE: Readonly<Record<string, string>> = { ı: "i", ς: "σ", ꞌ: "", "−": "" };
/** A hostile text holds characters that nobody else needs. */
const MOST_KNOWN = 5000;

const known = new Map<string, string>();

/**
 * The bare letters, digits and signs of a text: cheap, and the same for any two texts that have an answer key in common, but for an
 * article and for what may be left out.
 */
export function skeletonOf(text: string, rules: Rules): string {
  const { same } = rules;
  let skeleton = "";
  for (const character of plainSigns(text, rules).toLowerCase()) {
    const letter = same.size > 0 ? (same.get(character) ?? character) : character;
    skeleton += known.get(letter) ?? bare(letter);
  }
  return skeleton;
}

function bare(letter: string): string {
  const letters = (ALIKE[letter] ?? letter).normalize("NFKD").toLowerCase().replace(SAYS_NOTHING, "");
  if (known.size < MOST_KNOWN) known.set(letter, letters);
  return letters;
}
