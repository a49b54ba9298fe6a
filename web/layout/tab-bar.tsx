import { Link } from "react-router";

import type { TabsProps } from "./tabs.tsx";

import styles from "./tab-bar.module.css";

/** The main menu at the bottom of a narrow screen. */
export function TabBar({ label, items }: TabsProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {items.map((tab) => (
        <Link key={tab.label} to={tab.to} aria-current={tab.current ? "page" : undefined}>
          {tab.icon}
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
