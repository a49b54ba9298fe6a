import { createContext, use, type ReactNode } from "react";

import type { AnswerResult, Outcome, Question } from "../../shared/api/testing.ts";
import type { DraftPlace } from "./draft.ts";
import type { SkipResult } from "./step.ts";

export type QuestionKind = "forward" | "backward" | "dictation";

/**
 * Asks questions one after another and accepts the answers: implemented by the running test on the server
 * (features/testing) and by today's review on the device (features/reviews). The screens of a question and its verdict
 * are drawn from it.
 */
export interface Exercise {
  /** Shows where in the exercise the question is. */
  progress: ReactNode;
  /** `forward` shows a term, `backward` asks for one, `dictation` plays one and asks for it. */
  kind: (question: Question) => QuestionKind;
  /** How the questions so far ended, in order. */
  outcomes: readonly Outcome[];
  /** Null where typed text is not to be kept. */
  draft: (question: Question) => DraftPlace | null;
  /** Judges an answer to the open question, or to a wrongly answered one that is tried again. */
  answer: (question: Question, text: string) => Promise<AnswerResult>;
  skip: (question: Question) => Promise<SkipResult>;
  /** Whether a wrong answer could become a definition of its word. */
  canAdd: (given: string) => boolean;
  /** “I was right” on the last wrong answer. */
  override: (question: Question, addDefinition: boolean) => Promise<AnswerResult>;
  /** Whether a wrong answer may be tried again at once; otherwise the word comes up again later. */
  retries: boolean;
  /** Called once the verdict is shown: what comes next may be loaded. */
  onVerdict: () => void;
  /** The label of what comes after a finished question. */
  nextLabel: (question: Question) => string;
  goOn: (question: Question) => void;
}

const Current = createContext<Exercise | null>(null);

export const ExerciseProvider = Current.Provider;

export function useExercise(): Exercise {
  const exercise = use(Current);
  if (!exercise) throw new Error("A question must be rendered inside an exercise");
  return exercise;
}
