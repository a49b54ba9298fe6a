import type { ComponentProps } from "react";

import { classes } from "../classes.ts";

import styles from "./row.module.css";

interface RowProps extends ComponentProps<"div"> {
  /** Pushes the first and the last to the ends. */
  apart?: boolean | undefined;
}

/** Things side by side that wrap. */
export function Row({ apart, className, ...rest }: RowProps) {
  return <div {...rest} className={classes(styles.row, apart && styles.apart, className)} />;
}
