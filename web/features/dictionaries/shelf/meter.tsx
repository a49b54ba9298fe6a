import { classes } from "../../../ui/classes.ts";

import styles from "./meter.module.css";

interface MeterProps {
  value: number;
  max: number;
  /** The allowance is used up. */
  full?: boolean | undefined;
  label: string;
}

export function Meter({ value, max, full = value >= max, label }: MeterProps) {
  const share = max > 0 ? Math.min(value / max, 1) : 1;
  return (
    <div
      className={classes(styles.meter, full && styles.full)}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
    >
      <svg className={styles.used} width={`${share * 100}%`} height="100%" aria-hidden="true" />
    </div>
  );
}
