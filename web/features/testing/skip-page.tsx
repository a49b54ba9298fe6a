import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router";

import { Loaded } from "../../lib/loaded.tsx";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../paths.ts";
import { Feedback } from "../../ui/feedback.tsx";
import { Senses } from "../../ui/senses.tsx";
import { Slot } from "../../ui/slot.tsx";
import { useCurrentTest } from "./current-test.ts";
import { NextStep } from "./next-step.tsx";
import { NoteOfWord } from "./note-of-word.tsx";
import { QuestionFrame } from "./question-frame.tsx";
import { stepOfLast } from "./step-of-last.ts";
import { keptStep, type SkippedStep } from "./step.ts";
import { directionOf } from "./text-direction.ts";

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

function Skipped({ step: { question, answer, ...more } }: { step: SkippedStep }): ReactNode {
  const { t } = useTranslation();
  const { position, total, doneDefinitions, answerLanguage } = question;
  usePageTitle(t("testing.run.pageTitle", { position, total }));
  const text = { lang: answerLanguage, dir: directionOf(answerLanguage) };
  const missing = answer.filter((definition) => !doneDefinitions.includes(definition));
  const isPartly = doneDefinitions.length > 0;
  return (
    <QuestionFrame question={question} outcome="skipped">
      <Senses label={t("testing.run.answers")}>
        {doneDefinitions.map((definition) => (
          <Slot key={definition} state="right" tag={t("testing.verdict.found")} {...text}>
            {definition}
          </Slot>
        ))}
        {missing.map((definition) => (
          <Slot key={definition} state="skipped" tag={t("testing.verdict.skipped")} {...text}>
            {definition}
          </Slot>
        ))}
      </Senses>
      {isPartly && (
        <Feedback
          title={t("testing.verdict.partly", { given: doneDefinitions.length, total: answer.length })}
        />
      )}
      <NoteOfWord question={question} answers={answer} more={more} />
      <NextStep question={question} />
    </QuestionFrame>
  );
}
