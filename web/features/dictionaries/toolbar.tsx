import type { ReactNode } from "react";

import styles from "./toolbar.module.css";

interface ToolbarProps {
  /** The search field first: it takes the room that is left. */
  children: ReactNode;
  label?: string | undefined;
}

export function Toolbar({ children, label }: ToolbarProps) {
  return (
    <form
      className={styles.toolbar}
      role="search"
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
    </form>
  );
}
