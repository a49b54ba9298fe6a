import type { ReactNode } from "react";

import styles from "./progress.module.css";

interface FrameProps {
  /** How wide the drawing is; it is 100 high, and stretched to its place. */
  width: number;
  /** Marks at the side, from the top, and below, from the left: text in a stretched drawing would be stretched. */
  side: readonly string[];
  below: readonly string[];
  children: ReactNode;
}

/** A plot between its axes; the table beneath it says the same to screen readers. */
export function Frame({ width, side, below, children }: FrameProps): ReactNode {
  return (
    <div className={styles.frame} aria-hidden="true">
      <div className={styles.picture}>
        <svg viewBox={`0 0 ${width} 100`} preserveAspectRatio="none">
          <path className={styles.grid} d={`M0 0h${width}M0 50h${width}`} />
          {children}
        </svg>
      </div>
      <div className={styles.side}>
        {side.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
      <div className={styles.below}>
        {below.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </div>
  );
}
