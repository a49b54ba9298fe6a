import { createContext, use, type ReactNode } from "react";

import type { Outcome, Question } from "../../shared/api/testing.ts";
import type { DraftPlace } from "./draft.ts";
import type { Step } from "./step.ts";

/** When a word comes again, in words. */
export interface ComesAgain {
  /** “Comes again in 6 days” */
  title: string;
  /** “On Saturday. Last time it was 3 days.” */
  more: string;
  /** The same, drawn. */
  drawn: ReactNode;
}

/** At once where it is judged on the device. */
export type Soon<Value> = Value | Promise<Value>;

/**
 * Asks questions one after another and accepts the answers: implemented by the running test on the server
 * (features/testing), by today's review and by practice on the device (features/reviews), and by the sample test
 * (features/trying). `ExerciseQuestion` draws a question and its verdict from it.
 */
export interface Exercise {
  question: Question;
  /** What was answered last to this question. */
  last: Step | null;
  /** Instead of what is to be done. */
  ask?: ReactNode;
  /** Shows where in the exercise the question is. */
  progress: ReactNode;
  /** How the questions so far ended, in order. */
  outcomes: readonly Outcome[];
  /** Null where typed text is not to be kept. */
  draft: DraftPlace | null;
  /**
   * Judges an answer to the open question, or to a wrongly answered one that is tried again. By the time that it returns,
   * `last` is what became of it; null where the question is no longer open. Throws or rejects where it was not accepted.
   */
  answer: (text: string) => Soon<Step | null>;
  skip: () => Soon<Step | null>;
  /**
   * Shows first letters of an answer that was not given yet, as the `hint` of its question. Null where the question is no
   * longer open. Without it, no hints are given.
   */
  hint?: () => Soon<string | null>;
  /** Whether answers may become definitions of their words. */
  adds: boolean;
  /** “I was right” on the last wrong answer. */
  override: (addDefinition: boolean) => Soon<Step | null>;
  /** After a wrong answer the right one may be written once more. */
  retypes?: boolean;
  /** Asks a question that went wrong once more; without it, its word comes up again later. */
  retry?: () => void;
  /** When the word of a finished question comes again; a test does not say. */
  comesAgain?: () => ComesAgain | null;
  /** Called once the verdict is shown: what comes next may be loaded. */
  onVerdict?: () => void;
  /** The label of what comes after a finished question. */
  nextLabel: string;
  goOn: () => void;
}

const Current = createContext<Exercise | null>(null);

export const ExerciseProvider = Current.Provider;

export function useExercise(): Exercise {
  const exercise = use(Current);
  if (!exercise) throw new Error("A question must be rendered inside an exercise");
  return exercise;
}
