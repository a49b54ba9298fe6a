import type { Dictionary } from "../../../shared/api/dictionaries.ts";
import type { TestingSetup } from "../../../shared/api/testing.ts";

/** How many words a setup selects; null while that is not known. */
export function useMatching(
  setup: TestingSetup | undefined,
  dictionary: Dictionary | undefined,
): number | null {
  if (!setup || !dictionary) return null;
  if (dictionary.wordsCount === 0) return 0;
  const { wordsNumberLimit } = setup;
  if (!wordsNumberLimit) return null;
  return Math.min(wordsNumberLimit.count ?? dictionary.wordsCount, dictionary.wordsCount);
}
