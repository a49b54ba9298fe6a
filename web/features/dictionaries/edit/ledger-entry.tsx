import { Columns2, Pencil, Trash2, X } from "lucide-react";
import { useEffect, useRef, type ComponentProps, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { directionOf } from "../../../../shared/languages.ts";
import { Hear } from "../../../lib/speech/hear.tsx";
import { useSpeech } from "../../../lib/speech/speech.ts";
import { paths } from "../../../paths.ts";
import { IconButton } from "../../../ui/action/icon-button.tsx";
import { SubjectLabels } from "../../../ui/text/subject-labels.tsx";
import { LedgerRow } from "../ledger-row.tsx";
import { EditEntry } from "./edit-entry.tsx";
import type { Kept } from "./kept-changes.ts";
import type { LedgerWord } from "./ledger-words.ts";
import type { WordChange } from "./word-change.ts";

import styles from "./ledger-entry.module.css";

interface LedgerEntryProps {
  row: LedgerWord;
  dictionary: Dictionary;
  kept: Kept;
  /** Attributes of the row's place in the list. */
  place: ComponentProps<"li"> & { "data-index": number };
  editing: boolean;
  onEdit: () => void;
  onEnd: (change: WordChange | null) => void;
  onDelete: () => void;
  /** Takes a refused change back. */
  onDiscard: () => void;
  /** Shows both texts of a word that somebody else has changed too. */
  onCompare: () => void;
  /** Null while nothing can be selected. */
  selected: boolean | null;
  /** `range`: with all between it and the one before. */
  onSelect: (selected: boolean, range: boolean) => void;
}

/** A word of the ledger, at rest or being edited. */
export function LedgerEntry({
  row,
  dictionary,
  kept,
  place,
  editing,
  onEdit,
  onEnd,
  onDelete,
  onDiscard,
  onCompare,
  selected,
  onSelect,
}: LedgerEntryProps): ReactNode {
  const { t } = useTranslation();
  const editButton = useRef<HTMLButtonElement>(null);
  const { word, state, refusal, conflict } = row;
  const busy = editing || conflict !== undefined;
  const wasBusy = useRef(busy);
  useEffect(() => {
    if (wasBusy.current && !busy) editButton.current?.focus();
    wasBusy.current = busy;
  }, [busy]);

  const speech = useSpeech(dictionary.termsLanguage);
  if (editing) return <EditEntry {...{ word, dictionary, kept, place, onEnd }} />;
  const { termsLanguage, definitionsLanguage } = dictionary;
  return (
    <LedgerRow
      {...place}
      className={refusal && styles.refused}
      number={word.order}
      picked={selected ?? false}
      check={
        selected !== null && (
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={selected}
              aria-label={t("dictionaries.edit.selectWord", { term: word.term })}
              onChange={({ target, nativeEvent }) =>
                onSelect(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
              }
            />
          </label>
        )
      }
      state={state}
      stateLabel={state === "unsaved" ? t("dictionaries.edit.unsavedWord") : undefined}
      term={word.term}
      definitions={word.definitions}
      hear={selected === null && <Hear speech={speech} text={word.term} />}
      termLang={termsLanguage}
      definitionsLang={definitionsLanguage}
      dirs={{ term: directionOf(termsLanguage), definitions: directionOf(definitionsLanguage) }}
      labels={
        <SubjectLabels
          items={word.tags.map((tag) => ({ text: tag, to: paths.taggedWords(dictionary.id, tag) }))}
        />
      }
      rests={word.resting ? t("resting.rests") : undefined}
      actions={
        selected === null && (
          <>
            {refusal && (
              <span className={styles.refusal} role="alert">
                {conflict ? t("dictionaries.edit.versions.changed") : refusal}
              </span>
            )}
            {refusal && (
              <IconButton
                variant="quiet"
                label={t("dictionaries.edit.discard", { term: word.term })}
                icon={<X />}
                onClick={onDiscard}
              />
            )}
            {conflict ? (
              <IconButton
                variant="quiet"
                label={t("dictionaries.edit.versions.compareWord", { term: word.term })}
                icon={<Columns2 />}
                onClick={onCompare}
              />
            ) : (
              <IconButton
                ref={editButton}
                variant="quiet"
                label={t("dictionaries.edit.editWord", { term: word.term })}
                icon={<Pencil />}
                onClick={onEdit}
              />
            )}
            <IconButton
              variant="quiet"
              label={t("dictionaries.edit.deleteWord", { term: word.term })}
              icon={<Trash2 />}
              onClick={onDelete}
            />
          </>
        )
      }
    />
  );
}
