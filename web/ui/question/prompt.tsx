import type { ReactNode } from "react";

import { classes } from "../classes.ts";
import type { Direction } from "../text/direction.ts";
import { breakable, longestWord } from "../word/word-length.ts";

import styles from "./prompt.module.css";

interface PromptProps {
  /** What is asked: a term, or definitions, one a line and numbered where they are several. */
  lines: readonly string[];
  lang?: string | undefined;
  dir?: Direction | undefined;
  /** Its id, so that the field or the button of its question is described by it. */
  id?: string | undefined;
  /** Beside it, such as the button that says it. */
  after?: ReactNode;
}

/** The asked word, as large as its longest part fits on a line. */
export function Prompt({ lines, lang, dir, id, after }: PromptProps) {
  const parts = lines.map(breakable);
  const longest = Math.max(4, ...parts.map(longestWord));
  const heading = (
    <h1
      className={classes(styles.prompt, parts.length > 1 && styles.numbered)}
      id={id}
      lang={lang}
      dir={dir}
      style={{ "--len": longest }}
    >
      {parts.map((line, index) => (
        <span key={index} className={styles.line}>
          {line}
          {index < parts.length - 1 && " "}
        </span>
      ))}
    </h1>
  );
  if (!after) return heading;
  return (
    <div className={styles.row}>
      {heading}
      {after}
    </div>
  );
}
