import type { ComponentProps } from "react";

import { classes } from "./classes.ts";

import styles from "./wrap.module.css";

/** The width of the page, between its gutters. */
export function Wrap({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classes(styles.wrap, className)} />;
}
