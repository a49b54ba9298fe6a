import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import type { Question } from "../../../../shared/api/testing.ts";
import { canBeDefinition } from "../../../exercise/can-be-definition.ts";
import { ExerciseProvider, type Exercise, type QuestionKind } from "../../../exercise/exercise.ts";
import { call } from "../../../lib/api.ts";
import { paths } from "../../../paths.ts";
import { reloadTest, useKnownTest } from "../current-test.ts";

interface RunningExerciseProps {
  question: Question;
  children: ReactNode;
}

/** The running test on the server, as the exercise that the screens inside are drawn from. */
export function RunningExercise({ question, children }: RunningExerciseProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const about = useKnownTest()?.about;
  const { position, total } = question;
  const kindOf = ({ meaning }: Question): QuestionKind =>
    meaning ? "dictation" : about?.swapped ? "backward" : "forward";
  const exercise: Exercise = {
    kind: kindOf,
    progress: t(question.meaning ? "speech.position" : "testing.run.pageTitle", { position, total }),
    outcomes: about?.outcomes ?? [],
    draft: ({ id }) => ({ exercise: "test", of: id }),
    answer: ({ id }, answer) => call("POST /testing", { body: { answer, testId: id } }),
    skip: ({ id }) => call("POST /testing/skip", { body: { testId: id } }),
    canAdd: (given) => canBeDefinition(about?.swapped ? "term" : "definition", given),
    override: ({ id }, addDefinition) =>
      call("POST /testing/override", { body: { testId: id, addDefinition } }),
    retries: true,
    onVerdict: () => void reloadTest(),
    nextLabel: (question) => t(isLast(question) ? "testing.verdict.report" : "testing.verdict.next"),
    goOn: (question) => void navigate(isLast(question) ? paths.report : paths.testing, { replace: true }),
  };
  return <ExerciseProvider value={exercise}>{children}</ExerciseProvider>;
}

const isLast = ({ position, total }: Question): boolean => position === total;
