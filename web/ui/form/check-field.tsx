import { CircleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";

import { classes } from "../classes.ts";
import { Setting } from "./setting.tsx";

import styles from "./check-field.module.css";

interface CheckFieldProps extends Omit<ComponentProps<"input">, "children" | "type"> {
  /** May hold links. */
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** A row of settings: the box stands at the right of its label and its hint. */
  beside?: boolean | undefined;
}

export function CheckField({ label, hint, error, beside, className, ...rest }: CheckFieldProps) {
  const id = useId();
  const described = classes(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`);
  const box = (
    <input
      {...rest}
      id={id}
      type="checkbox"
      className={styles.box}
      aria-invalid={Boolean(error) || undefined}
      aria-describedby={described || undefined}
    />
  );
  const complaint = error && (
    <p className={styles.error} id={`${id}-error`}>
      <CircleAlert />
      <span>{error}</span>
    </p>
  );
  if (beside)
    return (
      <Setting title={<label htmlFor={id}>{label}</label>} hint={hint} hintId={`${id}-hint`} action={box}>
        {complaint}
      </Setting>
    );
  return (
    <div className={classes(styles.check, className)}>
      <label className={styles.label}>
        {box}
        <span>{label}</span>
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {complaint}
    </div>
  );
}
