import type { ReactNode } from "react";

import { Sheet } from "../overlay/sheet.tsx";
import type { Direction } from "../text/direction.ts";
import { RunningHead } from "./running-head.tsx";

import styles from "./leaf.module.css";

interface LeafProps {
  first: string;
  page: ReactNode;
  last: string;
  lang?: string | undefined;
  dir?: Direction | undefined;
  /** Names the leaf, such as “Page 1: Abend to außerdem”. */
  label?: string | undefined;
  /** The number of its first word among all, where the list is longer than the leaf. */
  start?: number | undefined;
  /** `Entry` elements. */
  children: ReactNode;
}

/** One page of words: each loaded batch is one, so that columns are never balanced again. */
export function Leaf({ first, page, last, lang, dir, label, start, children }: LeafProps) {
  return (
    <Sheet as="section" className={styles.leaf} aria-label={label}>
      <RunningHead {...{ first, page, last, lang, dir }} />
      <ol className={styles.columns} start={start}>
        {children}
      </ol>
    </Sheet>
  );
}
