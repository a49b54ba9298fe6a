import * as z from "zod/mini";

import { answered, question, type LastQuestion } from "../../../shared/api/testing.ts";
import { isRetryOpen, type Step } from "../../exercise/step.ts";
import { storeTabItem, tabItem } from "../../lib/tab-storage.ts";
import { KEYS } from "./tab-storage.ts";

const step = z.union([
  z.extend(answered, { kind: z.literal("answered"), question, again: z.optional(z.boolean()) }),
  z.object({
    kind: z.literal("skipped"),
    question,
    answer: z.array(z.string()),
    note: z.optional(z.string()),
    example: z.optional(z.string()),
  }),
]);

/**
 * The last step of the test in this tab, so that a reload shows the same: the server does not know of answers that use
 * nothing up, nor that a question is about to be tried again. Null also for what another release wrote otherwise.
 */
export const storedStep = (): Step | null => tabItem(KEYS.step, step);

export const storeStep = (kept: Step): void => storeTabItem(KEYS.step, kept);

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
