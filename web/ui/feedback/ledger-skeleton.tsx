import { Sheet } from "../overlay/sheet.tsx";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { Skeleton } from "./skeleton.tsx";

import styles from "./ledger-skeleton.module.css";

/** The words of a ledger, one beneath the other, before they have come. */
export function LedgerSkeleton({ label }: { label?: string | undefined }) {
  return (
    <Sheet as="section" className={styles.ledger} aria-busy="true">
      <div aria-hidden="true">
        {ROWS.map(([term, definitions], index) => (
          <div key={index} className={styles.row}>
            <Skeleton width="1.25rem" />
            <Skeleton width={`${term}rem`} strong />
            <Skeleton width={`${definitions}%`} />
          </div>
        ))}
      </div>
      {label && <VisuallyHidden role="status">{label}</VisuallyHidden>}
    </Sheet>
  );
}

/** Widths of term, in rem, and definitions, in per cent, as uneven as words are. */
const ROWS = [
  [4, 23],
  [6, 47],
  [8, 33],
  [5, 55],
  [7, 19],
  [4, 41],
  [6, 29],
  [8, 51],
] as const;
