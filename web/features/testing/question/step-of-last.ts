import type { LastQuestion } from "../../../../shared/api/testing.ts";
import { isRetryOpen, type Step } from "../../../exercise/step.ts";

/**
 * The last finished question; null where a node of the previous release judged it, because it does not send the result.
 */
export function stepOfLast({
  outcome,
  answered,
  answer,
  note,
  example,
  ...question
}: LastQuestion): Step | null {
  if (outcome === "skipped") return { kind: "skipped", question, answer, note, example };
  return answered ? { kind: "answered", question, ...answered, again: isRetryOpen(answered.result) } : null;
}
