import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router";

import type { Question } from "../../../../shared/api/testing.ts";
import { isFinished } from "../../../exercise/step.ts";
import { Loaded } from "../../../lib/loaded.tsx";
import { usePageTitle } from "../../../lib/page-title.ts";
import { useSpeech } from "../../../lib/speech/speech.ts";
import { paths } from "../../../paths.ts";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { asText, continueAsText, isAsText } from "../as-text.ts";
import { useCurrentTest } from "../current-test.ts";
import { keptStep } from "../kept-step.ts";
import { NoTest } from "./no-test.tsx";
import { NoVoice } from "./no-voice.tsx";
import { OpenQuestion } from "./open-question.tsx";
import { RunningExercise } from "./running-exercise.tsx";

/** The question that the test is at (spec §2, `/testing`). */
export function QuestionPage(): ReactNode {
  const { t } = useTranslation();
  const query = useCurrentTest();
  usePagesToCome();
  usePageTitle(query.data ? null : t("testing.title"));
  const loading = <Loading kind="question" label={t("common.loading")} />;
  return (
    <Loaded query={query} loading={loading}>
      {({ test, report }) => {
        if (test && query.isFetching && isFinishedHere(test)) return loading;
        if (test) return test.meaning ? <Dictation question={test} /> : <CurrentQuestion question={test} />;
        return report ? <Navigate to={paths.report} replace /> : <NoTest />;
      }}
    </Loaded>
  );
}

/** Loads the code of the pages that follow an answer in advance, so that a verdict does not wait for it. */
function usePagesToCome(): void {
  useEffect(() => {
    for (const load of [() => import("./check-page.tsx"), () => import("./skip-page.tsx")])
      // If this fails, the page itself reports it and tries again.
      load().catch(() => undefined);
  }, []);
}

/** Answered or skipped a moment ago: the cached test is older than the server's. */
function isFinishedHere(question: Question): boolean {
  const step = keptStep();
  return step?.question.id === question.id && isFinished(step);
}

/** Heard where there is a voice; else it goes on as text, once that was chosen. */
function Dictation({ question }: { question: Question }): ReactNode {
  const [text, setText] = useState(isAsText);
  const speech = useSpeech(question.promptLanguage);
  if (text) return <CurrentQuestion question={asText(question)} />;
  if (speech !== null) return <CurrentQuestion question={question} />;
  const goOn = (): void => {
    continueAsText();
    setText(true);
  };
  return <NoVoice question={question} onContinue={goOn} />;
}

/** A question that changes while it is shown was answered elsewhere: answering here leads to another page. */
function CurrentQuestion({ question }: { question: Question }): ReactNode {
  const { t } = useTranslation();
  const [firstId] = useState(question.id);
  const { position, total } = question;
  usePageTitle(t("testing.run.pageTitle", { position, total }));
  return (
    <RunningExercise question={question}>
      <OpenQuestion key={question.id} question={question} movedOn={question.id !== firstId} />
    </RunningExercise>
  );
}
