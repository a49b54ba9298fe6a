import type { ComponentProps, ReactNode } from "react";

import type { Direction } from "../text/direction.ts";

import styles from "./pick.module.css";

interface PickProps extends Omit<ComponentProps<"input">, "type" | "title" | "children"> {
  /** The name of what is picked, and its language. */
  title: ReactNode;
  lang?: string | undefined;
  dir?: Direction | undefined;
  /** Beside it, or below where there is no room: languages and count. */
  sub?: ReactNode;
}

/** A dictionary to choose: a radio button as wide as its line. */
export function Pick({ title, lang, dir, sub, ...rest }: PickProps) {
  return (
    <label className={styles.pick}>
      <input {...rest} type="radio" />
      <span className={styles.text}>
        <span className={styles.title} lang={lang} dir={dir}>
          {title}
        </span>
        {sub && <span className={styles.sub}>{sub}</span>}
      </span>
    </label>
  );
}
