import { classes } from "../classes.ts";

import styles from "./sense-number.module.css";

interface SenseNumberProps {
  children: number;
  className?: string | undefined;
}

export function SenseNumber({ children, className }: SenseNumberProps) {
  return <b className={classes(styles.number, className)}>{children}</b>;
}
