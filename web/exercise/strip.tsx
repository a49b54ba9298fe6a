import { classes } from "../ui/classes.ts";

import styles from "./strip.module.css";

export type Tick = "exact" | "forgiven" | "retried" | "wrong" | "skipped" | "now" | "todo";

interface StripProps {
  ticks: readonly Tick[];
  /** The tick of the question on the page, once it has been answered. */
  current?: number | undefined;
  /** The same in words, such as “9 of 20; 6 correct, 1 wrong”. */
  label: string;
}

/** The progress of a test, one tick per question: up is right, down is wrong. */
export function Strip({ ticks, current, label }: StripProps) {
  return (
    <div className={styles.strip} role="img" aria-label={label}>
      {ticks.map((tick, index) => (
        <i key={index} className={classes(styles[tick], index === current && styles.current)} />
      ))}
    </div>
  );
}
