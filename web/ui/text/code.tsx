import type { ComponentProps } from "react";

import { classes } from "../classes.ts";

import styles from "./code.module.css";

/** A language code, such as de, in spaced capitals. */
export function Code({ className, ...rest }: ComponentProps<"span">) {
  return <span {...rest} className={classes(styles.code, className)} />;
}
