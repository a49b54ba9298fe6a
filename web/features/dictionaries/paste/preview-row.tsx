import { Pencil } from "lucide-react";
import { useEffect, useRef, type ComponentProps, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { directionOf } from "../../../../shared/languages.ts";
import { complaintText } from "../../../lib/complaint-text.ts";
import { IconButton } from "../../../ui/action/icon-button.tsx";
import type { Direction } from "../../../ui/text/direction.ts";
import { Example } from "../../../ui/word/example.tsx";
import type { Draft } from "../edit/kept-changes.ts";
import { LedgerRow } from "../ledger-row.tsx";
import { LineEdit } from "./line-edit.tsx";
import { policyOf, type DuplicatePolicy } from "./plan-changes.ts";
import type { PlannedLine } from "./plan.ts";
import type { Row } from "./rows.ts";
import { SimilarNote } from "./similar-note.tsx";

import styles from "./preview.module.css";

export interface PreviewRowProps {
  line: PlannedLine;
  /** All lines. */
  plan: readonly PlannedLine[];
  dictionary: Dictionary;
  policy: DuplicatePolicy;
  /** Attributes of the row's place in the list. */
  place: ComponentProps<"li"> & { "data-index": number };
  /** What it is being changed to; null at rest. */
  draft: Draft | null;
  picked: boolean;
  onPick: (picked: boolean) => void;
  onEdit: () => void;
  onDraft: (changes: Partial<Draft>) => void;
  onRows: (rows: Row[]) => void;
  /** The edit is over: with other rows, or without a change. */
  onEnd: (rows: Row[] | null) => void;
}

/** A line of the preview: whether it is wanted, what it says and why it is not simply added. */
export function PreviewRow(props: PreviewRowProps): ReactNode {
  const { line, plan, dictionary, policy, place, draft, picked, onPick, onEdit } = props;
  const { t } = useTranslation();
  const editButton = useRef<HTMLButtonElement>(null);
  const editing = draft !== null;
  const wasEditing = useRef(editing);
  useEffect(() => {
    if (wasEditing.current && !editing) editButton.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  if (draft) return <LineEdit {...props} draft={draft} />;
  const { termsLanguage, definitionsLanguage } = dictionary;
  const dirs = { term: directionOf(termsLanguage), definitions: directionOf(definitionsLanguage) };
  const isWrong = line.status === "wrong";
  return (
    <LedgerRow
      {...place}
      className={isWrong || !picked ? styles.off : undefined}
      number={line.line}
      term={line.term}
      definitions={line.definitions}
      termLang={termsLanguage}
      definitionsLang={definitionsLanguage}
      dirs={dirs}
      labels={
        (hasMore(line) || isFlagged(line) || line.similar) && (
          <>
            {hasMore(line) && <MoreOfLine line={line} lang={termsLanguage} dir={dirs.term} />}
            {isFlagged(line) && <Reason {...{ line, plan }} policy={policyOf(line, policy)} />}
            <SimilarNote {...props} />
          </>
        )
      }
      actions={
        <>
          <IconButton
            ref={editButton}
            variant="quiet"
            label={t("dictionaries.edit.editWord", { term: line.term })}
            icon={<Pencil />}
            onClick={onEdit}
          />
          <label className={styles.pick}>
            <input
              type="checkbox"
              checked={picked && !isWrong}
              disabled={isWrong}
              aria-label={t("bring.rows.pick", { term: line.term })}
              onChange={({ target }) => onPick(target.checked)}
            />
          </label>
        </>
      }
    />
  );
}

const isFlagged = ({ status, similar }: PlannedLine): boolean =>
  similar === null && status !== "new" && status !== "left";

const hasMore = ({ note, example, tags }: PlannedLine): boolean =>
  note !== "" || example !== "" || tags.length > 0;

interface MoreOfLineProps {
  line: PlannedLine;
  lang: string;
  dir: Direction;
}

/** What came with the line beside its definitions. */
function MoreOfLine({ line: { term, note, example, tags }, lang, dir }: MoreOfLineProps): ReactNode {
  const more = [note, ...tags].filter(Boolean).join("\n");
  return (
    <>
      {example && <Example text={example} term={term} lang={lang} dir={dir} />}
      {more && (
        <span className={styles.note} dir="auto">
          {more}
        </span>
      )}
    </>
  );
}

interface ReasonProps {
  line: PlannedLine;
  plan: readonly PlannedLine[];
  policy: DuplicatePolicy;
}

/** Why a line is not simply added, and what to do about it. */
function Reason({ line: { status, complaint, definitions, earlier }, plan, policy }: ReasonProps): ReactNode {
  const { t } = useTranslation();
  const text =
    status === "known"
      ? t(`bring.rows.known.${policy}`)
      : status === "repeated"
        ? t(`bring.rows.repeated.${policy}`, { line: plan[earlier ?? -1]?.line ?? "" })
        : complaint && definitions.length > 0
          ? `${complaintText(complaint)}. ${t("bring.rows.change")}`
          : t("bring.rows.noDefinitions");
  return (
    <span className={styles.mark} data-status={status}>
      {text}
    </span>
  );
}
