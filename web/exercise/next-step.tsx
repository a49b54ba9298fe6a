import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type ReactNode } from "react";

import { Button } from "../ui/action/button.tsx";
import { QuestionActions } from "../ui/question/question-actions.tsx";
import { useExercise } from "./exercise.ts";
import { startsWithRetyping } from "./retype-slot.tsx";
import type { Step } from "./step.ts";
import { useSeen } from "./use-seen.ts";
import { isNamedByMark } from "./verdict-words.ts";

/** What comes after a verdict. It has the focus, unless the answer may be written once more: Enter goes on. */
export function NextStep({ step }: { step: Step }): ReactNode {
  const exercise = useExercise();
  const { nextLabel, goOn, onVerdict } = exercise;
  const button = useRef<HTMLButtonElement>(null);
  const seen = useSeen();
  const tell = useEffectEvent(() => onVerdict?.());
  const hasFocus = !startsWithRetyping(step, exercise);
  // Keeps the verdict visible, whatever is below it.
  useEffect(() => {
    if (hasFocus) button.current?.focus({ preventScroll: true });
  }, [hasFocus]);
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
