import type { ReactNode } from "react";

import styles from "./skip-link.module.css";

/** The first tab stop: skips the header. */
export function SkipLink({ target = "main", children }: { target?: string; children: ReactNode }) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      {children}
    </a>
  );
}
