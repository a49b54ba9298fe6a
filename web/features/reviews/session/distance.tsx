import type { ReactNode } from "react";

import styles from "./distance.module.css";

interface DistanceProps {
  /** In days; null where the card had no last time. */
  last: number | null;
  next: number;
}

const FROM = 1.5;
const TO = 159;

/** The last time, now and the next time of a card on one scale. */
export function Distance({ last, next }: DistanceProps): ReactNode {
  const now = last === null ? FROM : FROM + ((TO - FROM) * last) / (last + next);
  return (
    <svg className={styles.distance} width="164" height="12" viewBox="0 0 164 12" aria-hidden="true">
      <path className={styles.line} d={`M${FROM} 6H${TO - 4}`} />
      {last !== null && <path className={styles.bar} d={`M${FROM} 2v8`} />}
      <path className={styles.bar} d={`M${now} 2v8`} />
      <circle className={styles.ring} cx={TO} cy="6" r="3.5" />
    </svg>
  );
}
