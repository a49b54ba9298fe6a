import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import type { ReviewSummary } from "../../../../shared/api/reviews.ts";
import { useFormat } from "../../../lib/format.ts";
import { paths } from "../../../paths.ts";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { VisuallyHidden } from "../../../ui/text/visually-hidden.tsx";
import { useDayFormat } from "../day-format.ts";

import styles from "./next-days.module.css";

interface NextDaysProps {
  summary: ReviewSummary;
  /** Above the days. */
  children?: ReactNode;
  /** Below the days. */
  end?: ReactNode;
}

/** How many words come on each of the next days. */
export function NextDays({ summary, children, end }: NextDaysProps): ReactNode {
  const { t } = useTranslation();
  const { number } = useFormat();
  const format = useDayFormat();
  const { day: today, ahead } = summary;
  const most = Math.max(1, ...ahead.map(({ due }) => due));
  return (
    <Sheet as="section" pad>
      <h2 className={styles.title}>{t("today.nextDays")}</h2>
      {children}
      <table className={styles.days}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t("today.day")}</VisuallyHidden>
            </th>
            <td />
            <th scope="col">
              <VisuallyHidden>{t("today.words")}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {ahead.map(({ day, due }) => (
            <tr key={day}>
              <th scope="row" className={styles.day}>
                {format.away(day, today)}
              </th>
              <td aria-hidden="true">
                <svg className={styles.bar} viewBox="0 0 1000 10" preserveAspectRatio="none">
                  <rect width={(due / most) * 1000} height="10" />
                </svg>
              </td>
              <td className={styles.number}>{number(due)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {end ?? <p className={styles.hint}>{t("today.onTop")}</p>}
      <p className={styles.hint}>
        <Link to={paths.progress}>{t("common.progress")}</Link>
      </p>
    </Sheet>
  );
}
