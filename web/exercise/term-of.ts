import type { Question } from "../../shared/api/testing.ts";
import type { LanguageCode } from "../../shared/languages.ts";
import { useExercise } from "./exercise.ts";

/** Of a question: its term's language, and the term itself where the page may say it. */
export interface TermOf {
  language: LanguageCode;
  text: string | undefined;
}

/** A term that is asked for is not said before its question is finished; `answer` is told then. */
export function useTermOf(question: Question, answer?: readonly string[] | null): TermOf {
  const kind = useExercise().kind(question);
  const { prompt, promptLanguage, answerLanguage } = question;
  return kind === "backward"
    ? { language: answerLanguage, text: answer?.[0] }
    : { language: promptLanguage, text: prompt[0] };
}
