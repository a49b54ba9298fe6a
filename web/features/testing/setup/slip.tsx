import type { ReactNode } from "react";

import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { FactList } from "../../../ui/page/fact-list.tsx";

import styles from "./slip.module.css";

interface SlipProps {
  label: string;
  /** How many words, and their noun. */
  count: ReactNode;
  unit: ReactNode;
  facts: readonly { term: ReactNode; value: ReactNode }[];
  /** The button that starts: big, primary, block. */
  action: ReactNode;
  hint?: ReactNode;
}

/** What was chosen, and the start; on a narrow screen a bar above the tabs. */
export function Slip({ label, count, unit, facts, action, hint }: SlipProps) {
  return (
    <Sheet as="aside" pad stack={1} className={styles.slip} aria-label={label}>
      <p className={styles.sum} aria-live="polite">
        <span className={styles.count}>{count}</span> <span className={styles.unit}>{unit}</span>
      </p>
      <div className={styles.facts}>
        <FactList facts={facts} />
      </div>
      <div className={styles.action}>{action}</div>
      {hint && <p className={styles.hint}>{hint}</p>}
    </Sheet>
  );
}
