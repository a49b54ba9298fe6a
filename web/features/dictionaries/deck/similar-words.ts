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
    const other = similarIn(terms, keys);
    if (isNew && other !== undefined) {
      similar.count++;
      if (similar.examples.length < MOST_EXAMPLES) similar.examples.push({ term, other });
    }
    addSimilar(terms, keys, term);
  };
  for (const { term } of known) add(term, false);
  for (const { term } of words) add(term, true);
  return similar;
}

/** What is under the first of the keys that is there. */
export function similarIn<Value>(
  index: ReadonlyMap<string, Value>,
  keys: readonly string[],
): Value | undefined {
  const found = keys.find((key) => index.has(key));
  return found === undefined ? undefined : index.get(found);
}

/** Puts a value under each of its keys that is free. */
export function addSimilar<Value>(index: Map<string, Value>, keys: readonly string[], value: Value): void {
  for (const key of keys) if (!index.has(key)) index.set(key, value);
}
