import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Report } from "../../../../shared/api/testing.ts";
import { MARKS } from "../../../exercise/marks.ts";
import { countsByMark } from "../outcomes.ts";
import { AnswersPlot } from "./answers-plot.tsx";

export function ReportPlots({ report }: { report: Report }): ReactNode {
  const { t } = useTranslation();
  const { correct, hinted, near, retried, wrong, skipped } = countsByMark(report);
  const asked = report.words.flatMap(({ outcome }) => (outcome === "unasked" ? [] : [outcome]));
  return (
    <AnswersPlot
      caption={t("testing.report.wordByWord")}
      label={t("testing.report.wordByWordLabel", {
        exact: correct + hinted,
        slips: near,
        wrong: wrong + retried,
        skipped,
      })}
      answers={asked.map((outcome, index) => ({
        kind: MARKS[outcome],
        title: t(outcome === "hinted" ? "exercise.hint.wordLabel" : `testing.report.wordLabels.${outcome}`, {
          number: index + 1,
        }),
      }))}
    />
  );
}
