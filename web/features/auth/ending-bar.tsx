import { useId, type ReactNode } from "react";

import styles from "./ending-bar.module.css";

interface EndingBarProps {
  title: string;
  /** The time left, in large figures. */
  clock: string;
  actions: ReactNode;
  children: ReactNode;
}

/** A bar above a page that says that time is running out, and what can be done about it. */
export function EndingBar({ title, clock, actions, children }: EndingBarProps) {
  const id = useId();
  return (
    <div className={styles.place}>
      <section className={styles.bar} aria-labelledby={id}>
        <p className={styles.clock} aria-hidden="true">
          {clock}
        </p>
        <div>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          <p>{children}</p>
        </div>
        <div className={styles.actions}>{actions}</div>
      </section>
    </div>
  );
}
