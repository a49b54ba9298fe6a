import type { Outcome } from "../../shared/api/testing.ts";
import type { MarkKind } from "../ui/text/mark.tsx";

/** Each outcome has a mark of its own, except that everything counted as right shares one. */
export const MARKS: Record<Outcome, MarkKind> = {
  exact: "correct",
  overridden: "correct",
  forgiven: "near",
  retried: "retried",
  wrong: "wrong",
  skipped: "skipped",
  unasked: "unasked",
};
