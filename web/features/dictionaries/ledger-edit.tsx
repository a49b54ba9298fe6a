import type { ComponentProps, ReactNode, SubmitEventHandler } from "react";

import { classes } from "../../ui/classes.ts";
import { isOpeningKey } from "./disclosure.tsx";

import styles from "./ledger-row.module.css";

interface LedgerEditProps extends Omit<ComponentProps<"li">, "children" | "onSubmit"> {
  number: number;
  label: string;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onCancel: () => void;
  /** Opens `more`. */
  onMore: () => void;
  /** The fields, their labels hidden. */
  term: ReactNode;
  definitions: ReactNode;
  /** What else belongs to the word, beneath. */
  more?: ReactNode;
  /** Save and Cancel. */
  actions: ReactNode;
}

/** A word of the ledger while it is edited: Enter saves, Escape cancels, Alt and the arrow down opens more. */
export function LedgerEdit({
  number,
  label,
  onSubmit,
  onCancel,
  onMore,
  term,
  definitions,
  more,
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
          if (!isOpeningKey(event)) return;
          event.preventDefault();
          onMore();
        }}
      >
        <span className={styles.number}>{number}</span>
        <span className={styles.cell}>{term}</span>
        <span className={styles.cell}>{definitions}</span>
        <div className={styles.rest}>
          {more}
          <span className={styles.buttons}>{actions}</span>
        </div>
      </form>
    </li>
  );
}
