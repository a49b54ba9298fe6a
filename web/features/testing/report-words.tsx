import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";

import type { Outcome, Report } from "../../../shared/api/testing.ts";
import { Button } from "../../ui/button.tsx";
import { Corrections } from "../../ui/corrections.tsx";
import { ReportTable } from "../../ui/report-table.tsx";
import { MARKS, OUTCOMES } from "./outcomes.ts";
import { ReportWord } from "./report-word.tsx";

/** Words that were right are many and need no look: the first ones stand for all. */
const SHOWN = 5;

export function ReportWords({ report }: { report: Report }): ReactNode {
  const outcomes = OUTCOMES.filter((outcome) => report.words.some((word) => word.outcome === outcome));
  return (
    <ReportTable>
      {outcomes.map((outcome) => (
        <WordsOf key={outcome} report={report} outcome={outcome} />
      ))}
    </ReportTable>
  );
}

function WordsOf({ report, outcome }: { report: Report; outcome: Outcome }): ReactNode {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  useBeforePrint(() => setAll(true));
  const words = report.words
    .map((word, index) => ({ word, number: index + 1 }))
    .filter(({ word }) => word.outcome === outcome);
  const hidden = outcome === "exact" && !all ? words.length - SHOWN : 0;
  return (
    <Corrections
      kind={MARKS[outcome]}
      title={t(`testing.report.outcomes.${outcome}`)}
      count={words.length}
      more={
        hidden > 0 && (
          <Button variant="quiet" onClick={() => setAll(true)}>
            {t("testing.report.showMore", { count: hidden })}
          </Button>
        )
      }
    >
      {words.slice(0, hidden > 0 ? SHOWN : words.length).map(({ word, number }) => (
        <ReportWord key={word.wordId} report={report} word={word} number={number} />
      ))}
    </Corrections>
  );
}

/** On paper nothing can be unfolded. */
function useBeforePrint(unfold: () => void): void {
  const onBeforePrint = useEffectEvent(() => flushSync(unfold));
  useEffect(() => {
    addEventListener("beforeprint", onBeforePrint);
    return () => removeEventListener("beforeprint", onBeforePrint);
  }, []);
}
