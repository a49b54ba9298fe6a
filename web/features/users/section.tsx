import { useId, type ReactNode } from "react";

import { Heading } from "../../ui/text/heading.tsx";
import type { SectionId } from "./section-ids.ts";

import styles from "./settings.module.css";

interface SectionProps {
  id: SectionId;
  title: string;
  /** Rows, each with a rule beneath it. */
  children: ReactNode;
}

/** One of the sections, with an address of its own. */
export function Section({ id, title, children }: SectionProps): ReactNode {
  const heading = useId();
  return (
    <section className={styles.section} id={id} aria-labelledby={heading}>
      <Heading id={heading} tabIndex={-1} className={styles.heading}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
