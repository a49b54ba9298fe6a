import type { ReactNode } from "react";

import styles from "./setup-group.module.css";

interface SetupGroupProps {
  legend: string;
  /** A choice within another choice. */
  inner?: boolean | undefined;
  children: ReactNode;
}

export function SetupGroup({ legend, inner, children }: SetupGroupProps) {
  return (
    <fieldset className={inner ? styles.inner : styles.group}>
      <legend>{legend}</legend>
      <div className={styles.body}>{children}</div>
    </fieldset>
  );
}
