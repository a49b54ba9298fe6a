import type { ReactNode } from "react";

import styles from "./quiet-figure.module.css";

interface QuietFigureProps {
  /** What the figure means, in words. */
  label: string;
  children: ReactNode;
}

/** A figure beside an entry, in the manner of a page number: there for those who look for it. */
export function QuietFigure({ label, children }: QuietFigureProps) {
  return (
    <span className={styles.figure} role="img" aria-label={label} title={label}>
      {children}
    </span>
  );
}
