import { Check, Circle, type LucideIcon, Minus, RotateCcw, X } from "lucide-react";

import { classes } from "../classes.ts";
import { NearSign } from "../feedback/near-sign.tsx";

import styles from "./mark.module.css";

export type MarkKind = "correct" | "hinted" | "near" | "retried" | "wrong" | "skipped" | "unasked";

interface MarkProps {
  kind: MarkKind;
  small?: boolean | undefined;
  /** Announced by screen readers, where no word stands beside the mark. */
  label?: string | undefined;
}

/** The examiner's seal: each outcome has its own shape, so that colour is never alone. */
export function Mark({ kind, small, label }: MarkProps) {
  const Sign = SIGNS[kind];
  return (
    <span
      className={classes(styles.seal, styles[kind], small && styles.small)}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : "true"}
    >
      <Sign />
    </span>
  );
}

const SIGNS: Record<MarkKind, LucideIcon | typeof NearSign> = {
  correct: Check,
  hinted: Check,
  near: NearSign,
  retried: RotateCcw,
  wrong: X,
  skipped: Minus,
  unasked: Circle,
};
