import type { ReactNode } from "react";

import styles from "./report-layout.module.css";

interface ReportLayoutProps {
  children: ReactNode;
  /** Plots and hints. */
  aside: ReactNode;
  asideLabel: string;
}

export function ReportLayout({ children, aside, asideLabel }: ReportLayoutProps) {
  return (
    <div className={styles.report}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.aside} aria-label={asideLabel}>
        {aside}
      </aside>
    </div>
  );
}
