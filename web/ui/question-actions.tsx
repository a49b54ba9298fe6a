import type { ReactNode } from "react";

import styles from "./question-actions.module.css";

/** Skip and Check, or Next alone; on a narrow screen they stay above the keyboard. */
export function QuestionActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
