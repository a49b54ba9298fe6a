import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router";

import type { Question } from "../../../../shared/api/testing.ts";
import type { AnsweredStep, Step } from "../../../exercise/step.ts";
import { useCurrentTest, type CurrentTest } from "../../../lib/current-test.ts";
import { Loaded } from "../../../lib/loaded.tsx";
import { usePageTitle } from "../../../lib/page-title.ts";
import { paths } from "../../../paths.ts";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { storedStep, stepOfLast } from "../stored-step.ts";
import { NoTest } from "./no-test.tsx";
import { TestQuestion } from "./test-question.tsx";
import { pathOfVerdict } from "./use-test-exercise.ts";

/**
 * The question that the test is at (spec §2, `/testing`), and what became of an answer that finished it
 * (`/testing/check`, `/testing/skip`). The content stays from the one to the other.
 */
export function QuestionPage(): ReactNode {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const query = useCurrentTest();
  const [step, setStep] = useState(storedStep);
  const isOpen = pathname === paths.testing;
  const verdict = isOpen ? null : verdictAt(pathname, step, query.data);
  const test = isOpen ? query.data?.test : null;
  const isStale = test?.id === step?.question.id && pathOfVerdict(step) !== null && query.isFetching;
  const question = verdict?.question ?? (isStale ? null : test);
  const cameTo = useFirstId(isOpen ? question?.id : undefined);
  const { position = 0, total = 0 } = question ?? {};
  usePageTitle(question ? t("testing.run.pageTitle", { position, total }) : t("testing.title"));
  if (question)
    return (
      <TestQuestion
        key={question.id}
        question={question}
        last={verdict ?? lastAnswerTo(question, step)}
        onStep={setStep}
        movedOn={isOpen && question.id !== cameTo}
      />
    );
  const loading = <Loading kind="question" label={t("common.loading")} />;
  return (
    <Loaded query={query} loading={loading}>
      {({ report }) => {
        // Answered or skipped a moment ago: what is known of the test is older than the server's.
        if (isStale) return loading;
        if (!isOpen) return <Navigate to={paths.testing} replace />;
        return report ? <Navigate to={paths.report} replace /> : <NoTest />;
      }}
    </Loaded>
  );
}

/** The verdict of a path: the last that this tab saw, or the one that the server knows. */
function verdictAt(path: string, step: Step | null, known: CurrentTest | undefined): Step | null {
  if (pathOfVerdict(step) === path) return step;
  const last = known?.last ? stepOfLast(known.last) : null;
  return pathOfVerdict(last) === path ? last : null;
}

/** The last answer to an open question: what this tab saw of it, or what the server knows. */
function lastAnswerTo(question: Question, step: Step | null): AnsweredStep | null {
  if (step?.kind === "answered" && step.question.id === question.id && pathOfVerdict(step) === null)
    return step;
  return question.answered ? { kind: "answered", question, ...question.answered } : null;
}

/** The first of the questions that were open without a verdict in between; the next one was answered elsewhere. */
function useFirstId(id: string | undefined): string | undefined {
  const [first, setFirst] = useState(id);
  const now = id && (first ?? id);
  if (now !== first) setFirst(now);
  return now;
}
