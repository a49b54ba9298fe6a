import type { ReactNode } from "react";
import { useNavigate } from "react-router";

import type { AnswerResult } from "../../../../shared/api/testing.ts";
import { AnswerForm } from "../../../exercise/answer-form.tsx";
import { keepDraft } from "../../../exercise/draft.ts";
import { useExercise } from "../../../exercise/exercise.ts";
import { QuestionFrame } from "../../../exercise/question-frame.tsx";
import { isRetryOpen, type AnsweredStep } from "../../../exercise/step.ts";
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
    const now = { ...question, needAnswers, doneDefinitions };
    const next: AnsweredStep = {
      kind: "answered",
      question: now,
      given,
      result,
      again: isRetryOpen(result),
    };
    if (!next.again) keepDraft(draft(question), "");
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
        last={isRetryOpen(step.result) ? step : null}
        onResult={takeAnswer}
        onGone={leave}
      />
    </QuestionFrame>
  );
}
