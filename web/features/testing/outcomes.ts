import type { ReportSummary } from "../../../shared/api/reports.ts";
import type { Outcome } from "../../../shared/api/testing.ts";
import type { MarkKind } from "../../ui/text/mark.tsx";

/** In the order in which the report shows them: what needs work first. */
export const OUTCOMES = [
  "wrong",
  "skipped",
  "retried",
  "hinted",
  "forgiven",
  "overridden",
  "exact",
  "unasked",
] as const satisfies readonly Outcome[];

type Counted = Pick<ReportSummary, "counts">;

/** The counts of a report by their marks. */
export function countsByMark({ counts }: Counted): Record<MarkKind, number> {
  return {
    correct: counts.exact + counts.overridden,
    hinted: counts.hinted,
    near: counts.forgiven,
    retried: counts.retried,
    wrong: counts.wrong,
    skipped: counts.skipped,
    unasked: counts.unasked,
  };
}

/** Questions that were asked: a test that was ended before counts no others. */
export const askedOf = ({ counts, total }: Counted & Pick<ReportSummary, "total">): number =>
  total - counts.unasked;

/** Everything that was right the first time: what is tried again has been shown before. */
export function scoreOf(report: Counted): number {
  const { correct, hinted, near } = countsByMark(report);
  return correct + hinted + near;
}
