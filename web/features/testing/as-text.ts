import type { Question } from "../../../shared/api/testing.ts";
import { KEYS } from "./tab-storage.ts";

/** Whether the running dictation goes on as text in this tab; a new test forgets it. */
export const isAsText = (): boolean => sessionStorage.getItem(KEYS.asText) !== null;

export const continueAsText = (): void => sessionStorage.setItem(KEYS.asText, "1");

/** What a word means in the place of its sound; the same word is typed. */
export function asText({ meaning, ...question }: Question): Question {
  if (!meaning) return question;
  return { ...question, kind: "backward", prompt: meaning.definitions, promptLanguage: meaning.language };
}
