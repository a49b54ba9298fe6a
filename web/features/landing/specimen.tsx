import type { ReactNode } from "react";

import type { InterfaceLanguage } from "../../../shared/languages.ts";
import { formatIn } from "../../lib/format.ts";
import { currentLanguage } from "../../lib/i18n.ts";
import { classes } from "../../ui/classes.ts";
import { Sheet } from "../../ui/overlay/sheet.tsx";
import { RunningHead } from "../../ui/page/running-head.tsx";
import { Entry } from "../../ui/word/entry.tsx";
import { Headword } from "../../ui/word/headword.tsx";
import { SenseNumber } from "../../ui/word/sense-number.tsx";
import { SPECIMEN_PAGES } from "./specimen-pages.ts";

import styles from "./specimen.module.css";

const LETTERS = [..."ABCDEFGHIJ"];

/** A page of a learner's dictionary: a definition is just being written. */
export function Specimen(): ReactNode {
  const language = currentLanguage();
  const { terms, before, written, after } = SPECIMEN_PAGES[language];
  const [term, definition, typed] = written;
  const entries = [...before, written, ...after];
  return (
    <Sheet as="figure" stack={3} className={styles.specimen} aria-label={directionIn(language, terms)}>
      <RunningHead first={entries[0]?.[0] ?? ""} page={104} last={entries.at(-1)?.[0] ?? ""} lang={terms} />
      <ul className={styles.entries}>
        {before.map((entry) => entryIn(language, terms, entry))}
        <li className={styles.written}>
          <Headword lang={terms}>{term}</Headword>
          {"\u2002"}
          <span lang={language}>
            <SenseNumber>{1}</SenseNumber>
            {definition} <SenseNumber>{2}</SenseNumber>
            <span className={styles.blank}>
              {typed}
              <span className={styles.caret} />
            </span>
          </span>
        </li>
        {after.map((entry) => entryIn(language, terms, entry))}
      </ul>
      <div className={styles.index} aria-hidden="true">
        {LETTERS.map((letter) => (
          <span key={letter} className={classes(letter === "D" && styles.current)}>
            {letter}
          </span>
        ))}
      </div>
    </Sheet>
  );
}

/** From one language to the other, as the reader calls them. */
function directionIn(language: InterfaceLanguage, terms: InterfaceLanguage): string {
  const { languageName } = formatIn(language);
  return `${languageName(terms)} → ${languageName(language)}`;
}

const entryIn = (
  language: InterfaceLanguage,
  terms: InterfaceLanguage,
  [term, ...definitions]: readonly [string, ...string[]],
): ReactNode => (
  <Entry
    key={term}
    className={styles.entry}
    term={term}
    definitions={definitions}
    termLang={terms}
    definitionsLang={language}
    dirs={{ term: "ltr", definitions: "ltr" }}
  />
);
