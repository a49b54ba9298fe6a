import type { Question } from "../../../shared/api/testing.ts";
import { KEPT } from "./kept-in-tab.ts";

/** Whether the running dictation goes on as text in this tab; a new test forgets it. */
export const isAsText = (): boolean => sessionStorage.getItem(KEPT.asText) !== null;

export const continueAsText = (): void => sessionStorage.setItem(KEPT.asText, "1");

/** What a word means in the place of its sound; the same word is typed. */
export function asText({ meaning, ...question }: Question): Question {
  if (!meaning) return question;
  return { ...question, kind: "backward", prompt: meaning.definitions, promptLanguage: meaning.language };
}
