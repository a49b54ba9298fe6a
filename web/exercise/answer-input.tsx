import { type ComponentProps, useId } from "react";

import { classes } from "../ui/classes.ts";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";

import styles from "./answer-input.module.css";

interface AnswerInputProps extends ComponentProps<"input"> {
  /** Such as “Your answer” or “Definition 2”. */
  label: string;
}

/** The input line of a test: no completion, correction or capitalisation of what is typed. */
export function AnswerInput({ label, id, className, ...rest }: AnswerInputProps) {
  const ownId = useId();
  return (
    <>
      <VisuallyHidden>
        <label htmlFor={id ?? ownId}>{label}</label>
      </VisuallyHidden>
      <input
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        {...rest}
        id={id ?? ownId}
        className={classes(styles.input, className)}
      />
    </>
  );
}
