import { type ComponentProps, useId } from "react";

import { classes } from "../ui/classes.ts";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";

import styles from "./answer-input.module.css";

interface AnswerInputProps extends Omit<ComponentProps<"input">, "id" | "className"> {
  /** Such as “Your answer” or “Definition 2”. */
  label: string;
  /** Not the line that the question waits for. */
  small?: boolean;
}

/** The input line of a test: no completion, correction or capitalisation of what is typed. */
export function AnswerInput({ label, small, ...rest }: AnswerInputProps) {
  const id = useId();
  return (
    <>
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <input
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        {...rest}
        id={id}
        className={classes(styles.input, small && styles.small)}
      />
    </>
  );
}
