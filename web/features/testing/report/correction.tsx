import type { ReactNode } from "react";

import { Definitions } from "../../../ui/word/definitions.tsx";
import type { EntryDirections } from "../../../ui/word/entry.tsx";
import { Example } from "../../../ui/word/example.tsx";
import { Headword } from "../../../ui/word/headword.tsx";

import styles from "./correction.module.css";

interface CorrectionProps {
  /** The question's place in the test. */
  number: number;
  term: string;
  definitions: readonly string[];
  /** The button that says the term. */
  hear?: ReactNode;
  termLang: string;
  definitionsLang: string;
  dirs: EntryDirections;
  /** Before what was given, such as “You wrote”. */
  givenLabel?: string | undefined;
  /** What was given: a `LetterDiff`, or words. */
  given?: ReactNode;
  example?: string | undefined;
  note?: string | undefined;
}

export function Correction({
  number,
  term,
  definitions,
  hear,
  termLang,
  definitionsLang,
  dirs,
  givenLabel,
  given,
  example,
  note,
}: CorrectionProps) {
  return (
    <li className={styles.correction}>
      <span className={styles.number}>{number}</span>
      <span>
        <Headword lang={termLang} dir={dirs.term}>
          {term}
        </Headword>
        {hear && <> {hear}</>}
        {"\u2002"}
        <Definitions items={definitions} lang={definitionsLang} dir={dirs.definitions} />
      </span>
      {given && (
        <span className={styles.given}>
          {givenLabel && <em>{givenLabel} </em>}
          {given}
        </span>
      )}
      {example && (
        <span className={styles.example}>
          <Example text={example} term={term} lang={termLang} dir={dirs.term} />
        </span>
      )}
      {note && (
        <span className={styles.note} dir="auto">
          {note}
        </span>
      )}
    </li>
  );
}
