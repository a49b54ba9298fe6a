import type { ReactNode } from "react";

import { Sheet } from "../../ui/overlay/sheet.tsx";

import styles from "./ledger.module.css";

interface LedgerProps {
  label: string;
  /** The heads of the columns: number, term, definitions. */
  heads: readonly [string, string, string];
  /** An `ol` of `LedgerRow` and `LedgerEdit` elements. */
  children: ReactNode;
}

/** The table of words as it is edited. */
export function Ledger({ label, heads, children }: LedgerProps) {
  return (
    <Sheet as="section" className={styles.ledger} aria-label={label}>
      <div className={styles.head} aria-hidden="true">
        {heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
        <span />
      </div>
      {children}
    </Sheet>
  );
}
