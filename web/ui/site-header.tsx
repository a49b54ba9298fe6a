import type { ReactNode } from "react";

import styles from "./site-header.module.css";

interface SiteHeaderProps {
  logo: ReactNode;
  tabs?: ReactNode;
  /** The user's menu, or the languages. */
  end?: ReactNode;
}

export function SiteHeader({ logo, tabs, end }: SiteHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        {logo}
        {tabs}
        {end && <div className={styles.end}>{end}</div>}
      </div>
    </header>
  );
}
