import type { ComponentProps, ReactNode } from "react";

import { classes } from "../../../ui/classes.ts";

import styles from "./option.module.css";

interface OptionProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  children: ReactNode;
  /** A number, set in the word face. */
  figures?: boolean | undefined;
}

/** One of a few short choices. */
export function Option({ children, figures, ...rest }: OptionProps) {
  return (
    <label className={styles.option}>
      <input {...rest} type="radio" />
      <span className={classes(figures && styles.figures)}>{children}</span>
    </label>
  );
}
