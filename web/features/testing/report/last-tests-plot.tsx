import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { ReportSummary } from "../../../../shared/api/reports.ts";
import type { Report } from "../../../../shared/api/testing.ts";
import { useFormat } from "../../../lib/format.ts";
import { askedOf, scoreOf } from "../outcomes.ts";
import { useReports } from "../reports.ts";
import { ScoresPlot } from "./scores-plot.tsx";

/** Tests on one plot. */
const MOST = 8;

/** The scores of the dictionary's tests up to this one; one test alone shows no course. */
export function LastTestsPlot({ report }: { report: Report }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useReports(report.dictionaryId);
  const upToThis = data?.filter(({ finishedAt }) => finishedAt <= report.finishedAt) ?? [];
  const last = upToThis.slice(0, MOST).toReversed();
  const [first] = last;
  if (!first || last.length < 2) return null;
  const scores = last.map((each) => Math.round(shareOf(each) * 100));
  return (
    <ScoresPlot
      caption={t("testing.report.lastTests", { count: last.length })}
      label={t("testing.report.lastTestsLabel", {
        scores: format.list(last.map((each) => format.percent(shareOf(each)))),
      })}
      scores={scores}
      lastLabel={format.percent(shareOf(report))}
      from={format.date(first.finishedAt)}
      to={isToday(report.finishedAt) ? t("testing.report.today") : format.date(report.finishedAt)}
    />
  );
}

const shareOf = (report: Pick<ReportSummary, "counts" | "total">): number =>
  scoreOf(report) / Math.max(1, askedOf(report));

const isToday = (time: string): boolean => new Date(time).toDateString() === new Date().toDateString();
