import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link, type To } from "react-router";

import styles from "./crumb.module.css";

export interface CrumbProps {
  to: To;
  label: ReactNode;
  lang?: string | undefined;
  /** After the label, such as `LanguagePair`. */
  after?: ReactNode;
  /** Without it the crumb names what the page belongs to, rather than the way back. */
  arrow?: boolean | undefined;
}

/** The link to the parent page. */
export function Crumb({ to, label, lang, after, arrow = true }: CrumbProps) {
  return (
    <Link className={styles.crumb} to={to}>
      {arrow && <ArrowLeft className={styles.arrow} />}
      <span lang={lang}>{label}</span>
      {after && <span className={styles.after}>{after}</span>}
    </Link>
  );
}
