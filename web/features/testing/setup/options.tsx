import type { ReactNode } from "react";

import styles from "./options.module.css";

/** `Option` elements side by side. */
export function Options({ children }: { children: ReactNode }) {
  return <div className={styles.options}>{children}</div>;
}
