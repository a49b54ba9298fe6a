import type { Direction } from "./direction.ts";
import { Example } from "./example.tsx";

import styles from "./note-and-example.module.css";

interface NoteAndExampleProps {
  /** Nothing is shown of what is empty. */
  note: string | undefined;
  example: string | undefined;
  labels: { note: string; example: string };
  term: string;
  termLang: string;
  dir?: Direction | undefined;
}

/** What a learner wrote beside a word, below the verdict. */
export function NoteAndExample({ note, example, labels, term, termLang, dir }: NoteAndExampleProps) {
  if (!note && !example) return null;
  return (
    <dl className={styles.list}>
      {example && (
        <div>
          <dt>{labels.example}</dt>
          <dd>
            <Example text={example} term={term} lang={termLang} dir={dir} />
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
