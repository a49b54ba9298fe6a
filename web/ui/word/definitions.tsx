import { Fragment } from "react";

import type { Direction } from "../text/direction.ts";
import { SenseNumber } from "./sense-number.tsx";

import styles from "./definitions.module.css";

interface DefinitionsProps {
  items: readonly string[];
  lang?: string | undefined;
  dir?: Direction | undefined;
}

/** The senses of a term, numbered when there are several. */
export function Definitions({ items, lang, dir }: DefinitionsProps) {
  return (
    <span lang={lang} dir={dir} className={styles.definitions}>
      {items.map((item, index) => (
        <Fragment key={index}>
          {index > 0 && " "}
          <span className={styles.sense}>
            {items.length > 1 && <SenseNumber>{index + 1}</SenseNumber>}
            {item}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
