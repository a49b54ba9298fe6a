import { useState, type ReactNode } from "react";

import { classes } from "../classes.ts";

import styles from "./main.module.css";

interface MainProps {
  /** `card` centres one card; `bare` leaves width and padding to the page, as landing and question do. */
  layout?: "page" | "card" | "bare" | undefined;
  /** When it changes, the content is mounted again, and rises as a new page. */
  contentKey?: string | undefined;
  children: ReactNode;
}

/** The page's content, where the skip link leads. */
export function Main({ layout = "page", contentKey, children }: MainProps) {
  // Nobody waits until the first page has risen.
  const [shown, setShown] = useState({ contentKey, changed: false });
  if (shown.contentKey !== contentKey) setShown({ contentKey, changed: true });
  return (
    <main
      id="main"
      tabIndex={-1}
      key={contentKey}
      className={classes(styles.main, styles[layout], shown.changed && styles.changed)}
    >
      {layout === "bare" ? children : <div className={styles.wrap}>{children}</div>}
    </main>
  );
}
