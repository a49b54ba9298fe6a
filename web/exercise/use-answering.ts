import { useEffect, useState } from "react";

import { refusalIn } from "../lib/api-error.ts";
import { useExercise } from "./exercise.ts";
import type { Step } from "./step.ts";
import { useTell } from "./use-tell.ts";

type Sending = "answer" | "skip" | null;

interface Answering {
  answer: (text: string) => void;
  skip: () => void;
  /** What has been under way for long enough to be shown. */
  sending: Sending;
  /** Why the last answer or skip did not arrive. */
  problem: Error | null;
}

/** Nothing is under way. */
const IDLE: { sending: Sending; problem: Error | null } = { sending: null, problem: null };

/** Gives answers to the question, one at a time. What is judged on the device is shown in the same frame. */
export function useAnswering(onAnswered: (step: Step, text: string) => void): Answering {
  const exercise = useExercise();
  const tell = useTell();
  const [{ sending, problem }, set] = useState(IDLE);
  const isLong = useIsLong(sending !== null);

  const give = (what: "answer" | "skip", text: string): void => {
    if (sending) return;
    const take = (step: Step | null): void => {
      set(IDLE);
      tell(step);
      if (step) onAnswered(step, text);
    };
    const fail = (error: unknown): void => {
      const failure = error instanceof Error ? error : new Error(String(error));
      set({ sending: null, problem: refusalIn(failure) ? null : failure });
    };
    try {
      const step = what === "answer" ? exercise.answer(text) : exercise.skip();
      if (!(step instanceof Promise)) return take(step);
      set({ sending: what, problem: null });
      step.then(take, fail);
    } catch (error) {
      fail(error);
    }
  };
  return {
    answer: (text) => give("answer", text),
    skip: () => give("skip", ""),
    sending: isLong ? sending : null,
    problem,
  };
}

/** A verdict that is there at once is not announced by a spinner. */
const SHOWN_AFTER_MS = 150;

function useIsLong(isUnderWay: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setIsLong(true), SHOWN_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isUnderWay]);
  return isLong;
}
