import { Moon } from "lucide-react";

import styles from "./rest-label.module.css";

/** Says of a word that it rests, as a subject label. */
export function RestLabel({ children }: { children: string }) {
  return (
    <span className={styles.rests}>
      <Moon aria-hidden="true" />
      {children}
    </span>
  );
}
