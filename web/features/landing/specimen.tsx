import type { ReactNode } from "react";

import { classes } from "../../ui/classes.ts";
import { Entry } from "../../ui/entry.tsx";
import { Headword } from "../../ui/headword.tsx";
import { RunningHead } from "../../ui/running-head.tsx";
import { SenseNumber } from "../../ui/sense-number.tsx";
import { Sheet } from "../../ui/sheet.tsx";

import styles from "./specimen.module.css";

const BEFORE = [
  ["dégringoler", "to tumble down", "to plummet"],
  ["dehors", "outside"],
  ["délai", "time limit", "waiting period"],
  ["demander", "to ask", "to ask for", "to require"],
] as const;
const AFTER = [
  ["dénicher", "to unearth", "to track down"],
  ["dépanner", "to repair", "to help out"],
  ["dépaysement", "the feeling of not being at home"],
  ["déraper", "to skid", "to get out of hand"],
  ["dérober", "to steal", "to conceal"],
  ["désormais", "from now on"],
] as const;
const LETTERS = [..."ABCDEFGHIJ"];

/** A page of a French dictionary whose reader is just writing a definition. */
export function Specimen(): ReactNode {
  return (
    <Sheet as="figure" stack={3} className={styles.specimen} aria-label="Français → English">
      <RunningHead first="dégringoler" page={104} last="désormais" lang="fr" />
      <ul className={styles.entries}>
        {BEFORE.map(entry)}
        <li className={styles.written}>
          <Headword lang="fr">démêler</Headword>
          {"\u2002"}
          <span lang="en">
            <SenseNumber>{1}</SenseNumber>to untangle <SenseNumber>{2}</SenseNumber>
            <span className={styles.blank}>
              to sort
              <span className={styles.caret} />
            </span>
          </span>
        </li>
        {AFTER.map(entry)}
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

const entry = ([term, ...definitions]: readonly [string, ...string[]]): ReactNode => (
  <Entry
    key={term}
    className={styles.entry}
    term={term}
    definitions={definitions}
    termLang="fr"
    definitionsLang="en"
    dirs={{ term: "ltr", definitions: "ltr" }}
  />
);
