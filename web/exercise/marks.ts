import type { Outcome } from "../../shared/api/testing.ts";
import type { MarkKind } from "../ui/text/mark.tsx";

/** Each outcome has a sign of its own, except that what was counted as right is right. */
export const MARKS: Record<Outcome, MarkKind> = {
  exact: "correct",
  overridden: "correct",
  forgiven: "near",
  retried: "retried",
  wrong: "wrong",
  skipped: "skipped",
  unasked: "unasked",
};
