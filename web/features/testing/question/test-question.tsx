import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Question } from "../../../../shared/api/testing.ts";
import { ExerciseQuestion } from "../../../exercise/exercise-question.tsx";
import { KINDS } from "../../../exercise/kinds.ts";
import { outcomeOf, type Step } from "../../../exercise/step.ts";
import { useSpeech } from "../../../lib/speech/speech.ts";
import { Note } from "../../../ui/text/note.tsx";
import { asText, continueAsText, isAsText } from "../as-text.ts";
import { NoVoice } from "./no-voice.tsx";
import { useTestExercise } from "./use-test-exercise.ts";

interface TestQuestionProps {
  question: Question;
  last: Step | null;
  onStep: (step: Step) => void;
  /** The question before this one was answered elsewhere while it was shown here. */
  movedOn: boolean;
}

/** A question of the running test: heard where there is a voice; else it goes on as text, once that was chosen. */
export function TestQuestion({ question, last, onStep, movedOn }: TestQuestionProps): ReactNode {
  const { t } = useTranslation();
  const [text, setText] = useState(isAsText);
  const shown = text ? asText(question) : question;
  const exercise = useTestExercise(shown, last, onStep);
  const isHeard = KINDS[shown.kind].heard && outcomeOf(last) === undefined;
  if (useSpeech(shown.promptLanguage) === null && isHeard)
    return (
      <NoVoice
        question={shown}
        onContinue={() => {
          continueAsText();
          setText(true);
        }}
      />
    );
  return (
    <ExerciseQuestion
      exercise={exercise}
      note={
        movedOn && (
          <Note tone="info" role="status">
            {t("testing.run.elsewhere")}
          </Note>
        )
      }
    />
  );
}
