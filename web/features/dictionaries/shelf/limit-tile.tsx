import { Lock } from "lucide-react";
import type { ReactNode } from "react";

import { classes } from "../../../ui/classes.ts";

import styles from "./tile.module.css";

interface LimitTileProps {
  title: string;
  /** Why, and what helps. */
  children: ReactNode;
  action?: ReactNode;
}

/** Takes the place of `CreateTile` when the shelf is full. */
export function LimitTile({ title, children, action }: LimitTileProps) {
  return (
    <div className={classes(styles.tile, styles.full)}>
      <p className={styles.lead}>
        <Lock />
        {title}
      </p>
      <p className={styles.reason}>{children}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
