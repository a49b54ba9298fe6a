import type { ComponentProps } from "react";

import { classes } from "../classes.ts";
import { longestWord } from "../word/word-length.ts";

import styles from "./title.module.css";

interface TitleProps extends ComponentProps<"h1"> {
  /** The smaller title of a card that is the whole page. */
  small?: boolean | undefined;
  /** For a page whose look needs no title, such as the report under its score. */
  hide?: boolean | undefined;
}

/** On narrow screens a title is smaller the more letters its longest word has, so that no word breaks. */
const STEPS = [
  { from: 10, name: "long" },
  { from: 14, name: "longer" },
  { from: 19, name: "longest" },
] as const;

/** The one h1 of a page. It takes the focus when the page changes. */
export function Title({ small, hide, className, children, ...rest }: TitleProps) {
  const longest = typeof children === "string" ? longestWord(children) : 0;
  const step = STEPS.findLast(({ from }) => longest >= from)?.name;
  return (
    <h1
      tabIndex={-1}
      {...rest}
      className={classes(
        styles.title,
        step && styles[step],
        small && styles.small,
        hide && styles.hidden,
        className,
      )}
    >
      {children}
    </h1>
  );
}
