import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Progress } from "../../../../shared/api/reviews.ts";
import { useFormat } from "../../../lib/format.ts";
import { useDayFormat } from "../day-format.ts";
import { Frame } from "./frame.tsx";
import { PlotSheet } from "./plot-sheet.tsx";

import styles from "./progress.module.css";

/** A bar a day: what is due today in ink, what comes in a half tone. */
export function ForecastPlot({ forecast }: { forecast: Progress["forecast"] }): ReactNode {
  const { t } = useTranslation();
  const { number } = useFormat();
  const format = useDayFormat();
  const most = roundUp(Math.max(1, ...forecast.map(({ due }) => due)));
  const height = (due: number) => (due / most) * 100;
  const marks = [10, 20, 29].flatMap((ahead) => forecast[ahead]?.day ?? []);
  return (
    <PlotSheet
      title={t("progress.forecast")}
      table={{
        head: [t("today.day"), t("today.words")],
        rows: forecast.map(({ day, due }) => ({ key: day, cells: [format.short(day), number(due)] })),
      }}
    >
      <Frame
        width={forecast.length * 10}
        side={[number(most), number(most / 2), number(0)]}
        below={[t("progress.today"), ...marks.map(format.short)]}
      >
        {forecast.map(({ day, due }, index) => (
          <rect
            key={day}
            className={index === 0 ? undefined : styles.toCome}
            x={index * 10 + 1}
            y={100 - height(due)}
            width="8"
            height={height(due)}
          />
        ))}
      </Frame>
      <ul className={styles.key}>
        <li>
          <i className={styles.swatch} />
          {t("progress.today")}
        </li>
        <li>
          <i className={styles.swatchToCome} />
          {t("progress.toCome")}
        </li>
      </ul>
    </PlotSheet>
  );
}

/** The next even number of one digit and noughts. */
function roundUp(most: number): number {
  const unit = Math.max(2, 10 ** Math.floor(Math.log10(most)));
  return Math.ceil(most / unit) * unit;
}
