import { type ComponentProps, useId } from "react";

import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";

import styles from "./answer-input.module.css";

interface AnswerInputProps extends Omit<ComponentProps<"input">, "id" | "className"> {
  /** Such as “Your answer” or “Definition 2”. */
  label: string;
}

/** The input line of a test: no completion, correction or capitalisation of what is typed. */
export function AnswerInput({ label, ...rest }: AnswerInputProps) {
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
        className={styles.input}
      />
    </>
  );
}
