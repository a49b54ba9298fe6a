import type { ReactNode } from "react";

import type { Progress } from "../../../../shared/api/reviews.ts";
import type { Day } from "./day.ts";

import styles from "./today.module.css";

/** What every state of Today is shown from. */
export interface StateProps {
  day: Day;
  /** Once it is known. */
  progress: Progress | undefined;
}

interface FrameProps {
  children: ReactNode;
  side: ReactNode;
}

/** What is said of today, and beside it the days to come. */
export function Frame({ children, side }: FrameProps): ReactNode {
  return (
    <div className={styles.today}>
      <div>{children}</div>
      <div className={styles.side}>{side}</div>
    </div>
  );
}
