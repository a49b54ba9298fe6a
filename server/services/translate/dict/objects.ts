import type { LanguageCode } from "../../../../shared/languages.ts";

/** Placeholders for an object in Ding's dictionaries: “etw. kaufen”, “buy sth.” */
const OBJECT = String.raw`(?:etw|jdn|jdm|jds|jd|sth|sb)\b\.?(?:'s)?`;
const OBJECTS = String.raw`${OBJECT}(?:\s?/\s?${OBJECT})*`;
const AROUND = new RegExp(String.raw`^(?:${OBJECTS}\s+)+|(?:\s+${OBJECTS})+$`, "gu");

export const withoutObjects = (text: string): string => text.replace(AROUND, "");

/** The headwords under which Ding's dictionaries may list a verb, besides the verb itself. */
export function withObjects(word: string, language: LanguageCode): string[] {
  if (language === "de") return ["etw.", "jdn.", "jdn./etw.", "jdm."].map((object) => `${object} ${word}`);
  if (language === "en") return ["sth.", "sb.", "sb./sth."].map((object) => `${word} ${object}`);
  return [];
}
