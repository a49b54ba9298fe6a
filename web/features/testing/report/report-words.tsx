import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";

import type { Outcome, Report } from "../../../../shared/api/testing.ts";
import { MARKS, outcomeLabel } from "../../../exercise/marks.ts";
import { Button } from "../../../ui/action/button.tsx";
import { OUTCOMES } from "../outcomes.ts";
import { Corrections } from "./corrections.tsx";
import { ReportTable } from "./report-table.tsx";
import { ReportWord } from "./report-word.tsx";

/** Words that were right are many and need no look: the first ones stand for all. */
const SHOWN = 5;

export function ReportWords({ report }: { report: Report }): ReactNode {
  // A word that is counted as right now stays where the reader has it before their eyes.
  const [first] = useState(report.words);
  const places = first.map(({ outcome }, index) => ({ outcome, index }));
  return (
    <ReportTable>
      {OUTCOMES.map((outcome) => ({ outcome, at: places.filter((place) => place.outcome === outcome) }))
        .filter(({ at }) => at.length > 0)
        .map(({ outcome, at }) => (
          <WordsOf key={outcome} report={report} outcome={outcome} places={at.map(({ index }) => index)} />
        ))}
    </ReportTable>
  );
}

interface WordsOfProps {
  report: Report;
  outcome: Outcome;
  /** Where the words stand in the report. */
  places: readonly number[];
}

function WordsOf({ report, outcome, places }: WordsOfProps): ReactNode {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  useBeforePrint(() => setAll(true));
  const hidden = outcome === "exact" && !all ? places.length - SHOWN : 0;
  const shown = hidden > 0 ? places.slice(0, SHOWN) : places;
  return (
    <Corrections
      kind={MARKS[outcome]}
      title={t(outcomeLabel(outcome))}
      count={places.filter((place) => report.words[place]?.outcome === outcome).length}
      more={
        hidden > 0 && (
          <Button variant="quiet" onClick={() => setAll(true)}>
            {t("testing.report.showMore", { count: hidden })}
          </Button>
        )
      }
    >
      {shown.map((place) => {
        const word = report.words[place];
        return word && <ReportWord key={word.wordId} report={report} word={word} number={place + 1} />;
      })}
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
