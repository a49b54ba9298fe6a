import type { ReactNode } from "react";

import type { Direction } from "../text/direction.ts";

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
        {first}
      </span>
      <span>{page}</span>
      <span lang={lang} dir={dir}>
        {last}
      </span>
    </div>
  );
}
