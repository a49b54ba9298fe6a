import { keepPreviousData, useQuery } from "@tanstack/react-query";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import type { SentSetup } from "../../../../shared/api/testing.ts";
import { isNotFound } from "../../../lib/api-error.ts";
import { call } from "../../../lib/api.ts";

/**
 * How many words a complete setup selects; null while that is not known. None where some that were chosen are not there
 * any more: a test is of all of them.
 */
export function useMatching(setup: SentSetup | undefined, dictionary: Dictionary | undefined): number | null {
  const known = setup && dictionary ? countedHere(setup, dictionary) : null;
  const counted = useQuery({
    queryKey: ["tester-count", setup],
    queryFn: ({ signal }) => setup && call("POST /tester/count", { body: setup, signal }),
    enabled: setup !== undefined && known === null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { handled: true },
  });
  if (setup?.words && counted.error && isNotFound(counted.error)) return 0;
  return known ?? (setup && counted.data ? counted.data.words : null);
}

/** Where any word will do, the dictionary's own count tells it, so that nothing has to be asked. */
function countedHere(setup: SentSetup, { wordsCount }: Dictionary): number | null {
  if (wordsCount === 0) return 0;
  const anyWords = setup.wordsNumberLimit ?? setup.mix ?? setup.longestAgo ?? setup.random;
  return anyWords ? Math.min(anyWords.count ?? wordsCount, wordsCount) : null;
}
