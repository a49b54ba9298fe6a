import type { Question } from "../../shared/api/testing.ts";
import type { LanguageCode } from "../../shared/languages.ts";
import { useExercise } from "./exercise.ts";

/** A question's term, if the page may play it, and its language. */
export interface TermOf {
  language: LanguageCode;
  text: string | undefined;
}

/** A term that is asked for is not played before its question is finished; `answer` is given then. */
export function useTermOf(question: Question, answer?: readonly string[] | null): TermOf {
  const kind = useExercise().kind(question);
  const { prompt, promptLanguage, answerLanguage } = question;
  return kind === "backward"
    ? { language: answerLanguage, text: answer?.[0] }
    : { language: promptLanguage, text: prompt[0] };
}
