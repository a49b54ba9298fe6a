import type { LanguageCode } from "../../../shared/languages.ts";

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
    .map(([letter, count]) => ({ letter, count }))
    .toSorted((a, b) => inAlphabetOf(language)(a.letter, b.letter));

const collators = new Map<LanguageCode, Intl.Collator>();

/** Compares letters by a language's alphabet. */
export function inAlphabetOf(language: LanguageCode): (a: string, b: string) => number {
  const collator = collators.get(language) ?? new Intl.Collator(language);
  collators.set(language, collator);
  return collator.compare;
}
