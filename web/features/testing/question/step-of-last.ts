import type { LastQuestion } from "../../../../shared/api/testing.ts";
import type { AnsweredStep, SkippedStep } from "../../../exercise/step.ts";

/** The last finished question as this tab would have kept it, had it been answered here. */
export function stepOfLast(last: LastQuestion): AnsweredStep | SkippedStep {
  const { outcome, given, answer, notices, note, example, ...question } = last;
  if (outcome === "skipped") return { kind: "skipped", question, answer, note, example };
  const isWrong = outcome === "wrong";
  const step: AnsweredStep = {
    kind: "answered",
    question: beforeLastAnswer(question, isWrong || outcome === "overridden"),
    given: given.at(-1) ?? "",
    result: {
      result: !isWrong,
      verdict: isWrong ? "wrong" : notices.length > 0 ? "forgiven" : "exact",
      notices,
      answer,
      needAnswers: question.needAnswers,
      doneDefinitions: question.doneDefinitions,
      outcome,
      note,
      example,
    },
  };
  if (outcome === "overridden") step.overridden = "counted";
  if (outcome === "retried") step.retry = "done";
  return step;
}

/** A right answer is among the done ones, and stands on the page as the one just given. */
function beforeLastAnswer(question: AnsweredStep["question"], wasWrong: boolean): AnsweredStep["question"] {
  return wasWrong ? question : { ...question, doneDefinitions: question.doneDefinitions.slice(0, -1) };
}
