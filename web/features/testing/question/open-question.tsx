import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import type { AnswerResult, Question } from "../../../../shared/api/testing.ts";
import { AnswerForm } from "../../../exercise/answer-form.tsx";
import { keepDraft } from "../../../exercise/draft.ts";
import { useExercise } from "../../../exercise/exercise.ts";
import { QuestionFrame } from "../../../exercise/question-frame.tsx";
import { isFinished, type AnsweredStep, type SkipResult } from "../../../exercise/step.ts";
import { useSaidVerdict } from "../../../exercise/verdict-words.ts";
import { useFormat } from "../../../lib/format.ts";
import { paths } from "../../../paths.ts";
import { useAnnounce } from "../../../ui/feedback/live-region.tsx";
import { Note } from "../../../ui/text/note.tsx";
import { readTest, reloadTest, updateTest } from "../current-test.ts";
import { keepStep, keptStep } from "../kept-step.ts";
import { stepOfLast } from "./step-of-last.ts";

interface OpenQuestionProps {
  question: Question;
  /** The question before this one was answered elsewhere while it was shown here. */
  movedOn: boolean;
}

/** A question that waits for its answer, or for the rest of its answers. */
export function OpenQuestion({ question, movedOn }: OpenQuestionProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const format = useFormat();
  const said = useSaidVerdict();
  const { draft } = useExercise();
  const [last, setLast] = useState(() => lastAnswerTo(question));

  const takeAnswer = (given: string, result: AnswerResult): void => {
    const { needAnswers, doneDefinitions } = result;
    const now = { ...question, needAnswers, doneDefinitions };
    const step: AnsweredStep = { kind: "answered", question: now, given, result };
    keepStep(step);
    announce(said(step));
    if (isFinished(step)) return leave(paths.checkAnswer);
    setLast(step);
    updateTest((current) => (current.test?.id === question.id ? { ...current, test: now } : current));
  };
  const takeSkip = (skipped: SkipResult): void => {
    keepStep({ ...skipped, kind: "skipped", question });
    announce(t("testing.verdict.saidSkipped", { answer: format.list(skipped.answer) }));
    leave(paths.skipAnswer);
  };
  /** The server took what was sent, and its answer was lost. */
  const takeWhatBecame = async (): Promise<void> => {
    const { last: finished } = await readTest().catch(() => ({ last: null }));
    const step = finished?.id === question.id ? stepOfLast(finished) : null;
    if (!step) return reloadTest();
    if (step.kind === "skipped") return takeSkip(step);
    takeAnswer(step.given, step.result);
  };
  const leave = (to: string): void => {
    keepDraft(draft(question), "");
    // In place of the question: the way back leads out of the test.
    void navigate(to, { replace: true });
  };
  return (
    <QuestionFrame question={question}>
      {movedOn && (
        <Note tone="info" role="status">
          {t("testing.run.elsewhere")}
        </Note>
      )}
      <AnswerForm
        question={question}
        last={last}
        onResult={takeAnswer}
        onSkipped={takeSkip}
        onGone={(mayBeOurs) => void (mayBeOurs ? takeWhatBecame() : reloadTest())}
      />
    </QuestionFrame>
  );
}

/** The last answer to an open question: what this tab saw of it, or what the server knows. */
function lastAnswerTo(question: Question): AnsweredStep | null {
  const step = keptStep();
  if (step?.kind === "answered" && step.question.id === question.id && !isFinished(step)) return step;
  return question.answered ? { kind: "answered", question, ...question.answered } : null;
}
