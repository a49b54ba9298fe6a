import type { LanguageCode } from "../../../shared/languages.ts";
import type { Bounded } from "../../../shared/text/bounds.ts";
import { searchKey } from "../../../shared/text/fold.ts";
import { initialOf } from "../../../shared/text/initial.ts";
import { sortKey } from "../../../shared/text/sort-key.ts";
import { filedTerm } from "./filed-term.ts";

export interface Languages {
  termsLanguage: LanguageCode;
  definitionsLanguage: LanguageCode;
}

/** What the keys of a dictionary's words depend on. */
export interface Filing extends Languages {
  /** Terms are sorted without a leading article. */
  skipArticles: boolean;
}

/**
 * What a word is sorted and found by; stored with it, and recomputed when its dictionary's languages or sorting change.
 */
export interface WordKeys {
  initial: Bounded;
  sort_key: string;
  term_key: string;
  definitions_key: string;
}

/** Raised with every change of the rules that keys are computed by. */
const RULES = 4;
const [icu = 0, icuMinor = 0] = (process.versions.icu ?? "").split(".").map(Number);

/**
 * Alphabets come from this Node's ICU, so keys made by different versions cannot be compared. Later versions are
 * greater.
 */
export const KEYS_VERSION = RULES * 1_000_000 + icu * 1000 + icuMinor;

/** Between definitions as between the keys of one: no search text contains a line break. */
const SEPARATOR = "\n";

export const keysOf = (
  { term, definitions }: { term: Bounded; definitions: readonly Bounded[] },
  { termsLanguage, definitionsLanguage, skipArticles }: Filing,
): WordKeys => {
  const filed = skipArticles ? filedTerm(term, termsLanguage) : term;
  return {
    initial: initialOf(filed, termsLanguage),
    sort_key: sortKey(filed, termsLanguage),
    term_key: searchKey(term, termsLanguage),
    definitions_key: definitions
      .map((definition) => searchKey(definition, definitionsLanguage))
      .join(SEPARATOR),
  };
};

export const sameKeys = (a: WordKeys, b: WordKeys): boolean =>
  a.initial === b.initial &&
  a.sort_key === b.sort_key &&
  a.term_key === b.term_key &&
  a.definitions_key === b.definitions_key;
