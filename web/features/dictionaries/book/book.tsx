import type { ReactNode } from "react";

import styles from "./book.module.css";

interface BookProps {
  /** A `ThumbIndex`. */
  index?: ReactNode;
  /** `Leaf` elements. */
  children: ReactNode;
}

/** Leaves with a thumb index at their edge; on a narrow screen the index lies above them. */
export function Book({ index, children }: BookProps) {
  return (
    <div className={styles.book}>
      {index && <div className={styles.index}>{index}</div>}
      <div className={styles.leaves}>{children}</div>
    </div>
  );
}
