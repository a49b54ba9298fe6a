import type { ComponentProps, ReactNode } from "react";

import { classes } from "../classes.ts";
import { Field, type FieldText } from "./field.tsx";

import styles from "./input.module.css";

export interface SelectOption {
  value: string;
  label: string;
  lang?: string | undefined;
}

interface SelectFieldProps extends FieldText, ComponentProps<"select"> {
  options?: readonly SelectOption[] | undefined;
  /** `option` elements, where `options` is not enough. */
  children?: ReactNode;
  /** As wide as its longest option. */
  fit?: boolean | undefined;
  /** At the right of its label, as a row of settings. */
  beside?: boolean | undefined;
}

export function SelectField({
  label,
  hint,
  error,
  codeAfterLabel,
  labelEnd,
  hideLabel,
  beside,
  id,
  options,
  fit,
  children,
  className,
  ...rest
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, codeAfterLabel, labelEnd, hideLabel, beside, id }}>
      {(control) => (
        <select
          {...rest}
          {...control}
          className={classes(styles.select, (fit || beside) && styles.fit, className)}
        >
          {options?.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
      )}
    </Field>
  );
}
