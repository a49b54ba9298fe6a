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

/** Replaces `CreateTile` when the limit of dictionaries is reached. */
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
