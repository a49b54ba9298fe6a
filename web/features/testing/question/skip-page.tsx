import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router";

import { QuestionFrame } from "../../../exercise/question-frame.tsx";
import { SkippedAnswer } from "../../../exercise/skipped-answer.tsx";
import type { SkippedStep } from "../../../exercise/step.ts";
import { Loaded } from "../../../lib/loaded.tsx";
import { usePageTitle } from "../../../lib/page-title.ts";
import { paths } from "../../../paths.ts";
import { useCurrentTest } from "../current-test.ts";
import { keptStep } from "../kept-step.ts";
import { NoteOfWord } from "./note-of-word.tsx";
import { RunningExercise } from "./running-exercise.tsx";
import { stepOfLast } from "./step-of-last.ts";

/** The right answers of a question that was skipped (spec §2, `/testing/skip`). */
export function SkipPage(): ReactNode {
  const step = keptStep();
  const query = useCurrentTest();
  if (step?.kind === "skipped") return <Skipped step={step} />;
  return (
    <Loaded query={query}>
      {({ last }) => {
        const known = last && stepOfLast(last);
        return known?.kind === "skipped" ? <Skipped step={known} /> : <Navigate to={paths.testing} replace />;
      }}
    </Loaded>
  );
}

function Skipped({ step }: { step: SkippedStep }): ReactNode {
  const { t } = useTranslation();
  const { position, total } = step.question;
  usePageTitle(t("testing.run.pageTitle", { position, total }));
  return (
    <RunningExercise question={step.question}>
      <QuestionFrame question={step.question} outcome="skipped">
        <SkippedAnswer step={step}>
          <NoteOfWord question={step.question} answers={step.answer} more={step} />
        </SkippedAnswer>
      </QuestionFrame>
    </RunningExercise>
  );
}
