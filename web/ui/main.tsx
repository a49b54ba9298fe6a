import type { ReactNode } from "react";

import { classes } from "./classes.ts";

import styles from "./main.module.css";

interface MainProps {
  /** `card` centres one card; `bare` leaves width and padding to the page, as landing and question do. */
  layout?: "page" | "card" | "bare" | undefined;
  /** When it changes, the content rises as a new leaf: give the path. */
  turn?: string | undefined;
  children: ReactNode;
}

/** The page's content, where the skip link leads. */
export function Main({ layout = "page", turn, children }: MainProps) {
  return (
    <main id="main" tabIndex={-1} key={turn} className={classes(styles.main, styles[layout])}>
      {layout === "bare" ? children : <div className={styles.wrap}>{children}</div>}
    </main>
  );
}
