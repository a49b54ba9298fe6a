import { classes } from "../classes.ts";

import styles from "./skeleton.module.css";

interface SkeletonProps {
  width: string;
  height?: string | undefined;
  /** Stands for a headword. */
  strong?: boolean | undefined;
}

/** A line that is still to come. */
export function Skeleton({ width, height, strong }: SkeletonProps) {
  return (
    <span
      className={classes(styles.line, strong && styles.strong)}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}
