import { useEffect, useState } from "react";

import { refusalIn } from "../lib/api-error.ts";
import { useAnnounce } from "../ui/feedback/live-region.tsx";
import { useExercise, type Soon } from "./exercise.ts";
import { useSaidHint } from "./hint-row.tsx";
import type { Step } from "./step.ts";
import { useTell } from "./use-tell.ts";

export type Sending = "answer" | "skip" | "hint" | null;

interface Answering {
  answer: (text: string) => void;
  skip: () => void;
  /** Asks for first letters. */
  hint: () => void;
  /** What has been under way for long enough to be shown. */
  sending: Sending;
  /** Why the last of them did not arrive, and which it was. */
  problem: { error: Error; of: Sending } | null;
}

/** Nothing is under way. */
const IDLE: Pick<Answering, "sending" | "problem"> = { sending: null, problem: null };

/** Gives answers to the question, or asks for a hint, one at a time. What is judged on the device is shown in the same frame. */
export function useAnswering(onAnswered: (step: Step, text: string) => void): Answering {
  const exercise = useExercise();
  const tell = useTell();
  const announce = useAnnounce();
  const said = useSaidHint();
  const [{ sending, problem }, set] = useState(IDLE);
  const isLong = useIsLong(sending !== null);

  function give<Given>(what: Sending, ask: () => Soon<Given>, receive: (given: Given) => void): void {
    if (sending) return;
    const take = (given: Given): void => {
      set(IDLE);
      receive(given);
    };
    const fail = (error: unknown): void => {
      const failure = error instanceof Error ? error : new Error(String(error));
      set({ sending: null, problem: refusalIn(failure) ? null : { error: failure, of: what } });
    };
    try {
      const given = ask();
      if (!(given instanceof Promise)) return take(given);
      set({ sending: what, problem: null });
      given.then(take, fail);
    } catch (error) {
      fail(error);
    }
  }
  const follow = (step: Step | null, text: string): void => {
    tell(step);
    if (step) onAnswered(step, text);
  };
  return {
    answer: (text) =>
      give(
        "answer",
        () => exercise.answer(text),
        (step) => follow(step, text),
      ),
    skip: () => give("skip", exercise.skip, (step) => follow(step, "")),
    hint: () => {
      if (exercise.hint) give("hint", exercise.hint, (hint) => hint !== null && announce(said(hint)));
    },
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
