import type { ReactNode } from "react";

import { Heading } from "../../../ui/text/heading.tsx";
import type { Section } from "./sections.ts";

import styles from "./contents.module.css";

interface ContentsProps {
  title: string;
  sections: readonly { id: string; section: Section }[];
}

export function Contents({ title, sections }: ContentsProps): ReactNode {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <Heading plain id="contents">
        {title}
      </Heading>
      <ol className={styles.list}>
        {sections.map(({ id, section }) => (
          <li key={id}>
            <a href={`#${id}`}>{section.heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
