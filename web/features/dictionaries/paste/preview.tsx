import { useMemo, useRef, useState, type Dispatch, type ReactNode, type SetStateAction } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { Segmented } from "../../../ui/form/segmented.tsx";
import type { Draft } from "../edit/kept-changes.ts";
import { useRowWindow } from "../edit/use-row-window.ts";
import { draftOf } from "../edit/word-draft.ts";
import { Ledger } from "../ledger.tsx";
import type { DuplicatePolicy } from "./plan-changes.ts";
import type { PlannedLine } from "./plan.ts";
import { PreviewRow } from "./preview-row.tsx";
import type { Row } from "./rows.ts";

import styles from "./preview.module.css";

/** The line that is being changed, and what to. */
export interface EditedLine {
  key: string;
  draft: Draft;
}

interface PreviewProps {
  plan: readonly PlannedLine[];
  dictionary: Dictionary;
  policy: DuplicatePolicy;
  /** By key, the lines that were ticked or unticked. */
  picks: ReadonlyMap<string, boolean>;
  onPick: (key: string, picked: boolean) => void;
  onRows: (rows: Row[]) => void;
  editing: EditedLine | null;
  setEditing: Dispatch<SetStateAction<EditedLine | null>>;
}

/** How each line is understood, to be ticked and changed; of thousands of lines only those on the screen are on the page. */
export function Preview({
  plan,
  dictionary,
  policy,
  picks,
  onPick,
  onRows,
  editing,
  setEditing,
}: PreviewProps): ReactNode {
  const { t } = useTranslation();
  const [shown, setShown] = useState<"all" | "marked">("all");
  const marked = useMemo(() => plan.filter(({ status, similar }) => status !== "new" || similar), [plan]);
  const lines = shown === "marked" && marked.length > 0 ? marked : plan;
  const frame = useRef<HTMLOListElement>(null);
  const { items, before, after, measure } = useRowWindow(
    frame,
    useMemo(() => lines.map(({ key }) => key), [lines]),
  );
  const end = (rows: Row[] | null): void => {
    setEditing(null);
    if (rows) onRows(rows);
  };
  return (
    <>
      {marked.length > 0 && (
        <Segmented
          hideLegend
          legend={t("dictionaries.paste.preview")}
          name="shown"
          options={[
            { value: "all", label: t("dictionaries.paste.all") },
            { value: "marked", label: t("dictionaries.paste.marked") },
          ]}
          value={shown}
          onChange={setShown}
        />
      )}
      <Ledger
        label={t("dictionaries.paste.preview")}
        heads={[
          t("dictionaries.paste.line"),
          t("dictionaries.edit.term"),
          t("dictionaries.edit.definitions"),
        ]}
      >
        <ol ref={frame} className={styles.lines} style={{ paddingTop: before, paddingBottom: after }}>
          {items.map(({ index }) => {
            const line = lines[index];
            if (!line) return null;
            return (
              <PreviewRow
                key={line.key}
                place={{ ref: measure, "data-index": index }}
                {...{ line, plan, dictionary, policy }}
                draft={editing?.key === line.key ? editing.draft : null}
                picked={picks.get(line.key) ?? line.aside === null}
                onPick={(picked) => onPick(line.key, picked)}
                onEdit={() => setEditing({ key: line.key, draft: draftOf(line) })}
                onDraft={(changes) =>
                  setEditing((before) => before && { ...before, draft: { ...before.draft, ...changes } })
                }
                onRows={onRows}
                onEnd={end}
              />
            );
          })}
        </ol>
      </Ledger>
    </>
  );
}
