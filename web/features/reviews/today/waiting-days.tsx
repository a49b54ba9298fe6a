import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { ReviewSummary } from "../../../../shared/api/reviews.ts";
import { RichText } from "../../../ui/text/rich-text.tsx";
import { useDayFormat } from "../day-format.ts";
import { splitOf } from "./day.ts";
import { NextDays } from "./next-days.tsx";

import styles from "./waiting-days.module.css";

/** The next days where words wait for them: how many, and when nothing waits any more. */
export function WaitingDays({ summary }: { summary: ReviewSummary }): ReactNode {
  const { t } = useTranslation();
  const format = useDayFormat();
  const { due, new: fresh, waiting, caughtUpOn } = summary;
  return (
    <NextDays
      summary={summary}
      end={
        caughtUpOn && (
          <>
            <p className={styles.caughtUp}>{t("back.lastDay", { day: format.long(caughtUpOn) })}</p>
            <p className={styles.hint}>{t("back.ifDone")}</p>
          </>
        )
      }
    >
      <Split today={due + fresh} waiting={waiting} />
    </NextDays>
  );
}

/** Today beside what waits. */
function Split({ today, waiting }: { today: number; waiting: number }): ReactNode {
  const { t } = useTranslation();
  const split = splitOf(today, waiting);
  const bold = { b: <b /> };
  return (
    <div className={styles.split}>
      <svg className={styles.bar} viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.today} width={split - 3} height="10" />
        <rect className={styles.waiting} x={split + 3} y=".8" width={994 - split} height="8.4" />
      </svg>
      <ul className={styles.key}>
        <li>
          <i className={styles.swatch} />
          <span>
            <RichText text={t("back.barToday", { count: today })} parts={bold} />
          </span>
        </li>
        <li>
          <i className={styles.hollow} />
          <span>
            <RichText text={t("back.barWaiting", { count: waiting })} parts={bold} />
          </span>
        </li>
      </ul>
    </div>
  );
}
