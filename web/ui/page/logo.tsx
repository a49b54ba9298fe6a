import { Link, type To } from "react-router";

import { LogoMark } from "./logo-mark.tsx";

import styles from "./logo.module.css";

interface LogoProps {
  to: To;
  name: string;
  /** Only the mark, where room is short; the name stays for screen readers. */
  markOnly?: boolean | undefined;
}

export function Logo({ to, name, markOnly }: LogoProps) {
  return (
    <Link className={styles.logo} to={to} aria-label={name}>
      <LogoMark />
      {!markOnly && <span className={styles.name}>{name}</span>}
    </Link>
  );
}
