import type { ReactNode } from "react";
import { Link, type To } from "react-router";

import styles from "./tabs.module.css";

export interface Tab {
  to: To;
  label: string;
  icon: ReactNode;
  current: boolean;
}

export interface TabsProps {
  /** The accessible name of the navigation. */
  label: string;
  items: readonly Tab[];
}

/** The main menu in the header; `TabBar` replaces it on a narrow screen. */
export function Tabs({ label, items }: TabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {items.map((tab) => (
        <Link key={tab.label} to={tab.to} aria-current={tab.current ? "page" : undefined}>
          {tab.icon}
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
