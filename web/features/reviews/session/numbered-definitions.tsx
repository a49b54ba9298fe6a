import type { ReactNode } from "react";

import { directionOf, type LanguageCode } from "../../../../shared/languages.ts";

import styles from "./numbered-definitions.module.css";

interface NumberedDefinitionsProps {
  definitions: readonly string[];
  language: LanguageCode;
}

/** All definitions of a word, one beneath the other; a single one has no number. */
export function NumberedDefinitions({ definitions, language }: NumberedDefinitionsProps): ReactNode {
  return (
    <ol className={styles.definitions} lang={language} dir={directionOf(language)}>
      {definitions.map((definition, index) => (
        <li key={definition}>
          {definitions.length > 1 && <b aria-hidden="true">{index + 1}</b>}
          <span>{definition}</span>
        </li>
      ))}
    </ol>
  );
}
