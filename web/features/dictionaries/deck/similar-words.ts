import { similarKeys } from "../../../../shared/judge/similar.ts";
import { short } from "../../../../shared/text/bounds.ts";

/** New words that resemble another one, which may have been meant as one with it; all of them are kept. */
export interface SimilarWords {
  count: number;
  /** The first pairs. */
  examples: { term: string; other: string }[];
}

const MOST_EXAMPLES = 3;

/** Those of the new words that resemble one that is there, or an earlier new one. */
export function similarWords(
  words: readonly { term: string }[],
  known: readonly { term: string }[],
  termsLanguage: string,
): SimilarWords {
  const terms = new Map<string, string>();
  const similar: SimilarWords = { count: 0, examples: [] };
  const add = (term: string, isNew: boolean): void => {
    const keys = similarKeys(short(term), termsLanguage);
    const other = terms.get(keys.find((key) => terms.has(key)) ?? "");
    if (isNew && other !== undefined) {
      similar.count++;
      if (similar.examples.length < MOST_EXAMPLES) similar.examples.push({ term, other });
    }
    for (const key of keys) if (!terms.has(key)) terms.set(key, term);
  };
  for (const { term } of known) add(term, false);
  for (const { term } of words) add(term, true);
  return similar;
}
