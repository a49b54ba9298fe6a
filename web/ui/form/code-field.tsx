import type { ChangeEvent, ComponentProps } from "react";

import { classes } from "../classes.ts";
import { Field, type FieldText } from "./field.tsx";

import styles from "./code-field.module.css";

interface CodeFieldProps extends FieldText, Omit<ComponentProps<"input">, "children" | "type"> {
  /** How many digits the code has. */
  digits?: number | undefined;
}

/** One input for the whole code, so that pasting and the phone's suggestion work; anything but digits is removed. */
export function CodeField({
  label,
  hint,
  error,
  labelEnd,
  hideLabel,
  id,
  digits = 6,
  className,
  onChange,
  ...rest
}: CodeFieldProps) {
  const keepDigits = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const kept = input.value.replace(/\D/g, "").slice(0, digits);
    if (kept !== input.value) input.value = kept;
    onChange?.(event);
  };
  return (
    <Field {...{ label, hint, error, labelEnd, hideLabel, id }}>
      {(control) => (
        <span className={styles.frame}>
          <input
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            {...rest}
            {...control}
            onChange={keepDigits}
            style={{ "--digits": digits }}
            className={classes(styles.code, className)}
          />
        </span>
      )}
    </Field>
  );
}
