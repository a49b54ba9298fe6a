import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link, type To } from "react-router";

import styles from "./crumb.module.css";

export interface CrumbProps {
  to: To;
  label: ReactNode;
  lang?: string | undefined;
}

/** The way back to where this page hangs. */
export function Crumb({ to, label, lang }: CrumbProps) {
  return (
    <Link className={styles.crumb} to={to}>
      <ArrowLeft />
      <span lang={lang}>{label}</span>
    </Link>
  );
}
