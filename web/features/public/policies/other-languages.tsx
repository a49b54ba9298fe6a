import type { ReactNode } from "react";
import { Link } from "react-router";

import {
  DICTIONARY_LANGUAGES,
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
} from "../../../../shared/languages.ts";
import { pathOf } from "./path-of.ts";
import type { DocumentName } from "./sections.ts";

import styles from "./other-languages.module.css";

interface OtherLanguagesProps {
  name: DocumentName;
  current: InterfaceLanguage;
  label: string;
}

/** The same document in every language; the way back stays what it was. */
export function OtherLanguages({ name, current, label }: OtherLanguagesProps): ReactNode {
  return (
    <nav className={styles.languages} aria-label={label}>
      {INTERFACE_LANGUAGES.map((code) => (
        <Link
          key={code}
          to={pathOf(name, code)}
          replace
          lang={code}
          hrefLang={code}
          aria-current={code === current ? "page" : undefined}
        >
          {DICTIONARY_LANGUAGES[code].name}
        </Link>
      ))}
    </nav>
  );
}
