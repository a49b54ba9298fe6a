import type { ComponentProps } from "react";

import { classes } from "./classes.ts";
import { longestWord } from "./word-length.ts";

import styles from "./title.module.css";

interface TitleProps extends ComponentProps<"h1"> {
  /** The smaller title of a card that is the whole page. */
  small?: boolean | undefined;
  /** For a page whose look needs no title, such as the report under its score. */
  hide?: boolean | undefined;
}

/** Letters of a word that fits on the narrowest screen at full size. */
const LONG = 9;

/** The one h1 of a page. It takes the focus when the page changes. */
export function Title({ small, hide, className, style, children, ...rest }: TitleProps) {
  const longest = typeof children === "string" ? longestWord(children) : 0;
  return (
    <h1
      tabIndex={-1}
      {...rest}
      style={longest > LONG ? { ...style, "--len": longest } : style}
      className={classes(styles.title, small && styles.small, hide && styles.hidden, className)}
    >
      {children}
    </h1>
  );
}
