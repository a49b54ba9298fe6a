import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Outcome, Question as OpenQuestion } from "../../shared/api/testing.ts";
import { useFormat } from "../lib/format.ts";
import { Question } from "../ui/question/question.tsx";
import { RichText } from "../ui/text/rich-text.tsx";
import { useExercise } from "./exercise.ts";
import { HeardPrompt } from "./heard-prompt.tsx";
import { KINDS } from "./kinds.ts";
import { ProgressTicks } from "./progress-ticks.tsx";
import { SeenPrompt } from "./seen-prompt.tsx";

interface QuestionFrameProps {
  question: OpenQuestion;
  /** How the question ended: nothing is asked any more. */
  outcome?: Outcome | undefined;
  children: ReactNode;
}

/** The page of one question: where it is in the exercise, what is asked, and how many answers are missing. */
export function QuestionFrame({ question, outcome, children }: QuestionFrameProps): ReactNode {
  const { progress, ask } = useExercise();
  const isHeard = outcome === undefined && KINDS[question.kind].heard;
  return (
    <Question
      progress={progress}
      ticks={<ProgressTicks question={question} outcome={outcome} />}
      prompt={
        isHeard ? (
          <HeardPrompt key={question.id} question={question} />
        ) : (
          <SeenPrompt question={question} finished={outcome !== undefined} />
        )
      }
      ask={!outcome && (ask ?? (!isHeard && <Ask question={question} />))}
    >
      {children}
    </Question>
  );
}

function Ask({ question }: { question: OpenQuestion }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { needAnswers, doneDefinitions, answerLanguage } = question;
  const type = t("testing.run.type", { language: format.languageName(answerLanguage) });
  if (needAnswers + doneDefinitions.length < 2) return type;
  return (
    <>
      {doneDefinitions.length === 0 && <>{type} · </>}
      <RichText text={t("testing.run.more", { count: needAnswers })} parts={{ b: <b /> }} />
    </>
  );
}
