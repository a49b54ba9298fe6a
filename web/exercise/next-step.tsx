import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type ReactNode } from "react";

import type { Question } from "../../shared/api/testing.ts";
import { Button } from "../ui/button.tsx";
import { QuestionActions } from "../ui/question-actions.tsx";
import { useExercise } from "./exercise.ts";

/** What comes after a verdict. It has the focus: Enter goes on. */
export function NextStep({ question }: { question: Question }): ReactNode {
  const { nextLabel, goOn, onVerdict } = useExercise();
  const button = useRef<HTMLButtonElement>(null);
  const tell = useEffectEvent(onVerdict);
  // The verdict stays in sight, whatever is below it.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  // Not before this page is there: the page of the question would follow the test to its report.
  useEffect(() => tell(), []);
  return (
    <QuestionActions>
      <Button
        ref={button}
        variant="primary"
        big
        kbd="↵"
        onKeyDown={ignoreHeldKey}
        onClick={() => goOn(question)}
      >
        {nextLabel(question)}
      </Button>
    </QuestionActions>
  );
}

/** Enter held down since the answer was typed must not run over the verdict. */
function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
