import type { ComponentProps } from "react";

import { classes } from "../classes.ts";

import styles from "./heading.module.css";

interface HeadingProps extends ComponentProps<"h2"> {
  level?: 2 | 3 | undefined;
  /** The quiet interface heading, for a small block. */
  plain?: boolean | undefined;
}

export function Heading({ level = 2, plain, className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={classes(plain ? styles.plain : styles.section, className)} />;
}
