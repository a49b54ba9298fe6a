import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Outcome, Question } from "../../shared/api/testing.ts";
import { classes } from "../ui/classes.ts";
import { useExercise } from "./exercise.ts";

import styles from "./progress-ticks.module.css";

type Tick = "exact" | "forgiven" | "hinted" | "retried" | "wrong" | "skipped" | "now" | "todo";

const MOST_TICKS = 120;

interface ProgressTicksProps {
  question: Question;
  /** How this question ended; undefined while it is open. */
  outcome: Outcome | undefined;
}

/** The exercise so far, one tick per question: up is right, down is wrong. */
export function ProgressTicks({ question, outcome }: ProgressTicksProps): ReactNode {
  const { t } = useTranslation();
  const { position, total } = question;
  const { outcomes } = useExercise();
  const ticks = Array.from({ length: total }, (_, index): Tick => {
    if (index === position - 1) return outcome ? TICKS[outcome] : "now";
    const known = index < position ? outcomes[index] : undefined;
    return known ? TICKS[known] : "todo";
  });
  // The ticks around the current one, where there are more than a narrow screen has room for.
  const from = Math.max(0, Math.min(position - 1 - MOST_TICKS / 2, total - MOST_TICKS));
  const count = (...kinds: Tick[]): number => ticks.filter((tick) => kinds.includes(tick)).length;
  const current = outcome ? position - 1 - from : undefined;
  return (
    <div
      className={styles.ticks}
      style={{ "--ticks": ticks.length }}
      role="img"
      aria-label={t("testing.run.strip", {
        position,
        total,
        right: count("exact", "forgiven", "hinted"),
        wrong: count("wrong", "retried"),
        skipped: count("skipped"),
      })}
    >
      {ticks.slice(from, from + MOST_TICKS).map((tick, index) => (
        <i key={index} className={classes(styles[tick], index === current && styles.current)} />
      ))}
    </div>
  );
}

const TICKS: Record<Outcome, Tick> = {
  exact: "exact",
  overridden: "exact",
  forgiven: "forgiven",
  hinted: "hinted",
  retried: "retried",
  wrong: "wrong",
  skipped: "skipped",
  unasked: "todo",
};
