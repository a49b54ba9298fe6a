import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

import styles from "./named-row.module.css";

interface NamedRowProps {
  icon: LucideIcon;
  name: string;
  /** When it was used, in words. */
  used: string;
  /** The button that ends it. */
  children: ReactNode;
}

/** A device, a passkey or a key for other programs. */
export function NamedRow({ icon: Icon, name, used, children }: NamedRowProps): ReactNode {
  return (
    <li className={styles.row}>
      <Icon aria-hidden />
      <span>
        <b>{name}</b>
        <span className={styles.used}>{used}</span>
      </span>
      {children}
    </li>
  );
}
