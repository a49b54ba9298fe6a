import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import type { WordsSort } from "../../../../shared/api/values.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LeafSkeleton } from "../../../ui/leaf-skeleton.tsx";
import { Ledger } from "../../../ui/ledger.tsx";
import { Row } from "../../../ui/row.tsx";
import { Text } from "../../../ui/text.tsx";
import type { ListSettings } from "../list-settings.ts";
import { ListFailure } from "../shelf/list-failure.tsx";
import type { ChangeQueue } from "./change-queue.ts";
import type { Kept } from "./kept-changes.ts";
import { LedgerEntry } from "./ledger-entry.tsx";
import type { LedgerWord } from "./ledger-words.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { UndoBar } from "./undo-bar.tsx";
import { useDeletion } from "./use-deletion.ts";
import { useRowWindow } from "./use-row-window.ts";
import type { WordText } from "./word-change.ts";

import styles from "./word-ledger.module.css";

/** So many rows before the end of what was read, the next page is asked for. */
const ROWS_AHEAD = 20;

interface WordLedgerProps {
  dictionary: Dictionary;
  list: UseInfiniteQueryResult<InfiniteData<unknown>>;
  rows: readonly LedgerWord[];
  queue: ChangeQueue;
  kept: Kept;
  settings: ListSettings<WordsSort>;
  onChange: (wordId: string, text: WordText) => void;
}

/** All words, to be changed and deleted in their place. */
export function WordLedger({
  dictionary,
  list,
  rows,
  queue,
  kept,
  settings,
  onChange,
}: WordLedgerProps): ReactNode {
  const { t } = useTranslation();
  const frame = useRef<HTMLOListElement>(null);
  const { items, before, after, measure } = useRowWindow(
    frame,
    rows.map(({ word }) => word.id),
  );
  const [editing, setEditing] = useState<string | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null);
  const deletion = useDeletion(queue, frame);

  const lastShown = items.at(-1)?.index ?? 0;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  useEffect(() => {
    const near = lastShown >= rows.length - ROWS_AHEAD;
    if (near && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [lastShown, rows.length, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  if (list.isPending && !list.failureReason) return <LeafSkeleton label={t("dictionaries.loadingWords")} />;
  const { filter } = settings.listing;
  if (rows.length === 0 && list.isSuccess && filter)
    return (
      <EmptyState
        title={t("dictionaries.noWordFound", { filter })}
        action={<Button onClick={settings.clear}>{t("dictionaries.clearSearch")}</Button>}
      />
    );
  return (
    <>
      {rows.length > 0 && (
        <>
          <Row className={styles.tools}>
            <Button
              variant="quiet"
              aria-pressed={selected !== null}
              onClick={() => setSelected(selected ? null : new Set())}
            >
              {selected ? t("dictionaries.edit.endSelection") : t("dictionaries.edit.select")}
            </Button>
          </Row>
          <Ledger
            label={t("dictionaries.edit.title")}
            heads={[
              t("dictionaries.edit.number"),
              t("dictionaries.edit.term"),
              t("dictionaries.edit.definitions"),
            ]}
          >
            <ol ref={frame} className={styles.rows} style={{ paddingTop: before, paddingBottom: after }}>
              {items.map(({ index }) => {
                const row = rows[index];
                if (!row) return null;
                const { id } = row.word;
                return (
                  <LedgerEntry
                    key={id}
                    row={row}
                    dictionary={dictionary}
                    kept={kept}
                    place={{
                      ref: measure,
                      "data-index": index,
                      "aria-posinset": index + 1,
                      "aria-setsize": hasNextPage ? -1 : rows.length,
                    }}
                    editing={editing === id}
                    onEdit={() => setEditing(id)}
                    onEnd={(text) => {
                      setEditing(null);
                      if (text) onChange(id, text);
                    }}
                    onDelete={() => deletion.remove([row])}
                    onDiscard={() => queue.withdraw([id])}
                    selected={selected?.has(id) ?? null}
                    onSelect={(chosen) =>
                      setSelected((ids) => {
                        const next = new Set(ids);
                        if (chosen) next.add(id);
                        else next.delete(id);
                        return next;
                      })
                    }
                  />
                );
              })}
            </ol>
          </Ledger>
        </>
      )}
      {isFetchingNextPage && (
        <Text role="status" tone="muted" className={styles.more}>
          {t("dictionaries.loadingWords")}
        </Text>
      )}
      {list.failureReason && (
        <ListFailure
          error={list.failureReason}
          onRetry={() => void (list.data ? fetchNextPage() : list.refetch())}
        />
      )}
      {selected && (
        <SelectionBar
          count={selected.size}
          onAll={() => setSelected(new Set(rows.map(({ word }) => word.id)))}
          onDelete={() => {
            deletion.remove(rows.filter(({ word }) => selected.has(word.id)));
            setSelected(null);
          }}
          onCancel={() => setSelected(null)}
        />
      )}
      {deletion.deleted && <UndoBar deleted={deletion.deleted} onUndo={deletion.undo} />}
    </>
  );
}
