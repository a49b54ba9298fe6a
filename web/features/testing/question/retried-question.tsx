import type { ReactNode } from "react";
import { useNavigate } from "react-router";

import type { AnswerResult } from "../../../../shared/api/testing.ts";
import { AnswerForm } from "../../../exercise/answer-form.tsx";
import { useExercise } from "../../../exercise/exercise.ts";
import { QuestionFrame } from "../../../exercise/question-frame.tsx";
import { keepDraft, type AnsweredStep } from "../../../exercise/step.ts";
import { useSaidVerdict } from "../../../exercise/verdict-words.ts";
import { paths } from "../../../paths.ts";
import { useAnnounce } from "../../../ui/feedback/live-region.tsx";
import { reloadTest } from "../current-test.ts";

interface RetriedQuestionProps {
  step: AnsweredStep;
  onChange: (step: AnsweredStep) => void;
}

/** A question that went wrong, asked once more. */
export function RetriedQuestion({ step, onChange }: RetriedQuestionProps): ReactNode {
  const navigate = useNavigate();
  const announce = useAnnounce();
  const said = useSaidVerdict();
  const { draft } = useExercise();
  const { question } = step;

  const takeAnswer = (given: string, result: AnswerResult): void => {
    const { needAnswers, doneDefinitions } = result;
    const isDone = result.answer !== null;
    const next: AnsweredStep = {
      kind: "answered",
      question: isDone ? question : { ...question, needAnswers, doneDefinitions },
      given,
      result,
      retry: isDone ? "done" : "answered",
    };
    if (isDone) keepDraft(draft(question), "");
    announce(said(next));
    onChange(next);
  };
  const leave = (): void => {
    void reloadTest();
    void navigate(paths.testing, { replace: true });
  };
  return (
    <QuestionFrame question={question}>
      <AnswerForm
        question={question}
        last={step.retry === "answered" ? step : null}
        onResult={takeAnswer}
        onGone={leave}
      />
    </QuestionFrame>
  );
}
