import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router";

import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../paths.ts";
import { FinishedAnswer } from "./finished-answer.tsx";
import { RetriedQuestion } from "./retried-question.tsx";
import { keepStep, keptStep, type AnsweredStep } from "./step.ts";

/** What became of an answer that finished its question (spec §2, `/testing/check`). */
export function CheckPage(): ReactNode {
  const [step, setStep] = useState(finishedStep);
  if (!step) return <Navigate to={paths.testing} replace />;
  return <Check step={step} onChange={(changed) => setStep(kept(changed))} />;
}

interface CheckProps {
  step: AnsweredStep;
  onChange: (step: AnsweredStep) => void;
}

function Check({ step, onChange }: CheckProps): ReactNode {
  const { t } = useTranslation();
  const { position, total } = step.question;
  usePageTitle(t("testing.run.pageTitle", { position, total }));
  return step.retry && step.retry !== "done" ? (
    <RetriedQuestion step={step} onChange={onChange} />
  ) : (
    <FinishedAnswer step={step} onChange={onChange} />
  );
}

function finishedStep(): AnsweredStep | null {
  const step = keptStep();
  return step?.kind === "answered" && (step.result.answer !== null || step.retry) ? step : null;
}

function kept(step: AnsweredStep): AnsweredStep {
  keepStep(step);
  return step;
}
