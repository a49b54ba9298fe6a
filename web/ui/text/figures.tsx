import type { ReactNode } from "react";

import styles from "./figures.module.css";

/** A number in the word face, its figures of one width. */
export function Figures({ children }: { children: ReactNode }) {
  return <span className={styles.figures}>{children}</span>;
}
