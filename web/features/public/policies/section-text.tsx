import type { ReactNode } from "react";

import type { InterfaceLanguage } from "../../../../shared/languages.ts";
import { Heading } from "../../../ui/text/heading.tsx";
import { filled } from "./filled.ts";
import { Limits } from "./limits.tsx";
import type { Section } from "./sections.ts";

import styles from "./section-text.module.css";

interface SectionTextProps {
  id: string;
  number: number;
  section: Section;
  language: InterfaceLanguage;
  /** What the texts' `{{names}}` stand for. */
  values: Readonly<Record<string, string>>;
  /** At the end of the section. */
  children?: ReactNode;
}

/** A section set as an entry of a dictionary: its number hangs beside the headword. */
export function SectionText({
  id,
  number,
  section,
  language,
  values,
  children,
}: SectionTextProps): ReactNode {
  const { heading, paragraphs, list, entries, limits } = section;
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-heading`}>
      <Heading className={styles.heading}>
        <span className={styles.number}>{number}</span> <span id={`${id}-heading`}>{heading}</span>
      </Heading>
      {paragraphs.map((text) => (
        <p key={text}>{filled(text, values)}</p>
      ))}
      {list && (
        <ul className={styles.list}>
          {list.map((text) => (
            <li key={text}>{filled(text, values)}</li>
          ))}
        </ul>
      )}
      {entries && (
        <dl className={styles.entries}>
          {entries.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{filled(text, values)}</dd>
            </div>
          ))}
        </dl>
      )}
      {limits && <Limits {...limits} language={language} label={heading} />}
      {children}
    </section>
  );
}
