import type { ComponentProps } from "react";

import { classes } from "../classes.ts";

import styles from "./sheet.module.css";

/** How many pages lie beneath: it tells how much there is. */
export type StackDepth = 0 | 1 | 2 | 3;

interface SheetProps extends ComponentProps<"div"> {
  pad?: boolean | undefined;
  stack?: StackDepth | undefined;
  as?: "div" | "section" | "article" | "aside" | "figure" | "li" | undefined;
}

export function Sheet({ pad, stack = 0, as: Element = "div", className, ...rest }: SheetProps) {
  const sheetClass = classes(styles.sheet, pad && styles.pad, styles[`stack-${stack}`], className);
  const Tag = Element as "div";
  return <Tag {...rest} className={sheetClass} />;
}
