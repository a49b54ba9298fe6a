import type { ReactNode } from "react";

import styles from "./question-actions.module.css";

interface QuestionActionsProps {
  /** The `KeyBar`, which stays with the actions. */
  keys?: ReactNode;
  children: ReactNode;
}

/** Skip and Check, or Next alone; on a narrow screen they stay above the keyboard. */
export function QuestionActions({ keys, children }: QuestionActionsProps) {
  return (
    <div className={styles.dock}>
      {keys}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
