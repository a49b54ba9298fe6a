import { createContext, use, type ReactNode } from "react";

import type { AnswerResult, Outcome, Question } from "../../shared/api/testing.ts";
import type { DraftPlace, SkipResult } from "./step.ts";

export type QuestionKind = "forward" | "backward" | "dictation";

/**
 * What asks questions one after another and takes the answers: the running test on the server (features/testing), or
 * today's review on the device (features/reviews). The screens of a question and of its verdict are drawn from it.
 */
export interface Exercise {
  /** Where in the exercise its question is. */
  progress: ReactNode;
  /** `forward` shows a term, `backward` asks for one, `dictation` lets one be heard and asks for it. */
  kind: (question: Question) => QuestionKind;
  /** How the questions so far ended, in their order. */
  outcomes: readonly Outcome[];
  /** Null where nothing that is typed is to be kept. */
  draft: (question: Question) => DraftPlace | null;
  /** Judges an answer to the open question, or to one that went wrong and is tried again. */
  answer: (question: Question, text: string) => Promise<AnswerResult>;
  skip: (question: Question) => Promise<SkipResult>;
  /** Whether an answer that was wrong could become a definition of its word. */
  canAdd: (given: string) => boolean;
  /** “I was right” on the last wrong answer. */
  override: (question: Question, addDefinition: boolean) => Promise<AnswerResult>;
  /** Whether a wrong answer may be tried again at once; else the word comes again by itself. */
  retries: boolean;
  /** The verdict stands there: what comes next may be fetched. */
  onVerdict: () => void;
  /** What comes after a finished question. */
  nextLabel: (question: Question) => string;
  goOn: (question: Question) => void;
}

const Current = createContext<Exercise | null>(null);

export const ExerciseProvider = Current.Provider;

export function useExercise(): Exercise {
  const exercise = use(Current);
  if (!exercise) throw new Error("A question stands inside of an exercise");
  return exercise;
}
