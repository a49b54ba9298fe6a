import type { ComponentProps } from "react";

import { classes } from "../../../ui/classes.ts";
import { TextField } from "../../../ui/form/text-field.tsx";

import styles from "./number-field.module.css";

/** A short number beside other things. */
export function NumberField({ className, ...rest }: ComponentProps<typeof TextField>) {
  return (
    <div className={styles.frame}>
      <TextField inputMode="numeric" word hideLabel {...rest} className={classes(styles.number, className)} />
    </div>
  );
}
