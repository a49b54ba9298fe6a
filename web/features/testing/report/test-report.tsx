import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Report } from "../../../../shared/api/testing.ts";
import { useFormat } from "../../../lib/format.ts";
import { paths } from "../../../paths.ts";
import { Score } from "../../../ui/feedback/score.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { Crumb } from "../../../ui/page/crumb.tsx";
import { Stack } from "../../../ui/page/stack.tsx";
import { LanguagePair } from "../../../ui/text/language-pair.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { VisuallyHidden } from "../../../ui/text/visually-hidden.tsx";
import { askedOf, scoreOf } from "../outcomes.ts";
import { TestsLeft } from "../tests-left.tsx";
import { LastTestsPlot } from "./last-tests-plot.tsx";
import { ReportActions } from "./report-actions.tsx";
import { ReportLayout } from "./report-layout.tsx";
import { ReportPlots } from "./report-plots.tsx";
import { ReportTally } from "./report-tally.tsx";
import { ReportWords } from "./report-words.tsx";

import styles from "./test-report.module.css";

/** A corrected page: the score, the counts and the words by outcome, with plots beside them. */
export function TestReport({ report }: { report: Report }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { dictionaryId, dictionaryName, promptLanguage, answerLanguage } = report;
  const total = askedOf(report);
  const right = scoreOf(report);
  return (
    <>
      <Crumb
        to={paths.dictionary(dictionaryId)}
        label={dictionaryName}
        arrow={false}
        after={
          <LanguagePair
            heard={report.prompt === "sound"}
            from={promptLanguage}
            to={answerLanguage}
            fromName={format.languageName(promptLanguage)}
            toName={format.languageName(answerLanguage)}
          />
        }
      />
      <ReportLayout
        asideLabel={t("testing.report.plots")}
        aside={
          <>
            <ReportPlots report={report} />
            <LastTestsPlot report={report} />
            {report.counts.hinted > 0 && (
              <Sheet pad>
                <h2 className={styles.how}>{t("exercise.hint.how")}</h2>
                <Text>{t("exercise.hint.howText")}</Text>
              </Sheet>
            )}
            <Text small tone="muted">
              <TestsLeft />
            </Text>
          </>
        }
      >
        <Stack gap="large">
          <div>
            <h1 tabIndex={-1}>
              <VisuallyHidden>{t("testing.report.title")}</VisuallyHidden>
            </h1>
            <Score
              right={format.number(right)}
              rest={t("testing.report.of", { total })}
              label={t("testing.report.score", { right, total })}
            />
          </div>
          <ReportTally report={report} />
          <div className={styles.actions}>
            <ReportActions report={report} />
          </div>
          <ReportWords key={report.id} report={report} />
        </Stack>
      </ReportLayout>
    </>
  );
}
