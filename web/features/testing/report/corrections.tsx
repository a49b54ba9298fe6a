import type { ReactNode } from "react";

import { Mark, type MarkKind } from "../../../ui/text/mark.tsx";

import styles from "./corrections.module.css";

interface CorrectionsProps {
  kind: MarkKind;
  title: string;
  count: number;
  /** `Correction` elements. */
  children: ReactNode;
  /** A quiet button that shows the others. */
  more?: ReactNode;
}

/** The words of a test that had one outcome. */
export function Corrections({ kind, title, count, children, more }: CorrectionsProps) {
  return (
    <section>
      <h2 className={styles.head}>
        <Mark kind={kind} small />
        <span>{title}</span>
        <span className={styles.count}>{count}</span>
      </h2>
      <ol className={styles.list}>{children}</ol>
      {more && <div className={styles.more}>{more}</div>}
    </section>
  );
}
