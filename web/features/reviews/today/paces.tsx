import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { ReviewSummary } from "../../../../shared/api/reviews.ts";
import { useFormat } from "../../../lib/format.ts";
import { useReviewSettings } from "../../../lib/learning/review-settings.ts";
import { useDayFormat } from "../day-format.ts";

import styles from "./paces.module.css";

/** How fast to catch up: a choice is stored as the minutes of a day, and the server plans the days again. */
export function Paces({ summary: { day, paces, new: fresh } }: { summary: ReviewSummary }): ReactNode {
  const { t } = useTranslation();
  const { minutes } = useFormat();
  const { away } = useDayFormat();
  const [{ minutesPerDay }, change] = useReviewSettings();
  if (paces.length === 0) return null;
  return (
    <fieldset className={styles.paces}>
      <legend className={styles.legend}>{t("back.paces")}</legend>
      <div className={styles.list}>
        {paces.map((pace) => (
          <label key={pace.minutesPerDay} className={styles.pace}>
            <input
              type="radio"
              name="pace"
              checked={pace.minutesPerDay === minutesPerDay}
              onChange={() => change({ minutesPerDay: pace.minutesPerDay })}
            />
            <b>{minutes(pace.minutesPerDay)}</b>
            <span>{t("back.wordsADay", { count: pace.perDay })}</span>
            <span>
              {pace.caughtUpOn === null
                ? t("back.notThisYear")
                : t("back.caughtUpOn", { day: away(pace.caughtUpOn, day) })}
            </span>
          </label>
        ))}
      </div>
      <p className={styles.hint}>
        {fresh === 0 && `${t("back.noNew")} `}
        {t("back.likely")}
      </p>
    </fieldset>
  );
}
