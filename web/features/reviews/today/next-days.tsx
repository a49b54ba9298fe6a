import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import type { Progress } from "../../../../shared/api/reviews.ts";
import { useFormat } from "../../../lib/format.ts";
import { paths } from "../../../paths.ts";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { VisuallyHidden } from "../../../ui/text/visually-hidden.tsx";
import { useDayFormat } from "../day-format.ts";

import styles from "./next-days.module.css";

const DAYS = 7;

interface NextDaysProps {
  today: string;
  forecast: Progress["forecast"];
}

/** How many words come due on each of the next days. */
export function NextDays({ today, forecast }: NextDaysProps): ReactNode {
  const { t } = useTranslation();
  const { number } = useFormat();
  const format = useDayFormat();
  const days = forecast.slice(1, 1 + DAYS);
  const most = Math.max(1, ...days.map(({ due }) => due));
  return (
    <>
      <Sheet as="section" pad>
        <h2 className={styles.title}>{t("today.nextDays")}</h2>
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
            {days.map(({ day, due }) => (
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
      </Sheet>
      <p className={styles.hint}>
        {t("today.comesBack")} <Link to={paths.progress}>{t("common.progress")}</Link>
      </p>
    </>
  );
}
