import type { ReactNode, SubmitEventHandler } from "react";

import { classes } from "../../../ui/classes.ts";
import { isOpeningKey } from "../disclosure.tsx";

import styles from "./entry-form.module.css";

interface EntryFormProps {
  label: string;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** No more words fit: the fields are off. Say why in a `Note` above. */
  full?: boolean | undefined;
  /** Two fields: the term, then the definitions with their suggestions. */
  children: ReactNode;
  /** The button beside them. */
  action: ReactNode;
  /** What else belongs to the word, beneath. */
  more?: ReactNode;
  /** Opens `more`. */
  onMore?: (() => void) | undefined;
}

/** The row in which a new word is written. */
export function EntryForm({ label, onSubmit, full, children, action, more, onMore }: EntryFormProps) {
  return (
    <form
      className={classes(styles.form, full && styles.full)}
      aria-label={label}
      noValidate
      onSubmit={onSubmit}
      onKeyDown={(event) => {
        if (full || !onMore || !isOpeningKey(event)) return;
        event.preventDefault();
        onMore();
      }}
    >
      <fieldset className={styles.fields} disabled={full}>
        {children}
        <div className={styles.action}>{action}</div>
        {more && <div className={styles.more}>{more}</div>}
      </fieldset>
    </form>
  );
}
