import type { ReactNode } from "react";

import { Prompt } from "../question/prompt.tsx";

import styles from "./error-page.module.css";

interface ErrorPageProps {
  /** The headword, such as 404. */
  headword: string;
  /** Its part of speech, such as numeral. */
  partOfSpeech: string;
  /** What it means here, one sense each. */
  senses: readonly ReactNode[];
  actions?: ReactNode;
  /** A code and a time to quote to the support. */
  detail?: ReactNode;
}

/** An error as a dictionary entry. */
export function ErrorPage({ headword, partOfSpeech, senses, actions, detail }: ErrorPageProps) {
  return (
    <div className={styles.box}>
      <Prompt lines={[headword]} />
      <p className={styles.part}>
        <i>{partOfSpeech}</i>
      </p>
      <ol className={styles.senses}>
        {senses.map((sense, index) => (
          <li key={index}>
            <b aria-hidden="true">{index + 1}</b>
            <span>{sense}</span>
          </li>
        ))}
      </ol>
      {actions && <div className={styles.actions}>{actions}</div>}
      {detail && <p className={styles.detail}>{detail}</p>}
    </div>
  );
}
