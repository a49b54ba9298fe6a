import * as z from "zod/mini";

import { definition, example, term } from "../../../shared/text-rules.ts";
import { short } from "../../../shared/text/bounds.ts";
import { lowerCase } from "../../../shared/text/transform.ts";
import type { SuggestionDetails } from "../../database/tables/words.ts";
import type { Translations } from "../../services/translate/translator.ts";

const MOST = 8;
const MOST_EXAMPLES = 3;
/** How many parts of an answer are read, and how many characters of each: a provider may send anything. */
const MOST_READ = 200;
const LONGEST_READ = 1000;

/**
 * Turns a provider's answer into possible definitions: split at commas, without a full stop that the word did not have,
 * without duplicates ignoring case, best first, at most eight (contract §8).
 */
export function suggestionsOf(translations: readonly string[], word: string): string[] {
  const ends = /[.。]$/u.test(word);
  const suggestions = new Map<string, string>();
  const parts = translations.slice(0, MOST_READ).flatMap((one) => one.split(/[,，、]/u, MOST_READ));
  for (const part of parts.slice(0, MOST_READ).map((one) => one.slice(0, LONGEST_READ))) {
    const { data } = z.safeParse(definition, ends ? part : part.trimEnd().replace(/[.。]+$/u, ""));
    const key = data && lowerCase(data);
    if (key && !suggestions.has(key)) suggestions.set(key, data);
  }
  return [...suggestions.values()].slice(0, MOST);
}

/** What a provider gives beside its suggestions, as far as a word can contain it. */
export function detailsOf(
  { headword, grammar, examples = [] }: Translations,
  word: string,
  suggestions: readonly string[],
): SuggestionDetails {
  const { data: found } = z.safeParse(term, headword);
  const known = suggestions.flatMap((one) => {
    const said = grammar?.get(one);
    return said ? [[one, said] as const] : [];
  });
  const sentences = examples.flatMap((one) => z.safeParse(example, one).data || []).slice(0, MOST_EXAMPLES);
  return {
    ...(found && lowerCase(found) !== lowerCase(short(word)) && { headword: found }),
    ...(known.length > 0 && { grammar: Object.fromEntries(known) }),
    ...(sentences.length > 0 && { examples: sentences }),
  };
}
