import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Progress } from "../../../../shared/api/reviews.ts";
import { useFormat } from "../../../lib/format.ts";
import { useDayFormat } from "../day-format.ts";
import { PlotSheet } from "./plot-sheet.tsx";
import { monthStarts, SIDES, sideOf, SIZES_FROM, squaresUntil, type Square } from "./squares.ts";

import styles from "./progress.module.css";

interface YearOfDaysProps {
  today: string;
  days: Progress["days"];
}

/** One square a day; its size tells how much was reviewed. */
export function YearOfDays({ today, days }: YearOfDaysProps): ReactNode {
  const { t } = useTranslation();
  const format = useDayFormat();
  const squares = squaresUntil(today, days);
  const reviews = days.reduce((sum, day) => sum + day.reviews, 0);
  const halves = [
    squares.filter(({ column }) => column < HALF),
    squares.filter(({ column }) => column >= HALF),
  ];
  const from = format.short(squares[0]?.day ?? today);
  const label = t("progress.yearLabel", { from, to: format.short(today), days: days.length });
  return (
    <PlotSheet title={t("progress.year")} table={useMonths(days)}>
      <p className={styles.text}>{t("progress.yearText", { reviews, days: days.length })}</p>
      <div className={styles.year} role="img" aria-label={label}>
        {halves.map((half, index) => (
          <Squares key={index} squares={half} today={today} first={index * HALF} columns={27 - index} />
        ))}
      </div>
      <Key />
    </PlotSheet>
  );
}

/** The columns of the first half: a narrow screen has the second beneath it. */
const HALF = 27;
const STEP = 18;
const TOP = 20;
const LEFT = 34;

interface SquaresProps {
  squares: readonly Square[];
  today: string;
  first: number;
  columns: number;
}

function Squares({ squares, today, first, columns }: SquaresProps): ReactNode {
  const format = useDayFormat();
  // Only the first half has the names of weekdays at its side; the second goes on beside it, or stands beneath it.
  const left = first === 0 ? LEFT : 0;
  const x = ({ column }: Square) => left + (column - first) * STEP + STEP / 2;
  const y = ({ row }: Square) => TOP + row * STEP + STEP / 2;
  return (
    <svg viewBox={`0 0 ${left + columns * STEP} ${TOP + 7 * STEP + 2}`} aria-hidden="true">
      {squares
        .filter(({ column, row }) => column === 0 && row % 2 === 0 && row < 6)
        .map((square) => (
          <text key={square.row} x="0" y={y(square) + 4}>
            {format.shortWeekday(square.day)}
          </text>
        ))}
      {monthStarts(squares).map((square) => {
        // In the last column the name ends where the squares do.
        const isLast = square.column - first === columns - 1;
        return (
          <text
            key={square.day}
            x={x(square) + (isLast ? STEP : -STEP) / 2}
            y="12"
            textAnchor={isLast ? "end" : "start"}
          >
            {format.shortMonth(square.day)}
          </text>
        );
      })}
      {squares.map((square) => {
        const side = sideOf(square.reviews);
        return side === 0 ? (
          <circle key={square.day} className={styles.none} cx={x(square)} cy={y(square)} r="1.25" />
        ) : (
          <rect
            key={square.day}
            x={x(square) - side / 2}
            y={y(square) - side / 2}
            width={side}
            height={side}
          />
        );
      })}
      {squares
        .filter(({ day }) => day === today)
        .map((square) => (
          <rect
            key="today"
            className={styles.now}
            x={x(square) - 8}
            y={y(square) - 8}
            width="16"
            height="16"
          />
        ))}
    </svg>
  );
}

function Key(): ReactNode {
  const { t } = useTranslation();
  const { number } = useFormat();
  const sizes = SIZES_FROM.map((from, index) => {
    const below = SIZES_FROM[index + 1];
    const text =
      below === undefined ? t("progress.atLeast", { from }) : `${number(from)}–${number(below - 1)}`;
    return { side: SIDES[index] ?? 0, text };
  });
  return (
    <ul className={styles.yearKey}>
      <li>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <circle className={styles.none} cx="8" cy="8" r="1.5" />
        </svg>
        {t("progress.noReview")}
      </li>
      {sizes.map(({ side, text }) => (
        <li key={side}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <rect x={8 - side / 2} y={8 - side / 2} width={side} height={side} />
          </svg>
          {text}
        </li>
      ))}
      <li>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <rect className={styles.now} x="1" y="1" width="14" height="14" />
        </svg>
        {t("progress.today")}
      </li>
    </ul>
  );
}

/** The days by month, as a table. */
function useMonths(days: Progress["days"]): Parameters<typeof PlotSheet>[0]["table"] {
  const { t } = useTranslation();
  const { number } = useFormat();
  const format = useDayFormat();
  const months = new Map<string, Progress["days"]>();
  for (const day of days) {
    const month = day.day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), day]);
  }
  const sum = (all: Progress["days"], of: "reviews" | "right") =>
    number(all.reduce((total, day) => total + day[of], 0));
  return {
    head: [t("progress.month"), t("progress.days"), t("progress.answers"), t("progress.right")],
    rows: [...months].map(([month, all]) => ({
      key: month,
      cells: [format.month(`${month}-01`), number(all.length), sum(all, "reviews"), sum(all, "right")],
    })),
  };
}
