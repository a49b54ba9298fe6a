import type { ComponentProps } from "react";

import { classes } from "../classes.ts";
import { breakable } from "./word-length.ts";

import styles from "./headword.module.css";

/** A term, as a dictionary sets it. */
export function Headword({ className, children, ...rest }: ComponentProps<"dfn">) {
  return (
    <dfn {...rest} className={classes(styles.headword, className)}>
      {typeof children === "string" ? breakable(children) : children}
    </dfn>
  );
}
