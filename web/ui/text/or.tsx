import type { ReactNode } from "react";

import styles from "./or.module.css";

/** Between two ways of doing one thing. */
export function Or({ children }: { children: ReactNode }) {
  return <p className={styles.or}>{children}</p>;
}
