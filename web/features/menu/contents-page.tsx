import type { ReactNode } from "react";

import styles from "./contents-page.module.css";

export interface ContentsLine {
  title: string;
  /** At the end of the dotted line, as a page number. */
  figure?: string | undefined;
  why?: ReactNode;
  /** A button; the first line's is the primary one. */
  action: ReactNode;
}

/** A numbered list of things to do, set like a table of contents. */
export function ContentsPage({ lines }: { lines: readonly ContentsLine[] }) {
  return (
    <ol className={styles.contents}>
      {lines.map(({ title, figure, why, action }, index) => (
        <li key={title}>
          <b className={styles.number} aria-hidden="true">
            {index + 1}
          </b>
          <div className={styles.what}>
            <div className={styles.line}>
              <h2>{title}</h2>
              {figure && (
                <>
                  <span className={styles.dots} aria-hidden="true" />
                  <span className={styles.figure}>{figure}</span>
                </>
              )}
            </div>
            {why && <p className={styles.why}>{why}</p>}
          </div>
          <div className={styles.action}>{action}</div>
        </li>
      ))}
    </ol>
  );
}
