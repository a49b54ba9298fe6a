import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";

import { classes } from "../classes.ts";
import { Field, type FieldText } from "./field.tsx";

import inputStyles from "./input.module.css";
import styles from "./password-field.module.css";

interface PasswordFieldProps extends FieldText, Omit<ComponentProps<"input">, "children" | "type"> {
  showLabel: string;
  concealLabel: string;
}

export function PasswordField({
  label,
  hint,
  error,
  labelEnd,
  hideLabel,
  id,
  showLabel,
  concealLabel,
  className,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const action = shown ? concealLabel : showLabel;
  return (
    <Field {...{ label, hint, error, labelEnd, hideLabel, id }}>
      {(control) => (
        <span className={styles.frame}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            type={shown ? "text" : "password"}
            {...control}
            className={classes(inputStyles.input, styles.input, className)}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-label={action}
            title={action}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff /> : <Eye />}
          </button>
        </span>
      )}
    </Field>
  );
}
