import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { AnswerForm } from "../../../exercise/answer-form.tsx";
import { keepDraft } from "../../../exercise/draft.ts";
import { useExercise } from "../../../exercise/exercise.ts";
import { FinishedAnswer } from "../../../exercise/finished-answer.tsx";
import { QuestionFrame } from "../../../exercise/question-frame.tsx";
import { SkippedAnswer } from "../../../exercise/skipped-answer.tsx";
import { isFinished, type Step } from "../../../exercise/step.ts";
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
  /** By its owner, who said that a wrong answer was right. */
  const [changed, setChanged] = useState<Step | null>(null);
  const { question, asked } = turn;
  const last = changed ?? turn.last;
  const { draft } = useExercise();

  /** By the time that this is called, the session has moved on. */
  const tell = (): void => {
    const step = session.state().turn?.last;
    if (!step) return;
    announce(
      step.kind === "answered"
        ? said(step)
        : t("testing.verdict.saidSkipped", { answer: format.list(step.answer) }),
    );
    if (isFinished(step)) keepDraft(draft(question), "");
  };

  const about = <AboutWord asked={asked} />;
  return (
    <QuestionFrame question={question} outcome={asked.outcome ?? undefined}>
      {last?.kind === "skipped" ? (
        <SkippedAnswer step={last}>{about}</SkippedAnswer>
      ) : last && isFinished(last) ? (
        <FinishedAnswer step={last} onChange={setChanged}>
          {about}
        </FinishedAnswer>
      ) : (
        <AnswerForm question={question} last={last} onResult={tell} onSkipped={tell} onGone={() => {}} />
      )}
    </QuestionFrame>
  );
}
