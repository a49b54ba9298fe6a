import type { ReactNode } from "react";
import { Link, type To } from "react-router";

import { classes } from "../ui/classes.ts";

import styles from "./site-footer.module.css";

interface SiteFooterProps {
  /** The copyright notice. */
  owner: ReactNode;
  /** The accessible name of the links. */
  label: string;
  links: readonly { to: To; label: string }[];
  /** A switch of theme or language. */
  end?: ReactNode;
  /** Content that only a wide screen has room or use for. */
  wideEnd?: ReactNode;
  /** Hidden on a narrow screen. */
  wideOnly?: boolean;
}

export function SiteFooter({ owner, label, links, end, wideEnd, wideOnly }: SiteFooterProps) {
  return (
    <footer className={classes(styles.footer, wideOnly && styles.wide)}>
      <div className={styles.line}>
        <span>{owner}</span>
        <nav className={styles.links} aria-label={label}>
          {links.map((link) => (
            <Link key={link.label} to={link.to}>
              {link.label}
            </Link>
          ))}
        </nav>
        {end}
        {wideEnd && <div className={styles.wide}>{wideEnd}</div>}
      </div>
    </footer>
  );
}
