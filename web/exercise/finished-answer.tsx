import type { ReactNode } from "react";

import { Hear } from "../lib/speech/hear.tsx";
import { useExercise } from "./exercise.ts";
import { Feedback } from "./feedback.tsx";
import { FinishedSlots } from "./finished-slots.tsx";
import { NextStep } from "./next-step.tsx";
import type { AnsweredStep } from "./step.ts";
import { useTermOf } from "./term-of.ts";
import { useSpokenTerm } from "./use-spoken-term.ts";
import { useVerdictWords } from "./verdict-words.ts";
import { WrongActions } from "./wrong-actions.tsx";

interface FinishedAnswerProps {
  step: AnsweredStep;
  onChange: (step: AnsweredStep) => void;
  /** What else is known about the word. */
  children?: ReactNode;
}

/** The verdict: mark, name and letters; after a wrong answer, the ways to object. */
export function FinishedAnswer({ step, onChange, children }: FinishedAnswerProps): ReactNode {
  const { title, why } = useVerdictWords()(step);
  const { verdict, outcome } = step.result;
  // The name of a plainly right answer is already beside its mark.
  const isNamed = outcome === "overridden" || (verdict === "exact" && outcome !== "retried");
  const kind = useExercise().kind(step.question);
  const term = useTermOf(step.question, step.result.answer);
  const speech = useSpokenTerm(term);
  return (
    <>
      <FinishedSlots
        step={step}
        hear={kind === "backward" && term.text && <Hear speech={speech} text={term.text} />}
      />
      <Feedback title={isNamed ? undefined : title} hiddenTitle={isNamed ? title : undefined}>
        {why}
      </Feedback>
      {verdict === "wrong" && <WrongActions step={step} onChange={onChange} />}
      {children}
      <NextStep question={step.question} corrected={!isNamed} />
    </>
  );
}
