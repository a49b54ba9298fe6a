import { useState, type ReactNode } from "react";

import { classes } from "../classes.ts";

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
  // The first leaf lies there already: nobody waits until it has risen.
  const [shown, setShown] = useState({ turn, turned: false });
  if (shown.turn !== turn) setShown({ turn, turned: true });
  return (
    <main
      id="main"
      tabIndex={-1}
      key={turn}
      className={classes(styles.main, styles[layout], shown.turned && styles.turned)}
    >
      {layout === "bare" ? children : <div className={styles.wrap}>{children}</div>}
    </main>
  );
}
