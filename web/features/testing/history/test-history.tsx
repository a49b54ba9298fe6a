import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useFormat } from "../../../lib/format.ts";
import { paths } from "../../../paths.ts";
import { Figures } from "../../../ui/text/figures.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { askedOf, scoreOf } from "../outcomes.ts";
import { useReports } from "../reports.ts";

import styles from "./test-history.module.css";

interface TestHistoryProps {
  dictionaryId: string;
  /** How many of the last tests are listed. */
  most: number;
}

/** The last tests of a dictionary: when, and how many words were right. Each leads to its report. */
export function TestHistory({ dictionaryId, most }: TestHistoryProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useReports(dictionaryId);
  if (!data) return null;
  if (data.length === 0)
    return (
      <Text small tone="muted">
        {t("testing.history.none")}
      </Text>
    );
  return (
    <ol className={styles.list}>
      {data.slice(0, most).map((report) => (
        <li key={report.id}>
          <Link to={paths.storedReport(report.id)}>
            <time dateTime={report.finishedAt}>{format.dateTime(report.finishedAt)}</time>
          </Link>
          <Figures>{t("testing.history.score", { right: scoreOf(report), total: askedOf(report) })}</Figures>
        </li>
      ))}
    </ol>
  );
}
