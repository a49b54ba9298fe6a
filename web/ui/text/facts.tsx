import type { ReactNode } from "react";

import { classes } from "../classes.ts";

import styles from "./facts.module.css";

export interface Fact {
  term: string;
  value: ReactNode;
  /** The value speaks for itself: only screen readers need the term. */
  hideTerm?: boolean | undefined;
  /** The value is a number: set it in figures of one width. */
  figures?: boolean | undefined;
}

/** One line of facts beneath a title. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.term}>
          <dt className={classes(fact.hideTerm && styles.hidden)}>{fact.term}</dt>
          <dd className={classes(fact.figures && styles.figures)}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
