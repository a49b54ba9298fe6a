import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { directionOf } from "../../../../shared/languages.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Definitions } from "../../../ui/word/definitions.tsx";
import { Headword } from "../../../ui/word/headword.tsx";
import type { Duplicate } from "./use-duplicate.ts";

import styles from "./duplicate-note.module.css";

interface DuplicateNoteProps {
  duplicate: Duplicate;
  dictionary: Dictionary;
  /** Adds the typed definitions to that word; there when some are typed. */
  onMerge: (() => void) | undefined;
}

/** Says while typing that the dictionary already has the term or a similar one, and what it means there. */
export function DuplicateNote({
  duplicate: { word, same },
  dictionary,
  onMerge,
}: DuplicateNoteProps): ReactNode {
  const { t } = useTranslation();
  const { termsLanguage, definitionsLanguage } = dictionary;
  return (
    <div className={styles.note} role="status">
      <p>
        {t(same ? "dictionaries.edit.duplicate" : "dictionaries.edit.similar")}{" "}
        <Headword lang={termsLanguage} dir={directionOf(termsLanguage)}>
          {word.term}
        </Headword>{" "}
        <Definitions
          items={word.definitions}
          lang={definitionsLanguage}
          dir={directionOf(definitionsLanguage)}
        />
      </p>
      {onMerge && (
        <Button className={styles.merge} onClick={onMerge}>
          {t("dictionaries.edit.merge")}
        </Button>
      )}
    </div>
  );
}
