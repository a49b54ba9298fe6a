import type { ReactNode } from "react";

import styles from "./pick-list.module.css";

/** `Pick` elements, one beneath the other. */
export function PickList({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}
