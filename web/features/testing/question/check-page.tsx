import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router";

import { FinishedAnswer } from "../../../exercise/finished-answer.tsx";
import { QuestionFrame } from "../../../exercise/question-frame.tsx";
import { isFinished, type AnsweredStep } from "../../../exercise/step.ts";
import { Loaded } from "../../../lib/loaded.tsx";
import { usePageTitle } from "../../../lib/page-title.ts";
import { paths } from "../../../paths.ts";
import { useCurrentTest } from "../current-test.ts";
import { keepStep, keptStep } from "../kept-step.ts";
import { NoteOfWord } from "./note-of-word.tsx";
import { RetriedQuestion } from "./retried-question.tsx";
import { RunningExercise } from "./running-exercise.tsx";
import { stepOfLast } from "./step-of-last.ts";

/** What became of an answer that finished its question (spec §2, `/testing/check`). */
export function CheckPage(): ReactNode {
  const [step] = useState(keptStep);
  const query = useCurrentTest();
  if (step?.kind === "answered" && isFinished(step)) return <Check first={step} />;
  return (
    <Loaded query={query}>
      {({ last }) => {
        const known = last && stepOfLast(last);
        return known?.kind === "answered" ? <Check first={known} /> : <Navigate to={paths.testing} replace />;
      }}
    </Loaded>
  );
}

function Check({ first }: { first: AnsweredStep }): ReactNode {
  const { t } = useTranslation();
  const [step, setStep] = useState(first);
  const { position, total } = step.question;
  usePageTitle(t("testing.run.pageTitle", { position, total }));
  const change = (changed: AnsweredStep): void => {
    keepStep(changed);
    setStep(changed);
  };
  return (
    <RunningExercise question={step.question}>
      {step.again ? (
        <RetriedQuestion step={step} onChange={change} />
      ) : (
        <QuestionFrame question={step.question} outcome={step.result.outcome}>
          <FinishedAnswer step={step} onChange={change}>
            <NoteOfWord question={step.question} answers={step.result.answer ?? []} more={step.result} />
          </FinishedAnswer>
        </QuestionFrame>
      )}
    </RunningExercise>
  );
}
