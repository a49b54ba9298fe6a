import { startTransition, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";

import type { Question } from "../../../../shared/api/testing.ts";
import type { Exercise } from "../../../exercise/exercise.ts";
import { KINDS } from "../../../exercise/kinds.ts";
import { isRetryOpen, stepAfter, type Step } from "../../../exercise/step.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { call } from "../../../lib/api.ts";
import { readTest, reloadTest, updateTest, useKnownTest } from "../../../lib/current-test.ts";
import { paths } from "../../../paths.ts";
import { storeStep, stepOfLast } from "../stored-step.ts";

/** Where a step that finished its question is shown (spec §2). */
export const pathOfVerdict = (step: Step | null): string | null =>
  step?.kind === "skipped" ? paths.skipAnswer : step?.result.answer ? paths.checkAnswer : null;

/** The running test on the server as an exercise. */
export function useTestExercise(
  question: Question,
  last: Step | null,
  onStep: (step: Step) => void,
): Exercise {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const about = useKnownTest()?.about;
  /** A try of ours may have arrived without its answer. */
  const unanswered = useRef(false);
  const { id, kind, position, total } = question;
  const isLast = position === total;
  const isAgain = last?.kind === "answered" && last.again === true;

  /** The step and its path change together. In place of the question: the way back leads out of the test. */
  const show = <Shown extends Step>(step: Shown): Shown => {
    storeStep(step);
    const path = pathOfVerdict(step);
    startTransition(() => {
      onStep(step);
      if (path && path !== pathname) void navigate(path, { replace: true });
    });
    const { needAnswers, doneDefinitions, hint } = step.question;
    if (!path) become({ needAnswers, doneDefinitions, hint });
    return step;
  };
  /** What the open question has become. */
  const become = (change: Partial<Question>): void =>
    updateTest((now) => (now.test?.id === id ? { ...now, test: { ...now.test, ...change } } : now));
  /** Where the question is no longer open, an earlier try of ours may have finished it. */
  const orGone = async (error: unknown): Promise<Step | null> => {
    const isGone = error instanceof ApiError && (error.status === 409 || error.status === 404);
    if (!isGone) {
      unanswered.current ||= !(error instanceof ApiError) || error.status >= 500;
      throw error;
    }
    if (isAgain) void navigate(paths.testing, { replace: true });
    else if (unanswered.current) {
      const { last: finished } = await readTest().catch(() => ({ last: null }));
      const step = finished?.id === id ? stepOfLast(finished) : null;
      if (step) return show(step);
    }
    await reloadTest();
    return null;
  };
  return {
    question,
    last,
    progress: t(KINDS[kind].heard ? "speech.position" : "testing.run.pageTitle", { position, total }),
    outcomes: about?.outcomes ?? [],
    draft: { exercise: "test", of: id },
    answer: async (answer) => {
      try {
        const result = await call("POST /testing", { body: { answer, testId: id } });
        const step = stepAfter(question, answer, result);
        return show(isAgain ? { ...step, again: isRetryOpen(result) } : step);
      } catch (error) {
        return orGone(error);
      }
    },
    skip: async () => {
      try {
        const skipped = await call("POST /testing/skip", { body: { testId: id } });
        return show({ ...skipped, kind: "skipped", question });
      } catch (error) {
        return orGone(error);
      }
    },
    hint: async () => {
      try {
        const { hint } = await call("POST /testing/hint", { body: { testId: id } });
        become({ hint });
        return hint;
      } catch (error) {
        await orGone(error);
        return null;
      }
    },
    adds: true,
    override: async (addDefinition) => {
      const result = await call("POST /testing/override", { body: { testId: id, addDefinition } });
      return show(stepAfter(question, last?.kind === "answered" ? last.given : "", result));
    },
    retry: () => {
      if (last?.kind === "answered") show({ ...last, again: true });
    },
    onVerdict: () => void reloadTest(),
    nextLabel: t(isLast ? "testing.verdict.report" : "testing.verdict.next"),
    goOn: () => void navigate(isLast ? paths.report : paths.testing, { replace: true }),
  };
}
