import type { ReactNode } from "react";

import { directionOf, type LanguageCode } from "../../shared/languages.ts";
import { LetterDiff } from "../ui/text/letter-diff.tsx";
import type { Difference } from "./copy.ts";

import styles from "./slot.module.css";

interface CopyDifferenceProps {
  difference: Difference;
  original: string;
  lang: LanguageCode;
}

/** At the end of a line with a copy: the text as it is written, with what the copy lacks. */
export function CopyDifference({ difference, original, lang }: CopyDifferenceProps): ReactNode {
  return (
    <span className={styles.compared}>
      <LetterDiff
        near
        side="answer"
        segments={difference.marked.segments}
        hiddenText={original}
        lang={lang}
        dir={directionOf(lang)}
      />
    </span>
  );
}
