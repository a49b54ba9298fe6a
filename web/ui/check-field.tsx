import { CircleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";

import { classes } from "./classes.ts";

import styles from "./check-field.module.css";

interface CheckFieldProps extends Omit<ComponentProps<"input">, "children" | "type"> {
  /** May hold links. */
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

export function CheckField({ label, hint, error, className, ...rest }: CheckFieldProps) {
  const id = useId();
  const described = classes(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`);
  return (
    <div className={classes(styles.check, className)}>
      <label className={styles.label}>
        <input
          {...rest}
          type="checkbox"
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={described || undefined}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <CircleAlert />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
