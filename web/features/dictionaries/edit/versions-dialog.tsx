import { useState, type ReactNode, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import type { WordField } from "../../../../shared/api/word.ts";
import { directionOf } from "../../../../shared/languages.ts";
import type { WordEdit } from "../../../lib/words/own-words.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Pick } from "../../../ui/form/pick.tsx";
import { LazyDialog } from "../../../ui/overlay/lazy-dialog.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { Definitions } from "../../../ui/word/definitions.tsx";
import { Choice } from "../choice.tsx";
import type { Conflict } from "./operations.ts";
import { textOf, updateOf, type WordUpdate } from "./word-change.ts";

import styles from "./versions-dialog.module.css";

interface VersionsDialogProps {
  dictionary: Pick<Dictionary, "termsLanguage" | "definitionsLanguage">;
  conflict: Conflict;
  onClose: () => void;
  /** The change that remains; null where nothing of it does. */
  onChoose: (change: WordUpdate | null) => void;
}

/** Shows what was changed here and elsewhere in the same fields of a word, and asks which text stays. */
export function VersionsDialog({ dictionary, conflict, onClose, onChoose }: VersionsDialogProps): ReactNode {
  const { t } = useTranslation();
  const { theirs, mine, fields } = conflict;
  const [dropped, setDropped] = useState<readonly WordField[]>([]);
  const choose = (event: SubmitEvent): void => {
    event.preventDefault();
    const taken = textOf(theirs, dropped);
    onChoose(updateOf(theirs, { ...mine, ...taken }));
  };
  return (
    <LazyDialog
      open
      onClose={onClose}
      title={t("dictionaries.edit.versions.title", { term: theirs.term })}
      closeLabel={t("AltText.Close")}
      onSubmit={choose}
      actions={
        <>
          <Button onClick={onClose}>{t("common.cancel")}</Button>
          <Button type="submit" variant="primary">
            {t("common.save")}
          </Button>
        </>
      }
    >
      <Text>{t("dictionaries.edit.versions.text")}</Text>
      {fields.map((field) => (
        <Choice key={field} label={t(`dictionaries.edit.${field}`)}>
          <Pick
            name={field}
            title={<FieldText {...{ dictionary, field }} text={mine} />}
            sub={t("dictionaries.edit.versions.mine")}
            checked={!dropped.includes(field)}
            onChange={() => setDropped(dropped.filter((one) => one !== field))}
          />
          <Pick
            name={field}
            title={<FieldText {...{ dictionary, field }} text={theirs} />}
            sub={t("dictionaries.edit.versions.theirs")}
            checked={dropped.includes(field)}
            onChange={() => setDropped([...dropped, field])}
          />
        </Choice>
      ))}
    </LazyDialog>
  );
}

interface FieldTextProps {
  dictionary: Pick<Dictionary, "termsLanguage" | "definitionsLanguage">;
  field: WordField;
  text: WordEdit;
}

/** What a field says, in its language. */
function FieldText({ dictionary, field, text }: FieldTextProps): ReactNode {
  const { t } = useTranslation();
  const { termsLanguage, definitionsLanguage } = dictionary;
  const value = text[field] ?? "";
  if (value.length === 0) return <i className={styles.text}>{t("dictionaries.edit.versions.nothing")}</i>;
  if (typeof value !== "string")
    return (
      <span className={styles.text}>
        {field === "tags" ? (
          value.join(", ")
        ) : (
          <Definitions items={value} lang={definitionsLanguage} dir={directionOf(definitionsLanguage)} />
        )}
      </span>
    );
  const language =
    field === "note" ? { dir: "auto" } : { lang: termsLanguage, dir: directionOf(termsLanguage) };
  return (
    <span {...language} className={field === "term" ? undefined : styles.text}>
      {value}
    </span>
  );
}
