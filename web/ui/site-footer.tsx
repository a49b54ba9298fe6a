import type { ReactNode } from "react";
import { Link, type To } from "react-router";

import styles from "./site-footer.module.css";

interface SiteFooterProps {
  /** Whose it is, and since when. */
  owner: ReactNode;
  /** Names the links. */
  label: string;
  links: readonly { to: To; label: string }[];
  /** A switch of theme or language. */
  end?: ReactNode;
}

export function SiteFooter({ owner, label, links, end }: SiteFooterProps) {
  return (
    <footer className={styles.footer}>
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
      </div>
    </footer>
  );
}
