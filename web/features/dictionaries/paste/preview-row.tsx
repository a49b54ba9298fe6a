import { useEffect, useRef, type ReactNode, type RefCallback } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import type { WordField } from "../../../../shared/api/word.ts";
import { directionOf } from "../../../../shared/languages.ts";
import { classes } from "../../../ui/classes.ts";
import { VisuallyHidden } from "../../../ui/text/visually-hidden.tsx";
import { Definitions } from "../../../ui/word/definitions.tsx";
import { Example } from "../../../ui/word/example.tsx";
import { Headword } from "../../../ui/word/headword.tsx";
import type { Draft } from "../edit/kept-changes.ts";
import { LineEdit } from "./line-edit.tsx";
import { policyOf, type DuplicatePolicy } from "./plan-changes.ts";
import type { PlannedLine } from "./plan.ts";
import type { Cell } from "./preview-columns.ts";
import type { EditedLine } from "./preview.tsx";
import { isFlagged, Reason } from "./reason.tsx";
import type { Row } from "./rows.ts";
import { SimilarNote } from "./similar-note.tsx";

import styles from "./preview.module.css";

export interface PreviewRowProps {
  line: PlannedLine;
  /** All lines. */
  plan: readonly PlannedLine[];
  cells: readonly Cell[];
  /** What the line has in each column. */
  texts: readonly string[];
  dictionary: Dictionary;
  policy: DuplicatePolicy;
  /** Attributes of the row's place in the list. */
  place: { ref: RefCallback<Element>; "data-index": number };
  /** What it is being changed to; null at rest. */
  edited: EditedLine | null;
  picked: boolean;
  onPick: (picked: boolean) => void;
  onEdit: (field: WordField) => void;
  onDraft: (changes: Partial<Draft>) => void;
  /** All rows, changed. */
  onRows: (rows: Row[]) => void;
  /** The edit is over: with other rows, or without a change. */
  onEnd: (rows: Row[] | null) => void;
}

/** A line of the preview: whether it is wanted, what it says and why it is not simply added. */
export function PreviewRow(props: PreviewRowProps): ReactNode {
  const { line, plan, cells, texts, dictionary, policy, place, edited, picked, onPick, onEdit } = props;
  const { t } = useTranslation();
  const row = useRef<HTMLElement>(null);
  const last = useRef(edited);
  useEffect(() => {
    // Back to what it was edited from.
    if (last.current && !edited)
      row.current?.querySelector<HTMLElement>(`[data-field="${last.current.field}"]`)?.focus();
    last.current = edited;
  }, [edited]);
  if (edited) return <LineEdit {...props} edited={edited} />;
  const isWrong = line.status === "wrong";
  const shown = new Set(cells.map(({ field }) => field));
  return (
    <li
      data-index={place["data-index"]}
      ref={(element) => {
        row.current = element;
        place.ref(element);
      }}
      className={classes(styles.row, (isWrong || !picked) && styles.off)}
    >
      <label className={styles.pick}>
        <input
          type="checkbox"
          checked={picked && !isWrong}
          disabled={isWrong}
          aria-label={t("bring.rows.pick", {
            term: line.term || `${t("dictionaries.paste.line")} ${line.line}`,
          })}
          onChange={({ target }) => onPick(target.checked)}
        />
      </label>
      <span className={styles.line}>{line.line}</span>
      {cells.map(({ field, column }) =>
        field ? (
          <FieldCell key={field} {...{ line, field, dictionary }} onEdit={() => onEdit(field)} />
        ) : (
          <span key={column?.at} className={styles.unused} dir="auto">
            {texts[column?.at ?? -1]}
          </span>
        ),
      )}
      <span className={styles.said}>
        {(["example", "note", "tags"] as const).map(
          (field) =>
            !shown.has(field) &&
            line[field].length > 0 && (
              <span key={field} className={styles.more}>
                <FieldText {...{ line, field, dictionary }} />
              </span>
            ),
        )}
        {isFlagged(line) && !line.similar && <Reason {...{ line, plan }} policy={policyOf(line, policy)} />}
        <SimilarNote {...props} />
      </span>
    </li>
  );
}

interface FieldProps {
  line: PlannedLine;
  field: WordField;
  dictionary: Dictionary;
}

/** What a field says; pressing it edits the line. */
function FieldCell({ line, field, dictionary, onEdit }: FieldProps & { onEdit: () => void }): ReactNode {
  const { t } = useTranslation();
  const isEmpty = line[field].length === 0;
  const isNeeded = field === "term" || field === "definitions";
  return (
    <button
      type="button"
      className={classes(styles.cell, isEmpty && (isNeeded ? styles.missing : styles.empty))}
      data-field={field}
      onClick={onEdit}
    >
      <VisuallyHidden>
        {t("bring.columns.cell", { field: t(`bring.roles.${field}`), line: line.line })}{" "}
      </VisuallyHidden>
      <FieldText {...{ line, field, dictionary }} />
    </button>
  );
}

function FieldText({ line, field, dictionary }: FieldProps): ReactNode {
  const { termsLanguage, definitionsLanguage } = dictionary;
  const dir = directionOf(termsLanguage);
  if (field === "term")
    return (
      <Headword lang={termsLanguage} dir={dir}>
        {line.term}
      </Headword>
    );
  if (field === "definitions")
    return (
      <Definitions
        items={line.definitions}
        lang={definitionsLanguage}
        dir={directionOf(definitionsLanguage)}
      />
    );
  if (field === "example")
    return <Example text={line.example} term={line.term} lang={termsLanguage} dir={dir} />;
  return <span dir="auto">{field === "note" ? line.note : line.tags.join(", ")}</span>;
}
