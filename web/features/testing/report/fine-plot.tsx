import type { ReactNode } from "react";

import { Sheet } from "../../../ui/overlay/sheet.tsx";

import styles from "./fine-plot.module.css";

interface FinePlotProps {
  caption: string;
  /** The drawing in words. */
  label: string;
  height: number;
  /** SVG in a box 330 wide and `height` high. */
  children: ReactNode;
}

/** A small plot on its own sheet: `AnswersPlot`, `ScoresPlot`. */
export function FinePlot({ caption, label, height, children }: FinePlotProps) {
  return (
    <Sheet as="figure" className={styles.figure}>
      <figcaption>{caption}</figcaption>
      <svg className={styles.plot} viewBox={`0 0 330 ${height}`} role="img" aria-label={label}>
        {children}
      </svg>
    </Sheet>
  );
}
