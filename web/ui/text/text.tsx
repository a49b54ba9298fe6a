import type { ComponentProps } from "react";

import { classes } from "../classes.ts";

import styles from "./text.module.css";

interface TextProps extends ComponentProps<"p"> {
  tone?: "ink" | "muted" | "faint" | undefined;
  small?: boolean | undefined;
  /** In the word face, for reading. */
  word?: boolean | undefined;
  as?: "p" | "span" | "div" | undefined;
}

export function Text({ tone = "ink", small, word, as: Element = "p", className, ...rest }: TextProps) {
  const Tag = Element as "p";
  return (
    <Tag {...rest} className={classes(styles[tone], small && styles.small, word && styles.word, className)} />
  );
}
