import type { ReactNode } from "react";

import styles from "./fact-list.module.css";

/** Facts with hairlines between them, the value at the end of each line; for dialogs and slips. */
export function FactList({ facts }: { facts: readonly { term: ReactNode; value: ReactNode }[] }) {
  return (
    <dl className={styles.list}>
      {facts.map((fact, index) => (
        <div key={index}>
          <dt>{fact.term}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
