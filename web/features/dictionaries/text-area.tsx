import type { ComponentProps } from "react";

import { classes } from "../../ui/classes.ts";
import { Field, type FieldText } from "../../ui/form/field.tsx";

import styles from "../../ui/form/input.module.css";

interface TextAreaProps extends FieldText, Omit<ComponentProps<"textarea">, "children"> {
  word?: boolean | undefined;
}

export function TextArea({
  label,
  hint,
  error,
  codeAfterLabel,
  labelEnd,
  hideLabel,
  id,
  word,
  className,
  ...rest
}: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, codeAfterLabel, labelEnd, hideLabel, id }}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          className={classes(styles.input, styles.area, word && styles.word, className)}
        />
      )}
    </Field>
  );
}
