import type { ReactNode } from "react";

import { Mark, type MarkKind } from "../../../ui/text/mark.tsx";

import styles from "./tally.module.css";

interface TallyProps {
  /** Each outcome with its count and its word; a number in `b` stands out. */
  items: readonly { kind: MarkKind; text: ReactNode }[];
}

export function Tally({ items }: TallyProps) {
  return (
    <ul className={styles.tally}>
      {items.map(({ kind, text }) => (
        <li key={kind}>
          <Mark kind={kind} small />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
