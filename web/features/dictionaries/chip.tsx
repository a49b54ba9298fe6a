import { Tag, X } from "lucide-react";
import type { ReactNode } from "react";

import { SenseNumber } from "../../ui/word/sense-number.tsx";

import styles from "./chip.module.css";

interface ChipProps {
  /** Of a definition; without it the chip is a tag. */
  number: number | undefined;
  children: ReactNode;
  removeLabel?: string | undefined;
  /** Without it the chip only shows. */
  onRemove?: (() => void) | undefined;
}

export function Chip({ number, children, removeLabel, onRemove }: ChipProps) {
  return (
    <span className={styles.chip}>
      {number === undefined ? <Tag /> : <SenseNumber className={styles.number}>{number}</SenseNumber>}
      <span className={styles.text}>{children}</span>
      {onRemove && (
        <button type="button" aria-label={removeLabel} onClick={onRemove}>
          <X />
        </button>
      )}
    </span>
  );
}
