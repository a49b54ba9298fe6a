import type { ComponentProps, ReactNode } from "react";

import { classes } from "../../ui/classes.ts";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { Definitions } from "../../ui/word/definitions.tsx";
import type { EntryDirections } from "../../ui/word/entry.tsx";
import { Headword } from "../../ui/word/headword.tsx";
import { RestLabel } from "../../ui/word/rest-label.tsx";

import styles from "./ledger-row.module.css";

interface LedgerRowProps extends Omit<ComponentProps<"li">, "children"> {
  number: number;
  state?: "rest" | "unsaved" | "saved" | undefined;
  /** Among those that were selected. */
  picked?: boolean | undefined;
  /** What selects it, in the number's place. */
  check?: ReactNode;
  /** The state in words, such as “Not saved.” */
  stateLabel?: string | undefined;
  term: string;
  definitions: readonly string[];
  /** The button that says the term. */
  hear?: ReactNode;
  termLang: string;
  definitionsLang: string;
  dirs: EntryDirections;
  /** `SubjectLabels` after the senses. */
  labels?: ReactNode;
  /** Says that the word rests. */
  rests?: string | undefined;
  /** A line beneath the definitions. */
  detail?: ReactNode;
  /** Two `IconButton` elements of the quiet variant, or one `Button`. */
  actions?: ReactNode;
}

/** A word in the ledger; `LedgerEdit` takes its place while it is edited. */
export function LedgerRow({
  number,
  state = "rest",
  picked,
  check,
  stateLabel,
  term,
  definitions,
  hear,
  termLang,
  definitionsLang,
  dirs,
  labels,
  rests,
  detail,
  actions,
  className,
  ...rest
}: LedgerRowProps) {
  return (
    <li
      {...rest}
      className={classes(
        styles.row,
        styles[state],
        picked && styles.picked,
        rests && styles.resting,
        className,
      )}
    >
      <span className={check ? styles.check : styles.number}>
        {stateLabel && <VisuallyHidden>{stateLabel} </VisuallyHidden>}
        {check || number}
      </span>
      <span className={styles.cell}>
        <Headword lang={termLang} dir={dirs.term}>
          {term}
        </Headword>
        {hear && <> {hear}</>}
      </span>
      <span className={styles.cell}>
        <Definitions items={definitions} lang={definitionsLang} dir={dirs.definitions} />
        {labels && <> {labels}</>}
        {rests && (
          <>
            {" "}
            <RestLabel>{rests}</RestLabel>
          </>
        )}
        {detail}
      </span>
      <span className={styles.actions}>{actions}</span>
    </li>
  );
}
