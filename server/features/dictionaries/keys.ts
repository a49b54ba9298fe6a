import { rulesOf } from "../../../shared/judge/languages/index.ts";
import type { LanguageCode } from "../../../shared/languages.ts";
import { withoutArticle } from "../../../shared/text/article.ts";
import { short, type Bounded } from "../../../shared/text/bounds.ts";
import { searchKey } from "../../../shared/text/fold.ts";
import { initialOf } from "../../../shared/text/initial.ts";
import { sortKey } from "../../../shared/text/sort-key.ts";
import { collator } from "../../../shared/text/transform.ts";

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

/** The term as a dictionary sorts it: without a leading article. */
export const filedTerm = (term: Bounded, language: LanguageCode): Bounded =>
  withoutArticle(term, rulesOf(language).articles);

export const sameKeys = (a: WordKeys, b: WordKeys): boolean =>
  a.initial === b.initial &&
  a.sort_key === b.sort_key &&
  a.term_key === b.term_key &&
  a.definitions_key === b.definitions_key;

interface WithInitial {
  initial: string;
}

/** How many terms begin with each letter, after words were added and removed. */
export function countInitials(
  before: Readonly<Record<string, number>>,
  { more, fewer }: { more: readonly WithInitial[]; fewer: readonly WithInitial[] },
): Record<string, number> {
  const counts = new Map(Object.entries(before));
  const add = (initial: string, difference: number): void => {
    counts.set(initial, (counts.get(initial) ?? 0) + difference);
  };
  for (const { initial } of more) add(initial, 1);
  for (const { initial } of fewer) add(initial, -1);
  return Object.fromEntries([...counts].filter(([, count]) => count > 0));
}

/** The same, in the order of the language's alphabet. */
export const lettersOf = (
  initials: Readonly<Record<string, number>>,
  language: LanguageCode,
): { letter: string; count: number }[] =>
  Object.entries(initials)
    .map(([letter, count]) => ({ letter: short(letter), count }))
    .toSorted((a, b) => inAlphabetOf(language)(a.letter, b.letter));

type Comparison = (a: Bounded, b: Bounded) => number;

const comparisons = new Map<LanguageCode, Comparison>();

/** Compares letters by a language's alphabet. */
export function inAlphabetOf(language: LanguageCode): Comparison {
  const comparison = comparisons.get(language) ?? collator(language);
  comparisons.set(language, comparison);
  return comparison;
}
