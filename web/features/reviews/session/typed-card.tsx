import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { AnswerResult } from "../../../../shared/api/testing.ts";
import { AnswerForm } from "../../../exercise/answer-form.tsx";
import { useExercise } from "../../../exercise/exercise.ts";
import { FinishedAnswer } from "../../../exercise/finished-answer.tsx";
import { QuestionFrame } from "../../../exercise/question-frame.tsx";
import { SkippedAnswer } from "../../../exercise/skipped-answer.tsx";
import {
  isFinished,
  keepDraft,
  type AnsweredStep,
  type Step,
  type SkipResult,
} from "../../../exercise/step.ts";
import { useSaidVerdict } from "../../../exercise/verdict-words.ts";
import { useFormat } from "../../../lib/format.ts";
import { useAnnounce } from "../../../ui/feedback/live-region.tsx";
import { AboutWord } from "./about-word.tsx";
import type { ReviewSession, Turn } from "./review-session.ts";

/** One card whose answer is typed: its question, then its verdict. */
export function TypedCard({ session, turn }: { session: ReviewSession; turn: Turn }): ReactNode {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const format = useFormat();
  const said = useSaidVerdict();
  const [last, setLast] = useState<Step | null>(null);
  const { question, asked } = turn;
  const { draft } = useExercise();

  /** Asked of the session: by the time that an answer is told, it has moved on. */
  const before = () => session.state().turn?.before ?? question;
  const takeAnswer = (given: string, result: AnswerResult): void => {
    const step: AnsweredStep = { kind: "answered", question: before(), given, result };
    announce(said(step));
    take(step);
  };
  const takeSkip = ({ answer }: SkipResult): void => {
    announce(t("testing.verdict.saidSkipped", { answer: format.list(answer) }));
    take({ kind: "skipped", question, answer });
  };
  const take = (step: Step): void => {
    if (isFinished(step)) keepDraft(draft(question), "");
    setLast(step);
  };

  const about = <AboutWord asked={asked} />;
  if (last?.kind === "skipped") return <SkippedAnswer step={last}>{about}</SkippedAnswer>;
  if (last && last.result.answer !== null)
    return (
      <FinishedAnswer step={last} onChange={setLast}>
        {about}
      </FinishedAnswer>
    );
  return (
    <QuestionFrame question={question}>
      <AnswerForm
        question={question}
        last={last}
        onResult={takeAnswer}
        onSkipped={takeSkip}
        onGone={() => {}}
      />
    </QuestionFrame>
  );
}
