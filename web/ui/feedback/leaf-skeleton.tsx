import type { ReactNode } from "react";

import { Sheet } from "../overlay/sheet.tsx";
import { RunningHead } from "../page/running-head.tsx";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { Skeleton } from "./skeleton.tsx";

import leafStyles from "../page/leaf.module.css";
import styles from "./leaf-skeleton.module.css";

interface LeafSkeletonProps {
  page?: ReactNode;
  /** What is being loaded, for screen readers. */
  label?: string | undefined;
}

/** The next leaf, before its words have come. */
export function LeafSkeleton({ page, label }: LeafSkeletonProps) {
  return (
    <Sheet as="section" className={leafStyles.leaf} aria-busy="true">
      <RunningHead first={<Skeleton width="5rem" />} page={page} last="" />
      <div className={leafStyles.columns} aria-hidden="true">
        {ENTRIES.map(([term, definitions], index) => (
          <div key={index} className={styles.entry}>
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
const ENTRIES = [
  [4, 23],
  [6, 47],
  [8, 33],
  [5, 55],
  [7, 19],
  [4, 41],
  [6, 29],
  [8, 51],
] as const;
