import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { QueueItem } from "../../../shared/api/reviews.ts";
import type { Outcome } from "../../../shared/api/testing.ts";
import type { Question as Judged } from "../../../shared/judge/question.ts";
import { ask, decide, overrule, questionOf, skip, type Asked } from "../../exercise/asked.ts";
import { ExerciseQuestion } from "../../exercise/exercise-question.tsx";
import type { Exercise } from "../../exercise/exercise.ts";
import type { Step } from "../../exercise/step.ts";

interface TrialQuestionProps {
  item: QueueItem;
  known: Judged | undefined;
  /** Of the questions before. */
  outcomes: readonly Outcome[];
  total: number;
  onDone: (outcome: Outcome) => void;
}

/** One sample word, from its question to its verdict; nothing of it is kept. */
export function TrialQuestion({ item, known, outcomes, total, onDone }: TrialQuestionProps): ReactNode {
  const { t } = useTranslation();
  const position = outcomes.length + 1;
  const [asked, setAsked] = useState(() =>
    ask({ item, done: [] }, { kind: "forward", known, place: { id: item.wordId, position, total } }),
  );
  const show = (next: Asked): Step | null => {
    setAsked(next);
    return next.last;
  };
  const exercise: Exercise = {
    question: questionOf(asked),
    last: asked.last,
    progress: t("testing.trial.position", { position, total }),
    outcomes,
    draft: null,
    answer: (text) => show(decide(asked, text.trim())),
    skip: () => show(skip(asked)),
    adds: false,
    override: () => show(overrule(asked)),
    nextLabel: t(position === total ? "testing.trial.finish" : "testing.verdict.next"),
    goOn: () => onDone(asked.outcome ?? "skipped"),
  };
  return <ExerciseQuestion exercise={exercise} />;
}
