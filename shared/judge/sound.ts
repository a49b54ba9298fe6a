import { HOMOPHONES } from "./languages/homophones.ts";
import { SOUND_RULES } from "./languages/sound-rules.ts";

const groups = new Map<string, ReadonlyMap<string, string>>();

/**
 * How a text sounds in a language, roughly: two texts with one sound cannot be told apart by ear. Words that are spelled
 * far apart are found by lists, the rest by rules of the spelling.
 */
export function soundOf(text: string, language: string): string {
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const listed = groupsOf(language);
  return words.map((word) => soundOfWord(listed.get(word) ?? word, language)).join(" ");
}

function soundOfWord(word: string, language: string): string {
  const rules = Object.hasOwn(SOUND_RULES, language) ? (SOUND_RULES[language] ?? []) : [];
  return rules.reduce((sound, [letters, as]) => sound.replace(letters, as), word);
}

/** Every listed word with the first of its group. */
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
