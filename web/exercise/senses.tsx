import type { ReactNode } from "react";

import styles from "./senses.module.css";

/** The senses to be given, as a list of `Slot` elements. */
export function Senses({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <ol className={styles.senses} aria-label={label}>
      {children}
    </ol>
  );
}
