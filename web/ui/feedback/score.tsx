import { VisuallyHidden } from "../text/visually-hidden.tsx";

import styles from "./score.module.css";

interface ScoreProps {
  right: number | string;
  /** The rest of the line, such as “of 20”. */
  rest: string;
  /** The whole, for screen readers: “16 out of 20”. */
  label: string;
}

export function Score({ right, rest, label }: ScoreProps) {
  return (
    <p className={styles.score}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <b aria-hidden="true">{right}</b>
      <small aria-hidden="true"> {rest}</small>
    </p>
  );
}
