import type { ComponentProps } from "react";

import { classes } from "../classes.ts";

import styles from "./visually-hidden.module.css";

/** Text for screen readers. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<"span">) {
  return <span {...rest} className={classes(styles.hidden, className)} />;
}
