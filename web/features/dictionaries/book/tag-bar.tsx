import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import styles from "./tag-bar.module.css";

interface TagItem {
  text: string;
  count: string;
  to: string;
  chosen: boolean;
  /** Following it removes the filter. */
  clears?: boolean;
}

interface TagBarProps {
  label: string;
  items: readonly TagItem[];
  /** A button that shows those that were left out. */
  more?: ReactNode;
}

/** Tags that filter a list, each with its number of words. */
export function TagBar({ label, items, more }: TagBarProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {items.map(({ text, count, to, chosen, clears }) => (
        <Link key={text} to={to} replace aria-current={chosen || undefined} preventScrollReset>
          {text} <span>{count}</span>
          {clears && <X />}
        </Link>
      ))}
      {more}
    </nav>
  );
}
