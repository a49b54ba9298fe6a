import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Progress } from "../../../../shared/api/reviews.ts";
import { useFormat } from "../../../lib/format.ts";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { useDayFormat } from "../day-format.ts";
import { Frame } from "./frame.tsx";
import { PlotSheet } from "./plot-sheet.tsx";

import styles from "./progress.module.css";

interface RetentionPlotProps {
  weeks: Progress["weeks"];
  target: number;
}

/** More weeks than this could not be told apart on a screen. */
const MOST_WEEKS = 12;
const WIDTH = 100;

/** How much was remembered when it was due, week by week, against the aim. */
export function RetentionPlot({ weeks, target }: RetentionPlotProps): ReactNode {
  const { t } = useTranslation();
  const { short } = useDayFormat();
  const { percent } = useFormat();
  const reviewed = weeks
    .flatMap(({ week, actual, target: aim }) => (actual === null ? [] : [{ week, actual, aim }]))
    .slice(-MOST_WEEKS);
  const last = reviewed.at(-1);
  if (!last)
    return (
      <Sheet as="section" pad className={styles.sheet}>
        <h2 className={styles.heading}>{t("progress.retention")}</h2>
        <p className={styles.text}>{t("progress.tooEarly")}</p>
      </Sheet>
    );
  const floor = Math.min(0.7, Math.floor(Math.min(...reviewed.map(({ actual }) => actual)) * 10) / 10);
  const y = (share: number) => ((1 - share) / (1 - floor)) * 100;
  const x = (index: number) => (reviewed.length > 1 ? (index / (reviewed.length - 1)) * WIDTH : WIDTH);
  const points = reviewed.map(({ actual }, index) => `${x(index)} ${y(actual)}`);
  return (
    <PlotSheet
      title={t("progress.retention")}
      table={{
        head: [t("progress.week"), t("progress.rememberedColumn"), t("progress.aimColumn")],
        rows: reviewed.map(({ week, actual, aim }) => ({
          key: week,
          cells: [short(week), percent(actual), percent(aim)],
        })),
      }}
    >
      <Frame
        width={WIDTH}
        side={[1, (1 + floor) / 2, floor].map(percent)}
        below={[
          ...reviewed.slice(0, reviewed.length > 1 ? 1 : 0).map(({ week }) => short(week)),
          t("progress.thisWeek", { percent: percent(last.actual) }),
        ]}
      >
        <path className={styles.aim} d={`M0 ${y(target)}h${WIDTH}`} />
        <path className={styles.curve} d={`M${points.join("L")}`} />
        {points.slice(0, -1).map((point) => (
          <g key={point}>
            <path className={styles.dot} d={`M${point}h0`} />
            <path className={styles.inner} d={`M${point}h0`} />
          </g>
        ))}
        <path className={styles.end} d={`M${points.at(-1)}h0`} />
      </Frame>
      <ul className={styles.key}>
        <li>
          <i className={styles.line} />
          {t("progress.eachWeek")}
        </li>
        <li>
          <i className={styles.dash} />
          {t("progress.aim", { percent: percent(target) })}
        </li>
      </ul>
    </PlotSheet>
  );
}
