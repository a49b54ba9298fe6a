import { LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";

import styles from "./waiting.module.css";

/** Says that something is on its way. */
export function Waiting({ children }: { children: ReactNode }): ReactNode {
  return (
    <p className={styles.waiting} role="status">
      <LoaderCircle className={styles.wheel} aria-hidden="true" />
      {children}
    </p>
  );
}
