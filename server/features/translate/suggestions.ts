import * as z from "zod/mini";

import { definition } from "../../../shared/text-rules.ts";

const MOST = 8;

/**
 * What a provider answers as definitions that a word may have: one at each comma, without the full stop that was not in
 * the word, each once blind to case, best first, eight at most (contract §8).
 */
export function suggestionsOf(translations: readonly string[], word: string): string[] {
  const ends = /[.。]$/u.test(word);
  const suggestions = new Map<string, string>();
  for (const part of translations.flatMap((translation) => translation.split(/[,，、]/u))) {
    const { data } = z.safeParse(definition, ends ? part : part.trimEnd().replace(/[.。]+$/u, ""));
    if (data && !suggestions.has(data.toLowerCase())) suggestions.set(data.toLowerCase(), data);
  }
  return [...suggestions.values()].slice(0, MOST);
}
