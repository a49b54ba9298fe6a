import type { Bounded } from "../text/bounds.ts";
import { lowerCase, nfc, pattern } from "../text/transform.ts";
import { HOMOPHONES } from "./languages/homophones.ts";
import { SOUND_RULES } from "./languages/sound-rules.ts";

const WORDS = pattern(/[\p{L}\p{M}\p{N}]+/gu);

const groups = new Map<string, ReadonlyMap<string, string>>();

/**
 * Approximately how a text sounds in a language: two texts with the same result cannot be distinguished by ear. Words
 * with very different spellings are in lists, the rest is found by spelling rules.
 */
export function soundOf(text: Bounded, language: string): string {
  const words = WORDS.all(lowerCase(nfc(text)));
  const listed = groupsOf(language);
  return words.map((word) => soundOfWord(listed.get(word) ?? word, language)).join(" ");
}

function soundOfWord(word: string, language: string): string {
  const rules = Object.hasOwn(SOUND_RULES, language) ? (SOUND_RULES[language] ?? []) : [];
  return rules.reduce((sound, [letters, as]) => sound.replace(letters, as), word);
}

/** Maps every listed word to the first word of its group. */
function groupsOf(language: string): ReadonlyMap<string, string> {
  const known = groups.get(language);
  if (known) return known;
  const list = Object.hasOwn(HOMOPHONES, language) ? (HOMOPHONES[language] ?? "") : "";
  const found = new Map(
    list.split(";").flatMap((group) => {
      const words = group.trim().split(" ");
      return words.map((word): [string, string] => [word, words[0] ?? word]);
    }),
  );
  groups.set(language, found);
  return found;
}
