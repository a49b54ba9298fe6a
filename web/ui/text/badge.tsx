import type { ReactNode } from "react";

import { classes } from "../classes.ts";

import styles from "./badge.module.css";

export function Badge({ plus, children }: { plus?: boolean | undefined; children: ReactNode }) {
  return <span className={classes(styles.badge, plus && styles.plus)}>{children}</span>;
}
