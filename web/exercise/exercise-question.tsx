import type { ReactNode } from "react";

import { AnswerForm } from "./answer-form.tsx";
import { ExerciseProvider, type Exercise } from "./exercise.ts";
import { FinishedAnswer } from "./finished-answer.tsx";
import { NextStep } from "./next-step.tsx";
import { NoteOfWord } from "./note-of-word.tsx";
import { QuestionFrame } from "./question-frame.tsx";
import { SkippedAnswer } from "./skipped-answer.tsx";
import { noteOf, outcomeOf, termOf } from "./step.ts";

interface ExerciseQuestionProps {
  exercise: Exercise;
  /** Above what is asked. */
  note?: ReactNode;
  /** Below the verdict. */
  children?: ReactNode;
}

/** A question of any exercise and, once it is finished, its verdict. */
export function ExerciseQuestion({ exercise, note, children }: ExerciseQuestionProps): ReactNode {
  const { question, last } = exercise;
  const outcome = outcomeOf(last);
  return (
    <ExerciseProvider value={exercise}>
      <QuestionFrame question={question} outcome={outcome}>
        {note}
        {last && outcome ? (
          <>
            {last.kind === "skipped" ? <SkippedAnswer step={last} /> : <FinishedAnswer step={last} />}
            {children}
            <NoteOfWord term={termOf(last)} meaning={question.meaning} {...noteOf(last)} />
            <NextStep step={last} />
          </>
        ) : (
          <AnswerForm />
        )}
      </QuestionFrame>
    </ExerciseProvider>
  );
}
