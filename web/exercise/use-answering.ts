import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

import type { AnswerResult, Question } from "../../shared/api/testing.ts";
import { ApiError, refusalIn } from "../lib/api-error.ts";
import { useExercise } from "./exercise.ts";
import type { SkipResult } from "./step.ts";

interface AnsweringOptions {
  onResult: (given: string, result: AnswerResult) => void;
  onSkipped?: ((skipped: SkipResult) => void) | undefined;
  /** The question is no longer open. `mayBeOurs`: an earlier try of ours whose answer was lost may have finished it. */
  onGone: (mayBeOurs: boolean) => void;
}

interface Answering {
  answer: (text: string) => void;
  skip: () => void;
  /** What has been under way for long enough to be shown. */
  sending: "answer" | "skip" | null;
  /** Why the last answer or skip did not arrive. */
  problem: Error | null;
}

/** Sends answers to one question, one at a time. */
export function useAnswering(
  question: Question,
  { onResult, onSkipped, onGone }: AnsweringOptions,
): Answering {
  const exercise = useExercise();
  const unanswered = useRef(false);
  const onError = (error: Error): void => {
    if (isGone(error)) onGone(unanswered.current);
    else unanswered.current ||= !(error instanceof ApiError) || error.status >= 500;
  };
  const answer = useMutation({
    mutationFn: (text: string) => exercise.answer(question, text),
    onSuccess: (result, given) => onResult(given, result),
    onError,
    meta: { handled: true },
  });
  const skip = useMutation({
    mutationFn: () => exercise.skip(question),
    onSuccess: (skipped) => onSkipped?.(skipped),
    onError,
    meta: { handled: true },
  });
  const sending = answer.isPending ? "answer" : skip.isPending ? "skip" : null;
  const isLong = useIsLong(sending !== null);
  const error = answer.error ?? skip.error;
  return {
    answer: (text) => {
      if (sending) return;
      skip.reset();
      answer.mutate(text);
    },
    skip: () => {
      if (sending) return;
      answer.reset();
      skip.mutate();
    },
    sending: isLong ? sending : null,
    problem: error && !refusalIn(error) && !isGone(error) ? error : null,
  };
}

/** The question was finished or replaced elsewhere. */
const isGone = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 409 || error.status === 404);

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
