import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { directionOf } from "../../shared/languages.ts";
import { Hear } from "../lib/speech/hear.tsx";
import { useExercise } from "./exercise.ts";
import { Feedback } from "./feedback.tsx";
import { KINDS } from "./kinds.ts";
import { Senses } from "./senses.tsx";
import { Slot } from "./slot.tsx";
import { termOf, type SkippedStep } from "./step.ts";
import { useSpokenTerm } from "./use-spoken-term.ts";

/** The right answers of a question that was skipped. */
export function SkippedAnswer({ step }: { step: SkippedStep }): ReactNode {
  const { t } = useTranslation();
  const { answer } = step;
  const { kind, doneDefinitions, answerLanguage } = step.question;
  const text = { lang: answerLanguage, dir: directionOf(answerLanguage) };
  const missing = answer.filter((definition) => !doneDefinitions.includes(definition));
  const speech = useSpokenTerm(termOf(step));
  const isAnswer = KINDS[kind].termIn === "answer";
  const isPartly = doneDefinitions.length > 0;
  const again = useExercise().comesAgain?.();
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
            after={isAnswer && <Hear speech={speech} text={definition} />}
            {...text}
          >
            {definition}
          </Slot>
        ))}
      </Senses>
      {(isPartly || again) && (
        <Feedback
          title={
            isPartly
              ? t("testing.verdict.partly", { given: doneDefinitions.length, total: answer.length })
              : undefined
          }
          again={again}
        />
      )}
    </>
  );
}
