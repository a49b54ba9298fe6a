import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { QueueItem } from "../../../../shared/api/reviews.ts";
import type { Outcome } from "../../../../shared/api/testing.ts";
import type { Question as Judged } from "../../../../shared/judge/question.ts";
import { ask, decide, overrule, questionOf, skip, type Asked } from "../../../exercise/asked.ts";
import { ExerciseQuestion } from "../../../exercise/exercise-question.tsx";
import type { Exercise } from "../../../exercise/exercise.ts";
import type { Step } from "../../../exercise/step.ts";
import type { PracticeCard } from "../../../lib/practice.ts";
import { typedText } from "../session/typed-text.ts";

interface PracticeQuestionProps {
  card: PracticeCard;
  item: QueueItem;
  known: Judged | undefined;
  place: Asked["place"];
  /** Of the questions before. */
  outcomes: readonly Outcome[];
  /** It was answered, or its outcome has changed. */
  onOutcome: (outcome: Outcome) => void;
  onDone: (outcome: Outcome) => void;
}

/** One word of a practice, from its question to its verdict. */
export function PracticeQuestion({
  card,
  item,
  known,
  place,
  outcomes,
  onOutcome,
  onDone,
}: PracticeQuestionProps): ReactNode {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(() => ask({ item, done: [] }, { kind: card.kind, known, place }));
  const { position, total } = place;
  const show = (next: Asked): Step | null => {
    setAsked(next);
    if (next.outcome) onOutcome(next.outcome);
    return next.last;
  };
  const exercise: Exercise = {
    question: questionOf(asked),
    last: asked.last,
    progress: t("practice.position", { position, total }),
    outcomes: asked.outcome ? [...outcomes, asked.outcome] : outcomes,
    draft: { exercise: "practice", of: `${card.wordId} ${card.kind}` },
    answer: (text) => show(decide(asked, typedText(text))),
    skip: () => show(skip(asked)),
    adds: false,
    override: () => show(overrule(asked)),
    nextLabel: t(position === total ? "practice.finish" : "testing.verdict.next"),
    goOn: () => onDone(asked.outcome ?? "skipped"),
  };
  return <ExerciseQuestion exercise={exercise} />;
}
