import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode } from "react";

import type { Question } from "../../shared/api/testing.ts";
import { Button } from "../ui/action/button.tsx";
import { QuestionActions } from "../ui/question/question-actions.tsx";
import { useExercise } from "./exercise.ts";

/** A correction shown for less than this has not been read; a second press of Enter was made in haste. */
const SEEN_MS = 600;

interface NextStepProps {
  question: Question;
  /** There is something to read before going on. */
  corrected: boolean;
}

/** What comes after a verdict. It has the focus: Enter goes on. */
export function NextStep({ question, corrected }: NextStepProps): ReactNode {
  const { nextLabel, goOn, onVerdict } = useExercise();
  const button = useRef<HTMLButtonElement>(null);
  const [seen, setSeen] = useState(false);
  const tell = useEffectEvent(onVerdict);
  // Keeps the verdict visible, whatever is below it.
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => setSeen(true), SEEN_MS);
    return () => clearTimeout(timer);
  }, []);
  // Not before this page is mounted: the page of the question would otherwise follow the test to its report.
  useEffect(() => tell(), []);
  const unread = corrected && !seen;
  /** Enter held down since the answer was typed must not skip the verdict, nor a second press a correction. */
  const ignoreHaste = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && (event.repeat || unread)) event.preventDefault();
  };
  return (
    <QuestionActions>
      <Button
        ref={button}
        variant="primary"
        big
        kbd="↵"
        data-unread={unread || undefined}
        onKeyDown={ignoreHaste}
        onClick={() => goOn(question)}
      >
        {nextLabel(question)}
      </Button>
    </QuestionActions>
  );
}
