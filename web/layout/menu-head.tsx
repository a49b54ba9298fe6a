import type { ReactNode } from "react";

import styles from "../ui/overlay/menu.module.css";

/** Says whose menu it is; not an item. */
export function MenuHead({ children }: { children: ReactNode }) {
  return (
    <div className={styles.head} role="presentation">
      {children}
    </div>
  );
}
