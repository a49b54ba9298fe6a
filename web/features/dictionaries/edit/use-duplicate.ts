import { useQuery } from "@tanstack/react-query";

import type { Dictionary, Word } from "../../../../shared/api/dictionaries.ts";
import { LENGTH } from "../../../../shared/limits.ts";
import { characters } from "../../../../shared/text-rules.ts";
import { short } from "../../../../shared/text/bounds.ts";
import { searchKey } from "../../../../shared/text/fold.ts";
import { call } from "../../../lib/api.ts";
import { wordsKey } from "../queries.ts";
import type { LedgerWord } from "./ledger-words.ts";
import { useDebounced } from "./use-debounced.ts";

const TYPING_PAUSE_MS = 250;

/** The word that has the same term already: among those of this screen, else as the server knows. */
export function useDuplicate(
  term: string,
  { id, termsLanguage }: Dictionary,
  rows: readonly LedgerWord[],
): Word | null {
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
  const keyOf = (text: string): string => searchKey(short(text), termsLanguage);
  const key = keyOf(wanted);
  const here = rows.find(({ word }) => keyOf(word.term) === key);
  return here?.word ?? data?.words[0] ?? null;
}
