import type { Direction } from "./direction.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

import styles from "./letter-diff.module.css";

export interface LetterSegment {
  text: string;
  kind: "same" | "surplus" | "missing";
}

interface LetterDiffProps {
  segments: readonly LetterSegment[];
  /** `given`: with the surplus letters, struck; `answer`: with the missing ones, underlined; without it, with both. */
  side?: "given" | "answer" | undefined;
  /** Set instead of the segments where too few letters match for corrections to help. */
  plainAnswer?: string | undefined;
  /** The whole words, for screen readers. */
  hiddenText: string;
  /** Accepted with a slip: the letters are underlined twice, none is struck. */
  near?: boolean | undefined;
  lang?: string | undefined;
  dir?: Direction | undefined;
}

/** A word with a proof-reader's marks on its letters. */
export function LetterDiff({ segments, side, plainAnswer, hiddenText, near, lang, dir }: LetterDiffProps) {
  const hidden = side === "given" ? "missing" : side === "answer" ? "surplus" : undefined;
  return (
    <>
      <VisuallyHidden>{hiddenText}</VisuallyHidden>
      <span className={near ? styles.near : undefined} aria-hidden="true" lang={lang} dir={dir}>
        {plainAnswer ??
          segments
            .filter(({ kind }) => kind !== hidden)
            .map(({ text, kind }, index) =>
              kind === "surplus" ? (
                <del key={index} className={styles.surplus}>
                  {text}
                </del>
              ) : kind === "missing" ? (
                <ins key={index} className={styles.missing}>
                  {text}
                </ins>
              ) : (
                text
              ),
            )}
      </span>
    </>
  );
}
