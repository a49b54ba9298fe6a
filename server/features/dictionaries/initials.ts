import type { LanguageCode } from "../../../shared/languages.ts";
import { short, type Bounded } from "../../../shared/text/bounds.ts";
import { collator } from "../../../shared/text/transform.ts";

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
