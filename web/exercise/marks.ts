import type { Outcome } from "../../shared/api/testing.ts";
import type { MarkKind } from "../ui/text/mark.tsx";

/** Each outcome has a mark of its own, except that everything counted as right shares one. */
export const MARKS: Record<Outcome, MarkKind> = {
  exact: "correct",
  overridden: "correct",
  forgiven: "near",
  hinted: "hinted",
  retried: "retried",
  wrong: "wrong",
  skipped: "skipped",
  unasked: "unasked",
};

/** What a word that ended so is called. */
export const outcomeLabel = (outcome: Outcome) =>
  outcome === "hinted" ? "exercise.hint.tag" : (`testing.report.outcomes.${outcome}` as const);
