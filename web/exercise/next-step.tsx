import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode } from "react";

import { Button } from "../ui/action/button.tsx";
import { QuestionActions } from "../ui/question/question-actions.tsx";
import { useExercise } from "./exercise.ts";
import type { Step } from "./step.ts";
import { isNamedByMark } from "./verdict-words.ts";

/** A correction shown for less than this has not been read; a second press of Enter was made in haste. */
const SEEN_MS = 600;

/** What comes after a verdict. It has the focus: Enter goes on. */
export function NextStep({ step }: { step: Step }): ReactNode {
  const { nextLabel, goOn, onVerdict } = useExercise();
  const button = useRef<HTMLButtonElement>(null);
  const [seen, setSeen] = useState(false);
  const tell = useEffectEvent(() => onVerdict?.());
  // Keeps the verdict visible, whatever is below it.
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => setSeen(true), SEEN_MS);
    return () => clearTimeout(timer);
  }, []);
  // Not before the verdict is shown: the page of the question would otherwise follow the test to its report.
  useEffect(() => tell(), []);
  // There is something to read before going on.
  const unread = !seen && !(step.kind === "answered" && isNamedByMark(step));
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
        onClick={goOn}
      >
        {nextLabel}
      </Button>
    </QuestionActions>
  );
}
