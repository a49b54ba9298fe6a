import { derived, type Bounded } from "../text/bounds.ts";
import { plainSigns } from "../text/signs.ts";
import { lowerCase, nfkd } from "../text/transform.ts";
import type { Rules } from "./languages/index.ts";

/** More letters than any article, or the "to" of an infinitive, has. */
export const MOST_LEAD_LETTERS = 12;

/** Spaces, marks, and what the judge treats as punctuation. */
const SAYS_NOTHING = /[^\p{L}\p{N}\p{Sm}\p{Sc}\p{So}#%&@‰§]|\p{Lm}|\p{Default_Ignorable_Code_Point}/gu;
/**
 * Characters that lower case does not unify (Turkish ı, final sigma), an apostrophe that Unicode classifies as a
 * letter, and a dash that it classifies as a sign.
 */
const ALIKE: Readonly<Record<string, string>> = { ı: "i", ς: "σ", ꞌ: "", "−": "" };
/** Limits the cache, because a hostile text may contain any number of rare characters. */
const MOST_KNOWN = 5000;

const known = new Map<string, string>();

/**
 * The bare letters, digits and signs of a text. It is cheap to compute, and the same for any two texts that have an
 * answer key in common, except for articles and optional parts.
 */
export function skeletonOf(text: Bounded, rules: Rules): string {
  const { same } = rules;
  let skeleton = "";
  for (const character of lowerCase(plainSigns(text, rules.language))) {
    const letter = same.size > 0 ? (same.get(character) ?? character) : character;
    skeleton += known.get(letter) ?? bare(letter);
  }
  return skeleton;
}

function bare(letter: Bounded): string {
  const alike = derived(letter, ALIKE[letter] ?? letter);
  const letters = lowerCase(nfkd(alike)).replace(SAYS_NOTHING, "");
  if (known.size < MOST_KNOWN) known.set(letter, letters);
  return letters;
}
