import {
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import type { WordField } from "../../../../shared/api/word.ts";
import { Segmented } from "../../../ui/form/segmented.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import type { Draft } from "../edit/kept-changes.ts";
import { draftOf } from "../edit/word-draft.ts";
import { useListWindow } from "../use-list-window.ts";
import { ColumnMap } from "./column-map.tsx";
import type { DuplicatePolicy } from "./plan-changes.ts";
import { cellsOf, columnsOf } from "./preview-columns.ts";
import { PreviewRow } from "./preview-row.tsx";
import { isFlagged } from "./reason.tsx";
import type { Row } from "./rows.ts";
import type { List } from "./use-list.ts";

import styles from "./preview.module.css";

/** The line that is being changed, and what to. */
export interface EditedLine {
  key: string;
  draft: Draft;
  /** The field that was chosen. */
  field: WordField;
}

interface PreviewProps {
  list: List;
  dictionary: Dictionary;
  policy: DuplicatePolicy;
  editing: EditedLine | null;
  setEditing: Dispatch<SetStateAction<EditedLine | null>>;
}

/** Below it, the cells of a row stand one above the other. */
const WIDE_PX = 992;
const WIDE_ROW_PX = 46;
const NARROW_ROW_PX = 118;
const ROWS_BEYOND = 8;
/** Fewer are looked through at once. */
const FEW_LINES = 12;

/** How each line is understood, to be ticked and changed; of thousands of lines only those on the screen are on the page. */
export function Preview({ list, dictionary, policy, editing, setEditing }: PreviewProps): ReactNode {
  const { t } = useTranslation();
  const { table, roles, plan } = list;
  const [shown, setShown] = useState<"all" | "marked">("all");
  const marked = useMemo(() => plan.filter((line) => isFlagged(line) || line.status === "left"), [plan]);
  const lines = shown === "marked" && marked.length > 0 ? marked : plan;
  const columns = useMemo(() => columnsOf(table, roles), [table, roles]);
  const cells = useMemo(() => cellsOf(columns), [columns]);
  const textsOf = useMemo(() => new Map(table.rows.map((row) => [row.line, row.cells])), [table]);
  const frame = useRef<HTMLOListElement>(null);
  const { items, before, after, measure } = useListWindow(frame, {
    count: lines.length,
    estimateSize: () => (innerWidth < WIDE_PX ? NARROW_ROW_PX : WIDE_ROW_PX),
    getItemKey: (index) => lines[index]?.key ?? index,
    overscan: ROWS_BEYOND,
  });
  const end = (rows: Row[] | null): void => {
    setEditing(null);
    if (rows) list.setRows(rows);
  };
  return (
    <>
      {marked.length > 0 && plan.length > FEW_LINES && (
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
      <Sheet
        as="section"
        className={styles.sheet}
        aria-label={t("dictionaries.paste.preview")}
        style={{ "--cells": cells.length } as CSSProperties}
      >
        <ColumnMap {...{ columns, cells, dictionary }} onRoles={list.setRoles} />
        <ol ref={frame} className={styles.lines} style={{ paddingTop: before, paddingBottom: after }}>
          {items.map(({ index }) => {
            const line = lines[index];
            if (!line) return null;
            const edited = editing?.key === line.key ? editing : null;
            return (
              <PreviewRow
                key={line.key}
                place={{ ref: measure, "data-index": index }}
                {...{ line, plan, cells, dictionary, policy, edited }}
                texts={textsOf.get(line.line) ?? []}
                picked={list.isPicked(line)}
                onPick={(picked) => list.pick(line.key, picked)}
                onEdit={(field) => setEditing({ key: line.key, draft: draftOf(line), field })}
                onDraft={(changes) =>
                  setEditing((before) => before && { ...before, draft: { ...before.draft, ...changes } })
                }
                onRows={list.setRows}
                onEnd={end}
              />
            );
          })}
        </ol>
      </Sheet>
    </>
  );
}
