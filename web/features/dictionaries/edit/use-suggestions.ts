import { useQuery } from "@tanstack/react-query";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { LENGTH } from "../../../../shared/limits.ts";
import { characters } from "../../../../shared/text-rules.ts";
import { isCancelled } from "../../../lib/api-error.ts";
import { call } from "../../../lib/api.ts";
import { useSettings } from "../../../lib/settings.ts";
import { addDefinition, splitDefinitions } from "../definition-list.ts";
import { useDebounced } from "./use-debounced.ts";

const TYPING_PAUSE_MS = 400;
const MOST_SHOWN = 8;

interface Suggested {
  items: string[];
  /** Part of speech and gender by item, in the dictionary's own abbreviations. */
  grammar: Readonly<Record<string, string>> | undefined;
  examples: readonly string[];
  /** The headword that they belong to, if it is another form, and the dictionary, whose licence requires naming it. */
  source: string | undefined;
}

const NONE: Suggested = { items: [], grammar: undefined, examples: [], source: undefined };

/**
 * Translations offered for a term (spec §7): a new term cancels the previous request; a cancelled one has not failed; a
 * failure is logged and shows nothing.
 */
export function useSuggestions(
  term: string,
  { termsLanguage, definitionsLanguage }: Dictionary,
  taken: readonly string[],
): Suggested {
  const translates = useSettings().data?.translates ?? false;
  const word = useDebounced(term.trim(), TYPING_PAUSE_MS);
  const { data } = useQuery({
    queryKey: ["translate", word, termsLanguage, definitionsLanguage],
    queryFn: async ({ signal }) => {
      try {
        return await call("GET /translate/:word", {
          params: { word },
          query: { fromLanguage: termsLanguage, toLanguage: definitionsLanguage },
          signal,
        });
      } catch (error) {
        if (isCancelled(error)) throw error;
        // Spec §7: logged, and nothing is shown.
        console.warn("No suggestions:", error);
        return null;
      }
    },
    enabled:
      translates && word !== "" && characters(word) <= LENGTH.long && termsLanguage !== definitionsLanguage,
    staleTime: Infinity,
    retry: false,
    meta: { handled: true },
  });
  if (word === "" || word !== term.trim()) return NONE;
  const items = (data?.translations ?? [])
    .flatMap(definitionsIn)
    .reduce<string[]>((list, each) => addDefinition(list, each, MOST_SHOWN), [])
    .filter((suggestion) => !taken.includes(suggestion));
  return {
    items,
    grammar: data?.grammar,
    examples: data?.examples ?? [],
    source: [data?.headword, data?.source].filter(Boolean).join(" · ") || undefined,
  };
}

/** A translator's list becomes several definitions: none contains a comma. */
function definitionsIn(translation: string): string[] {
  const { whole, rest } = splitDefinitions(translation);
  return [...whole, rest];
}
