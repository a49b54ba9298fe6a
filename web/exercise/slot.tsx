import type { ReactNode } from "react";

import { classes } from "../ui/classes.ts";
import type { Direction } from "../ui/text/direction.ts";
import { Mark, type MarkKind } from "../ui/text/mark.tsx";

import styles from "./slot.module.css";

export type SlotState =
  | "live"
  | "todo"
  | "right"
  | "wrong"
  | "near"
  | "hinted"
  | "skipped"
  | "expected"
  | "retype"
  | "copied";

interface SlotProps {
  /** `expected` shows what was expected below what was given, `retype` and `copied` a line to write it once more. */
  state: SlotState;
  /** The sense's number while it has no mark; a `Code` where there is only one sense. */
  number?: ReactNode;
  /** What the state means, at the end of the line. */
  tag?: ReactNode;
  lang?: string | undefined;
  dir?: Direction | undefined;
  /** Beside the answer, such as the button that plays it. */
  after?: ReactNode;
  /** The answer, or the `AnswerInput`. */
  children?: ReactNode;
}

/** One line for one answer: its rule shows the state, then come the mark and, at its end, the word. */
export function Slot({ state, number, tag, lang, dir, after, children }: SlotProps) {
  const kind = KINDS[state];
  return (
    <li className={classes(styles.slot, styles[state])}>
      <span className={styles.mark} aria-hidden={DRAWN.includes(state) || undefined}>
        {kind ? <Mark kind={kind} small /> : state !== "expected" && number}
      </span>
      {after ? (
        <span className={styles.answer}>
          <span lang={lang} dir={dir}>
            {children}
          </span>{" "}
          {after}
        </span>
      ) : (
        <span className={styles.answer} lang={lang} dir={dir}>
          {children}
        </span>
      )}
      {tag && <span className={styles.tag}>{tag}</span>}
    </li>
  );
}

/** Whose mark is only drawn. */
const DRAWN: readonly SlotState[] = ["live", "retype", "copied"];

const KINDS: Partial<Record<SlotState, MarkKind>> = {
  right: "correct",
  wrong: "wrong",
  near: "near",
  hinted: "hinted",
  skipped: "skipped",
};
