import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { directionOf } from "../../shared/languages.ts";
import { Hear } from "../lib/speech/hear.tsx";
import { useExercise } from "./exercise.ts";
import { Feedback } from "./feedback.tsx";
import { NextStep } from "./next-step.tsx";
import { Senses } from "./senses.tsx";
import { Slot } from "./slot.tsx";
import type { SkippedStep } from "./step.ts";
import { useTermOf } from "./term-of.ts";
import { useSpokenTerm } from "./use-spoken-term.ts";

interface SkippedAnswerProps {
  step: SkippedStep;
  /** What else is known about the word. */
  children?: ReactNode;
}

/** The right answers of a question that was skipped. */
export function SkippedAnswer({ step: { question, answer }, children }: SkippedAnswerProps): ReactNode {
  const { t } = useTranslation();
  const { doneDefinitions, answerLanguage } = question;
  const text = { lang: answerLanguage, dir: directionOf(answerLanguage) };
  const missing = answer.filter((definition) => !doneDefinitions.includes(definition));
  const kind = useExercise().kind(question);
  const term = useTermOf(question, answer);
  const speech = useSpokenTerm(term);
  const isPartly = doneDefinitions.length > 0;
  return (
    <>
      <Senses label={t("testing.run.answers")}>
        {doneDefinitions.map((definition) => (
          <Slot key={definition} state="right" tag={t("testing.verdict.found")} {...text}>
            {definition}
          </Slot>
        ))}
        {missing.map((definition) => (
          <Slot
            key={definition}
            state="skipped"
            tag={t("testing.verdict.skipped")}
            after={kind === "backward" && <Hear speech={speech} text={definition} />}
            {...text}
          >
            {definition}
          </Slot>
        ))}
      </Senses>
      {isPartly && (
        <Feedback
          title={t("testing.verdict.partly", { given: doneDefinitions.length, total: answer.length })}
        />
      )}
      {children}
      <NextStep question={question} corrected />
    </>
  );
}
