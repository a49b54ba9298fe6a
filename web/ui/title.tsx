import type { ComponentProps } from "react";

import { classes } from "./classes.ts";

import styles from "./title.module.css";

interface TitleProps extends ComponentProps<"h1"> {
  /** The smaller title of a card that is the whole page. */
  small?: boolean | undefined;
  /** For a page whose look needs no title, such as the report under its score. */
  hide?: boolean | undefined;
}

/** The one h1 of a page. It takes the focus when the page changes. */
export function Title({ small, hide, className, ...rest }: TitleProps) {
  return (
    <h1
      tabIndex={-1}
      {...rest}
      className={classes(styles.title, small && styles.small, hide && styles.hidden, className)}
    />
  );
}
