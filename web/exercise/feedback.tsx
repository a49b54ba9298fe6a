import type { ReactNode } from "react";

import styles from "./feedback.module.css";

interface FeedbackProps {
  /** Announced first to screen readers only, because the mark shows it to others. */
  hiddenTitle?: string | undefined;
  title?: ReactNode;
  children?: ReactNode;
}

/** What was wrong with the answer, and why; announced when it appears. */
export function Feedback({ hiddenTitle, title, children }: FeedbackProps) {
  return (
    <div className={styles.feedback} role="status">
      {hiddenTitle && <span className={styles.hidden}>{hiddenTitle}</span>}
      {title && <strong>{title}</strong>}
      {children && <p>{children}</p>}
    </div>
  );
}
