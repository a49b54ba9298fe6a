import type { ComponentProps } from "react";

import { classes } from "../classes.ts";
import { Field, type FieldText } from "./field.tsx";

import styles from "./input.module.css";

export interface TextFieldProps extends FieldText, Omit<ComponentProps<"input">, "children"> {
  /** Holds words of a dictionary: set in serif, and in bold for a term. */
  word?: boolean | "term" | undefined;
}

export function TextField({
  label,
  hint,
  error,
  repair,
  codeAfterLabel,
  labelEnd,
  hideLabel,
  id,
  word,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, repair, codeAfterLabel, labelEnd, hideLabel, id }}>
      {(control) => (
        <input
          type="text"
          {...rest}
          {...control}
          aria-describedby={classes(rest["aria-describedby"], control["aria-describedby"]) || undefined}
          className={classes(
            styles.input,
            word && styles.word,
            word === "term" && styles.headword,
            className,
          )}
        />
      )}
    </Field>
  );
}
