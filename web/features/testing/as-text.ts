import type { Question } from "../../../shared/api/testing.ts";

const KEY = "testing.asText";

/** Whether the running dictation goes on as text in this tab; a new test forgets it. */
export const isAsText = (): boolean => sessionStorage.getItem(KEY) !== null;

export const continueAsText = (): void => sessionStorage.setItem(KEY, "1");

export const forgetAsText = (): void => sessionStorage.removeItem(KEY);

/** What a word means in the place of its sound; the same word is typed. */
export function asText({ meaning, ...question }: Question): Question {
  if (!meaning) return question;
  return { ...question, kind: "backward", prompt: meaning.definitions, promptLanguage: meaning.language };
}
