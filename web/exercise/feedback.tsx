import type { ReactNode } from "react";

import type { ComesAgain } from "./exercise.ts";

import styles from "./feedback.module.css";

interface FeedbackProps {
  /** Announced first to screen readers only, because the mark shows it to others. */
  hiddenTitle?: string | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** When the word comes again: the title, where there is no other. */
  again?: ComesAgain | null | undefined;
}

/** What was wrong with the answer, and why; announced when it appears. */
export function Feedback({ hiddenTitle, again, title = again?.title, children }: FeedbackProps) {
  return (
    <div className={styles.feedback} role="status">
      {hiddenTitle && <span className={styles.hidden}>{hiddenTitle}</span>}
      {title && <strong>{title}</strong>}
      {children && <p>{children}</p>}
      {again && (
        <>
          {title === again.title ? (
            again.more && <p>{again.more}</p>
          ) : (
            <p>
              <b>{again.title}.</b> {again.more}
            </p>
          )}
          {again.drawn}
        </>
      )}
    </div>
  );
}
