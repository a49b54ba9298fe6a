import type { ReactNode } from "react";

import styles from "./site-header.module.css";

interface SiteHeaderProps {
  logo: ReactNode;
  tabs?: ReactNode;
  /** The user's menu, or the languages. */
  end?: ReactNode;
  /** What is being loaded, for screen readers; others see a moving line. */
  loading?: ReactNode;
}

export function SiteHeader({ logo, tabs, end, loading }: SiteHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        {logo}
        {tabs}
        {end && <div className={styles.end}>{end}</div>}
      </div>
      {loading && <div className={styles.loading}>{loading}</div>}
    </header>
  );
}
