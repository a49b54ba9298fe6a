import type { ComponentProps, ReactNode, SubmitEventHandler } from "react";

import { classes } from "./classes.ts";

import styles from "./ledger-row.module.css";

interface LedgerEditProps extends Omit<ComponentProps<"li">, "children" | "onSubmit"> {
  number: number;
  label: string;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onCancel: () => void;
  /** The fields, their labels hidden. */
  term: ReactNode;
  definitions: ReactNode;
  /** Save and Cancel. */
  actions: ReactNode;
}

/** A word of the ledger while it is edited: Enter saves, Escape cancels. */
export function LedgerEdit({
  number,
  label,
  onSubmit,
  onCancel,
  term,
  definitions,
  actions,
  className,
  ...rest
}: LedgerEditProps) {
  return (
    <li {...rest} className={classes(styles.item, className)}>
      <form
        className={classes(styles.row, styles.editing)}
        aria-label={label}
        noValidate
        onSubmit={onSubmit}
        onKeyDown={(event) => {
          if (event.key === "Escape" && !event.nativeEvent.isComposing) onCancel();
        }}
      >
        <span className={styles.number}>{number}</span>
        <span className={styles.cell}>{term}</span>
        <span className={styles.cell}>
          {definitions}
          <span className={styles.buttons}>{actions}</span>
        </span>
      </form>
    </li>
  );
}
