import type { ReactNode } from "react";

import { classes } from "../../ui/classes.ts";

import wrap from "../../ui/page/wrap.module.css";
import styles from "./band.module.css";

interface BandProps {
  /** Names the band: the id of its heading, or the text itself. */
  labelledBy?: string;
  label?: string;
  /** Sheet instead of desk. */
  paper?: boolean;
  children: ReactNode;
}

/** A stripe of the page from edge to edge. */
export function Band({ labelledBy, label, paper, children }: BandProps): ReactNode {
  return (
    <section
      className={classes(styles.band, paper && styles.paper)}
      aria-labelledby={labelledBy}
      aria-label={label}
    >
      <div className={wrap.wrap}>{children}</div>
    </section>
  );
}
