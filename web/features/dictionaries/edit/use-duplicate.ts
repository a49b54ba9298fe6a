import { useQuery } from "@tanstack/react-query";

import type { Dictionary, Word } from "../../../../shared/api/dictionaries.ts";
import { similarKeys } from "../../../../shared/judge/similar.ts";
import { LENGTH } from "../../../../shared/limits.ts";
import { characters } from "../../../../shared/text-rules.ts";
import { short } from "../../../../shared/text/bounds.ts";
import { sameTermKey } from "../../../../shared/text/identity.ts";
import { call } from "../../../lib/api.ts";
import { wordsKey } from "../queries.ts";
import type { LedgerWord } from "./ledger-words.ts";
import { useDebounced } from "./use-debounced.ts";

const TYPING_PAUSE_MS = 250;

export interface Duplicate {
  word: Word;
  /** False where the term is only similar. */
  same: boolean;
}

/** The word that has the same term already, or a similar one: among those of this screen, else as the server knows. */
export function useDuplicate(
  term: string,
  { id, termsLanguage }: Dictionary,
  rows: readonly LedgerWord[],
): Duplicate | null {
  const wanted = useDebounced(term.trim(), TYPING_PAUSE_MS);
  const { data } = useQuery({
    queryKey: [...wordsKey(id), "duplicates", wanted],
    queryFn: ({ signal }) =>
      call("GET /dictionaries/:id/duplicates", { params: { id }, query: { term: wanted }, signal }),
    enabled: wanted !== "" && characters(wanted) <= LENGTH.long,
    retry: false,
    meta: { handled: true },
  });
  if (wanted === "" || wanted !== term.trim()) return null;
  const key = sameTermKey(short(wanted));
  const words = [...rows.map(({ word }) => word), ...(data?.words ?? [])];
  const same = words.find((word) => sameTermKey(short(word.term)) === key);
  if (same) return { word: same, same: true };
  const keys = new Set(similarKeys(short(wanted), termsLanguage));
  const similar = words.find((word) =>
    similarKeys(short(word.term), termsLanguage).some((each) => keys.has(each)),
  );
  return similar ? { word: similar, same: false } : null;
}
