import type { ReactNode } from "react";

import { Sheet } from "../overlay/sheet.tsx";
import { Heading } from "../text/heading.tsx";

import styles from "./empty-state.module.css";

interface EmptyStateProps {
  /** A large faint ornament, such as A – Z. */
  ornament?: string | undefined;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** A sheet with nothing on it yet, and the way to fill it. */
export function EmptyState({ ornament, title, children, action }: EmptyStateProps) {
  return (
    <Sheet as="section">
      <div className={styles.empty}>
        {ornament && (
          <p className={styles.ornament} aria-hidden="true">
            {ornament}
          </p>
        )}
        <Heading>{title}</Heading>
        {children && <p className={styles.text}>{children}</p>}
        {action}
      </div>
    </Sheet>
  );
}
