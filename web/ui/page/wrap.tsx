import type { ComponentProps } from "react";

import { classes } from "../classes.ts";

import styles from "./wrap.module.css";

/** The width and the padding of a page, for a screen whose layout leaves both to it. */
export function Wrap({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classes(styles.wrap, className)} />;
}
