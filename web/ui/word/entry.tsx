import type { ComponentProps, ReactNode } from "react";

import { classes } from "../classes.ts";
import type { Direction } from "../text/direction.ts";
import { Definitions } from "./definitions.tsx";
import { Example } from "./example.tsx";
import { Headword } from "./headword.tsx";
import { RestLabel } from "./rest-label.tsx";

import styles from "./entry.module.css";

/** How the two sides of an entry are written. */
export interface EntryDirections {
  term: Direction;
  definitions: Direction;
}

export interface EntryProps extends Omit<ComponentProps<"li">, "children"> {
  number?: number | undefined;
  term: string;
  definitions: readonly string[];
  /** The button that says the term. */
  hear?: ReactNode;
  termLang: string;
  definitionsLang: string;
  dirs: EntryDirections;
  /** Stands at the end, such as `Mark`. */
  mark?: ReactNode;
  /** `SubjectLabels`. */
  labels?: ReactNode;
  /** Says that the word rests. */
  rests?: string | undefined;
  /** Beneath; nothing where they are empty. */
  example?: string | undefined;
  note?: string | undefined;
}

export function Entry({
  number,
  term,
  definitions,
  hear,
  termLang,
  definitionsLang,
  dirs,
  mark,
  labels,
  rests,
  example,
  note,
  className,
  ...rest
}: EntryProps) {
  return (
    <li {...rest} className={classes(styles.entry, rests && styles.resting, className)}>
      {number !== undefined && <span className={styles.number}>{number}</span>}
      <div className={styles.body}>
        <Headword lang={termLang} dir={dirs.term}>
          {term}
        </Headword>
        {hear && <> {hear}</>}
        {"\u2002"}
        <Definitions items={definitions} lang={definitionsLang} dir={dirs.definitions} />
        {mark && <> {mark}</>}
        {labels && <> {labels}</>}
        {rests && (
          <>
            {" "}
            <RestLabel>{rests}</RestLabel>
          </>
        )}
        {example && (
          <span className={styles.example}>
            <Example text={example} term={term} lang={termLang} dir={dirs.term} />
          </span>
        )}
        {note && (
          <span className={styles.note} dir="auto">
            {note}
          </span>
        )}
      </div>
    </li>
  );
}
