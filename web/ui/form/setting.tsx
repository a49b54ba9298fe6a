import type { ReactNode } from "react";

import styles from "./setting.module.css";

interface SettingProps {
  /** Makes the row a place that an address leads to. */
  id?: string | undefined;
  /** A text, or the label of the field at the right. */
  title: ReactNode;
  titleId?: string | undefined;
  /** What is set, where that is to be read. */
  value?: ReactNode;
  hint?: ReactNode;
  hintId?: string | undefined;
  /** The one thing that can be done, at the right. */
  action?: ReactNode;
  /** Beneath the rest, across the whole row. */
  children?: ReactNode;
}

/** A row of settings: what it is at the left, one action at the right. */
export function Setting({ id, title, titleId, value, hint, hintId, action, children }: SettingProps) {
  return (
    <div className={styles.setting} id={id}>
      <div className={styles.text}>
        <h3 className={styles.title} id={titleId} tabIndex={id === undefined ? undefined : -1}>
          {title}
        </h3>
        {value && <p className={styles.value}>{value}</p>}
        {hint && (
          <p className={styles.hint} id={hintId}>
            {hint}
          </p>
        )}
      </div>
      {action && <div className={styles.action}>{action}</div>}
      {children && <div className={styles.more}>{children}</div>}
    </div>
  );
}
