import type { ReactNode } from "react";

import { Sheet } from "../overlay/sheet.tsx";

import styles from "./card.module.css";

interface CardProps {
  children: ReactNode;
  /** Ways elsewhere, beneath a rule. */
  foot?: ReactNode;
}

/** The card that is a whole page: log in, code, policies. */
export function Card({ children, foot }: CardProps) {
  return (
    <Sheet stack={2} className={styles.card}>
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
    </Sheet>
  );
}
