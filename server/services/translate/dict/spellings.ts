import type { LanguageCode } from "../../../../shared/languages.ts";

/** A word as typed, and as dictionaries may spell it instead: with or without the ligature (cœur, oeuf). */
export function spellingsOf(word: string, language: LanguageCode): string[] {
  if (language !== "fr") return [word];
  const apart = word.replaceAll("œ", "oe").replaceAll("Œ", "Oe").replaceAll("æ", "ae").replaceAll("Æ", "Ae");
  const joined = word.replaceAll("oe", "œ").replaceAll("Oe", "Œ").replaceAll("ae", "æ").replaceAll("Ae", "Æ");
  return [...new Set([word, apart, joined])];
}
