import type { ReactNode } from "react";

import { classes } from "../classes.ts";

import styles from "./segmented.module.css";

interface SegmentedProps<Value extends string> {
  legend: string;
  hideLegend?: boolean | undefined;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  name: string;
  /** Tighter on a narrow screen, for a toolbar. */
  compact?: boolean | undefined;
}

export function Segmented<Value extends string>({
  legend,
  hideLegend,
  options,
  value,
  onChange,
  name,
  compact,
}: SegmentedProps<Value>) {
  return (
    <fieldset className={styles.field}>
      <legend className={hideLegend ? styles.hidden : styles.legend}>{legend}</legend>
      <div className={classes(styles.segments, compact && styles.compact)}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
