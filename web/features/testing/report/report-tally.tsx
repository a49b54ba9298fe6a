import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Report } from "../../../../shared/api/testing.ts";
import type { MarkKind } from "../../../ui/text/mark.tsx";
import { RichText } from "../../../ui/text/rich-text.tsx";
import { countsByMark } from "../outcomes.ts";
import { Tally } from "./tally.tsx";

const TEXTS = {
  correct: "testing.report.exact",
  hinted: "exercise.hint.tally",
  near: "testing.report.slips",
  retried: "testing.report.retried",
  wrong: "testing.report.wrong",
  skipped: "testing.report.skipped",
} as const;
const KINDS = [
  "correct",
  "hinted",
  "near",
  "retried",
  "wrong",
  "skipped",
] as const satisfies readonly MarkKind[];

export function ReportTally({ report }: { report: Report }): ReactNode {
  const { t } = useTranslation();
  const counts = countsByMark(report);
  return (
    <Tally
      items={KINDS.filter((kind) => counts[kind] > 0).map((kind) => ({
        kind,
        text: <RichText text={t(TEXTS[kind], { count: counts[kind] })} parts={{ b: <b /> }} />,
      }))}
    />
  );
}
