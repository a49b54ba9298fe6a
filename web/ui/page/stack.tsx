import type { ComponentProps } from "react";

import { classes } from "../classes.ts";

import styles from "./stack.module.css";

interface StackProps extends ComponentProps<"div"> {
  gap?: "small" | "base" | "large" | undefined;
}

/** Things one beneath the other. */
export function Stack({ gap = "base", className, ...rest }: StackProps) {
  return <div {...rest} className={classes(styles.stack, styles[gap], className)} />;
}
