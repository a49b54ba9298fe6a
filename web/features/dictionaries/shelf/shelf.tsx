import type { ComponentProps } from "react";

import { classes } from "../../../ui/classes.ts";

import styles from "./shelf.module.css";

/** Cards side by side; its children are `li` elements. */
export function Shelf({ className, ...rest }: ComponentProps<"ul">) {
  return <ul {...rest} className={classes(styles.shelf, className)} />;
}
