import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { QueueItem } from "../../../shared/api/reviews.ts";
import type { AnswerResult, Outcome, Question } from "../../../shared/api/testing.ts";
import type { Question as Judged } from "../../../shared/judge/question.ts";
import { AnswerForm } from "../../exercise/answer-form.tsx";
import { ask, decide, doneOf, missingOf, overrule } from "../../exercise/asked.ts";
import { ExerciseProvider, type Exercise } from "../../exercise/exercise.ts";
import { FinishedAnswer } from "../../exercise/finished-answer.tsx";
import { QuestionFrame } from "../../exercise/question-frame.tsx";
import { SkippedAnswer } from "../../exercise/skipped-answer.tsx";
import { isFinished, type AnsweredStep, type Step } from "../../exercise/step.ts";
import { useSaidVerdict } from "../../exercise/verdict-words.ts";
import { useFormat } from "../../lib/format.ts";
import { useAnnounce } from "../../ui/feedback/live-region.tsx";

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
  const announce = useAnnounce();
  const format = useFormat();
  const said = useSaidVerdict();
  const [asked, setAsked] = useState(() => ask({ item, done: [] }, known));
  const [last, setLast] = useState<Step | null>(null);
  const position = outcomes.length + 1;
  const question: Question = {
    id: item.wordId,
    prompt: item.prompt,
    promptLanguage: item.promptLanguage,
    answerLanguage: item.answerLanguage,
    needAnswers: missingOf(asked),
    doneDefinitions: doneOf(asked),
    position,
    total,
  };
  const judged = (text: string): AnswerResult => {
    const decided = decide(asked, text.trim());
    setAsked(decided.asked);
    return decided.result;
  };
  const exercise: Exercise = {
    progress: t("testing.trial.position", { position, total }),
    outcomes,
    kind: () => "forward",
    draft: () => null,
    answer: (_question, text) => Promise.resolve(judged(text)),
    skip: () => {
      setAsked({ ...asked, outcome: "skipped" });
      return Promise.resolve({ answer: item.answers });
    },
    canAdd: () => false,
    override: () => {
      const decided = overrule(asked);
      setAsked(decided.asked);
      return Promise.resolve(decided.result);
    },
    retries: false,
    onVerdict: () => {},
    nextLabel: () => t(position === total ? "testing.trial.finish" : "testing.verdict.next"),
    goOn: () => onDone(asked.outcome ?? "skipped"),
  };
  const takeAnswer = (given: string, result: AnswerResult): void => {
    const step: AnsweredStep = { kind: "answered", question, given, result };
    announce(said(step));
    setLast(step);
  };
  return (
    <ExerciseProvider value={exercise}>
      <QuestionFrame question={question} outcome={asked.outcome ?? undefined}>
        {last?.kind === "skipped" ? (
          <SkippedAnswer step={last} />
        ) : last && isFinished(last) ? (
          <FinishedAnswer step={last} onChange={setLast} />
        ) : (
          <AnswerForm
            question={question}
            last={last}
            onResult={takeAnswer}
            onSkipped={({ answer }) => {
              announce(t("testing.verdict.saidSkipped", { answer: format.list(answer) }));
              setLast({ kind: "skipped", question, answer });
            }}
            onGone={() => {}}
          />
        )}
      </QuestionFrame>
    </ExerciseProvider>
  );
}
