import type { ReactNode } from "react";

import type { Direction } from "../text/direction.ts";
import { Definitions } from "./definitions.tsx";
import { Example } from "./example.tsx";

import styles from "./note-and-example.module.css";

interface Meaning {
  label: string;
  definitions: readonly string[];
  lang: string;
  dir?: Direction | undefined;
}

interface NoteAndExampleProps {
  /** Nothing is shown of what is empty. */
  note: string | undefined;
  example: string | undefined;
  labels: { note: string; example: string };
  /** What the word means, where that was neither shown nor asked. */
  meaning?: Meaning | undefined;
  /** The button that says the example. */
  hearExample?: ReactNode;
  term: string;
  termLang: string;
  dir?: Direction | undefined;
}

/** What a learner wrote beside a word, below the verdict. */
export function NoteAndExample({
  note,
  example,
  labels,
  meaning,
  hearExample,
  term,
  termLang,
  dir,
}: NoteAndExampleProps) {
  if (!note && !example && !meaning) return null;
  return (
    <dl className={styles.list}>
      {meaning && (
        <div>
          <dt>{meaning.label}</dt>
          <dd>
            <Definitions items={meaning.definitions} lang={meaning.lang} dir={meaning.dir} />
          </dd>
        </div>
      )}
      {example && (
        <div>
          <dt>{labels.example}</dt>
          <dd className={styles.heard}>
            <Example text={example} term={term} lang={termLang} dir={dir} />
            {hearExample}
          </dd>
        </div>
      )}
      {note && (
        <div>
          <dt>{labels.note}</dt>
          <dd className={styles.note} dir="auto">
            {note}
          </dd>
        </div>
      )}
    </dl>
  );
}
