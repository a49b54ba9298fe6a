import type { ReactNode } from "react";

import type { Direction } from "../text/direction.ts";
import { breakable } from "../word/word-length.ts";

import styles from "./running-head.module.css";

interface RunningHeadProps {
  first: ReactNode;
  page: ReactNode;
  last: ReactNode;
  lang?: string | undefined;
  dir?: Direction | undefined;
}

/** The first word, the page and the last word, above a double rule. */
export function RunningHead({ first, page, last, lang, dir }: RunningHeadProps) {
  return (
    <div className={styles.run}>
      <span lang={lang} dir={dir}>
        {set(first)}
      </span>
      <span>{page}</span>
      <span lang={lang} dir={dir}>
        {set(last)}
      </span>
    </div>
  );
}

const set = (word: ReactNode): ReactNode => (typeof word === "string" ? breakable(word) : word);
