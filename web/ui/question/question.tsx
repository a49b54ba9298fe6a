import type { ReactNode } from "react";

import styles from "./question.module.css";

interface QuestionProps {
  /** Where in the test this is, such as “Question 9 of 20”, and its `ProgressTicks`. */
  progress: ReactNode;
  ticks: ReactNode;
  prompt: ReactNode;
  /** What is to be done; read out when it changes. */
  ask?: ReactNode;
  /** A form: senses, keys and actions. */
  children: ReactNode;
}

/** The layout of one question. */
export function Question({ progress, ticks, prompt, ask, children }: QuestionProps) {
  return (
    <div className={styles.question}>
      <p className={styles.progress}>{progress}</p>
      {ticks}
      <div className={styles.prompt}>{prompt}</div>
      <p className={styles.ask} role="status">
        {ask}
      </p>
      {children}
    </div>
  );
}
