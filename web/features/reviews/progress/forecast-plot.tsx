import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Progress } from "../../../../shared/api/reviews.ts";
import { DAYS_AHEAD } from "../../../../shared/memory/ahead.ts";
import { useFormat } from "../../../lib/format.ts";
import { RichText } from "../../../ui/text/rich-text.tsx";
import { useDayFormat } from "../day-format.ts";
import { Frame } from "./frame.tsx";
import { PlotSheet } from "./plot-sheet.tsx";

import styles from "./progress.module.css";

interface ForecastPlotProps {
  forecast: Progress["forecast"];
  /** Words that are due today and wait for the next days. */
  waiting: number;
}

/** A bar a day: what is due today in ink and what waits hollow above it, what comes in a half tone. */
export function ForecastPlot({ forecast, waiting }: ForecastPlotProps): ReactNode {
  const { t } = useTranslation();
  const { number } = useFormat();
  const format = useDayFormat();
  const most = roundUp(Math.max(1, (forecast[0]?.due ?? 0) + waiting, ...forecast.map(({ due }) => due)));
  const height = (due: number) => (due / most) * 100;
  const isMonth = forecast.length > DAYS_AHEAD + 1;
  const marks = (isMonth ? [10, 20, 29] : [DAYS_AHEAD]).flatMap((ahead) => forecast[ahead]?.day ?? []);
  return (
    <PlotSheet
      title={t(isMonth ? "progress.forecast" : "today.nextDays")}
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
        {waiting > 0 && (
          <rect
            className={styles.waiting}
            x="1"
            y={100 - height((forecast[0]?.due ?? 0) + waiting)}
            width="8"
            height={height(waiting)}
          />
        )}
      </Frame>
      <ul className={styles.key}>
        <li>
          <i className={styles.swatch} />
          {t("progress.today")}
        </li>
        {waiting > 0 && (
          <li>
            <i className={styles.swatchWaiting} />
            <span>
              <RichText text={t("back.barWaiting", { count: waiting })} parts={{ b: <b /> }} />
            </span>
          </li>
        )}
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
