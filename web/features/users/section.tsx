import type { ReactNode } from "react";

import { Heading } from "../../ui/heading.tsx";
import { Sheet } from "../../ui/sheet.tsx";

import styles from "./edit-user-page.module.css";

/** One thing that can be changed about the account. */
export function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <Sheet as="section" pad className={styles.section}>
      <Heading>{title}</Heading>
      {children}
    </Sheet>
  );
}
