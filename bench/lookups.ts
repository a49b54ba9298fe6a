import { suggestionsOf } from "../server/features/translate/suggestions.ts";
import { translatorOf } from "../server/services/translate/providers.ts";
import type { LanguageCode } from "../shared/languages.ts";
import { WORDS } from "./lookup-words.ts";

/**
 * Prints what a DICT server (DICT_URL) suggests for two hundred common words of each pair of languages, one line per
 * word, for a person to read; the line is empty if there is no suggestion.
 */
const PAIRS: readonly (readonly [keyof typeof WORDS, LanguageCode])[] = [
  ["de", "en"],
  ["en", "de"],
  ["fr", "en"],
  ["es", "en"],
  ["pl", "en"],
  ["ru", "de"],
];
const PATIENCE_MS = 4000;

const translate = translatorOf({
  provider: "dict",
  url: process.env["DICT_URL"] ?? "dict://127.0.0.1:2628",
  key: undefined,
  region: undefined,
});

for (const [from, to] of PAIRS) {
  const words = [...new Set(WORDS[from].split(/\s+/))].map((word) => word.replaceAll("-", " "));
  const took: number[] = [];
  let answered = 0;
  for (const word of words) {
    const began = performance.now();
    const { texts, headword } = await translate({ word, from, to }, AbortSignal.timeout(PATIENCE_MS));
    took.push(performance.now() - began);
    const suggestions = suggestionsOf(texts, word);
    if (suggestions.length > 0) answered++;
    process.stdout.write(`${word}${headword ? ` (${headword})` : ""}: ${suggestions.join(", ")}\n`);
  }
  const median = took.toSorted((one, other) => one - other)[Math.floor(took.length / 2)] ?? 0;
  process.stdout.write(
    `== ${from} to ${to}: ${answered} of ${words.length} have suggestions, median ${median.toFixed(1)} ms\n\n`,
  );
}
