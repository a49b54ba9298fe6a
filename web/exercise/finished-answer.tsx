import type { ReactNode } from "react";

import { Hear } from "../lib/speech/hear.tsx";
import { useExercise } from "./exercise.ts";
import { Feedback } from "./feedback.tsx";
import { FinishedSlots } from "./finished-slots.tsx";
import { KINDS } from "./kinds.ts";
import { termOf, type AnsweredStep } from "./step.ts";
import { useSpokenTerm } from "./use-spoken-term.ts";
import { isNamedByMark, useVerdictWords } from "./verdict-words.ts";
import { WrongActions } from "./wrong-actions.tsx";

/** The verdict: mark, name and letters; after a wrong answer, the ways to object. */
export function FinishedAnswer({ step }: { step: AnsweredStep }): ReactNode {
  const { title, why } = useVerdictWords()(step);
  const isNamed = isNamedByMark(step);
  const term = termOf(step);
  const speech = useSpokenTerm(term);
  const { comesAgain } = useExercise();
  const isAnswer = KINDS[step.question.kind].termIn === "answer";
  return (
    <>
      <FinishedSlots step={step} hear={isAnswer && term.text && <Hear speech={speech} text={term.text} />} />
      <Feedback
        title={isNamed ? undefined : title}
        hiddenTitle={isNamed ? title : undefined}
        again={comesAgain?.()}
      >
        {why}
      </Feedback>
      {step.result.verdict === "wrong" && <WrongActions step={step} />}
    </>
  );
}
