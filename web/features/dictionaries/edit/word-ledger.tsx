import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { ListChecks } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import type { WordsSort } from "../../../../shared/api/values.ts";
import type { WordListing } from "../../../../shared/listing.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/action/button-link.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { LedgerSkeleton } from "../../../ui/feedback/ledger-skeleton.tsx";
import { Row } from "../../../ui/page/row.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { Ledger } from "../ledger.tsx";
import type { ListSettings } from "../list-settings.ts";
import { NoneRests } from "../resting/none-rests.tsx";
import { RestingEntry } from "../resting/resting-entry.tsx";
import { useResting } from "../resting/use-resting.ts";
import { WakeAll } from "../resting/wake-all.tsx";
import { ListFailure } from "../shelf/list-failure.tsx";
import type { ChangeQueue } from "./change-queue.ts";
import type { ReadPages } from "./edit-list.ts";
import { keepFocusNear } from "./keep-focus-near.ts";
import type { Kept } from "./kept-changes.ts";
import { LedgerEntry } from "./ledger-entry.tsx";
import type { LedgerWord } from "./ledger-words.ts";
import { ManyWords } from "./many-words.tsx";
import { UndoBar } from "./undo-bar.tsx";
import { useDeletion } from "./use-deletion.ts";
import { useFocusInSelection } from "./use-focus-in-selection.ts";
import { useRowWindow } from "./use-row-window.ts";
import { useSelection } from "./use-selection.ts";
import { useUndo } from "./use-undo.ts";
import { updateOf } from "./word-change.ts";

import styles from "./word-ledger.module.css";

/** How many rows before the end of the loaded ones the next page is requested. */
const ROWS_AHEAD = 20;

interface WordLedgerProps {
  dictionary: Dictionary;
  list: UseInfiniteQueryResult<ReadPages>;
  rows: readonly LedgerWord[];
  queue: ChangeQueue;
  kept: Kept;
  settings: ListSettings<WordsSort>;
  listing: WordListing;
  /** How many words rest. */
  resting: number;
  onCompare: (wordId: string) => void;
}

/** All words, edited and deleted in place. */
export function WordLedger({
  dictionary,
  list,
  rows,
  queue,
  kept,
  settings,
  listing,
  resting,
  onCompare,
}: WordLedgerProps): ReactNode {
  const { t } = useTranslation();
  const frame = useRef<HTMLOListElement>(null);
  const { items, before, after, measure } = useRowWindow(
    frame,
    rows.map(({ word }) => word.id),
  );
  const [params] = useSearchParams();
  const [editing, setEditing] = useState(() => params.get("word"));
  const selectButton = useRef<HTMLButtonElement>(null);
  const selection = useSelection(rows, list);
  const undo = useUndo();
  const remove = useDeletion(queue, undo);
  const rest = useResting(queue, undo);
  const endSelection = (): void => {
    selection.end();
    selectButton.current?.focus();
  };
  useFocusInSelection(frame, selection.open);

  // Any other failure is the list itself, on its first load or a reload.
  const isNextMissing = list.isFetchingNextPage || list.isFetchNextPageError;
  const lastShown = items.at(-1)?.index ?? 0;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  useEffect(() => {
    const near = lastShown >= rows.length - ROWS_AHEAD;
    // A page that is on its way already is not asked for again.
    if (near && hasNextPage && !isFetchingNextPage && !isFetchNextPageError)
      void fetchNextPage({ cancelRefetch: false });
  }, [lastShown, rows.length, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  if (list.isPending && !list.failureReason) return <LedgerSkeleton label={t("dictionaries.loadingWords")} />;
  if (rows.length === 0 && list.isSuccess)
    return (
      <>
        <NoRows {...{ listing, settings }} all={paths.editWords(dictionary.id)} />
        <UndoBar undo={undo} />
      </>
    );
  return (
    <>
      {rows.length > 0 && (
        <>
          {listing.resting && !listing.filter && !listing.tag && (
            <WakeAll {...{ list }} count={resting} onWake={(words) => rest(words, false)} />
          )}
          <Row className={styles.tools}>
            {selection.open && (
              <Button
                variant="quiet"
                icon={<ListChecks />}
                pending={selection.gathering}
                onClick={selection.all}
              >
                {t("selecting.all")}
              </Button>
            )}
            <Button
              ref={selectButton}
              variant="quiet"
              aria-pressed={selection.open}
              onClick={selection.open ? selection.end : selection.begin}
            >
              {selection.open ? t("dictionaries.edit.endSelection") : t("dictionaries.edit.select")}
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
            <ol
              ref={frame}
              className={styles.rows}
              style={{ paddingTop: before, paddingBottom: after }}
              onKeyDown={(event) => {
                if (isSelectAll(event)) {
                  event.preventDefault();
                  selection.all();
                } else if (event.key === "Escape" && selection.open) endSelection();
              }}
            >
              {items.map(({ index }) => {
                const row = rows[index];
                if (!row) return null;
                const { id } = row.word;
                const place = {
                  ref: measure,
                  "data-index": index,
                  "aria-posinset": index + 1,
                  "aria-setsize": hasNextPage ? -1 : rows.length,
                };
                if (listing.resting && !selection.open && row.refusal === undefined && row.numbered)
                  return (
                    <RestingEntry
                      key={id}
                      {...{ row, dictionary, place }}
                      onChange={(next) => {
                        const change = updateOf(row.word, { resting: next });
                        if (change) queue.add([change]);
                      }}
                    />
                  );
                return (
                  <LedgerEntry
                    key={id}
                    {...{ row, dictionary, kept, place }}
                    editing={editing === id}
                    onEdit={() => setEditing(id)}
                    onEnd={(change) => {
                      setEditing(null);
                      if (change) queue.add([change]);
                    }}
                    onDelete={() => {
                      keepFocusNear(frame.current);
                      remove([row]);
                    }}
                    onDiscard={() => queue.discard(id)}
                    onCompare={() => onCompare(id)}
                    selected={selection.open ? selection.isChosen(id) : null}
                    onSelect={(chosen, range) => selection.choose(id, chosen, range)}
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
          onRetry={() => void (isNextMissing ? fetchNextPage() : list.refetch())}
        />
      )}
      {selection.open && (
        <ManyWords {...{ dictionary, queue, selection, undo, remove, rest }} onEnd={endSelection} />
      )}
      <UndoBar undo={undo} />
    </>
  );
}

interface NoRowsProps {
  listing: WordListing;
  settings: ListSettings<WordsSort>;
  /** Where all words are. */
  all: string;
}

/** Why there is nothing to list; nothing where the dictionary itself is empty. */
function NoRows({ listing: { filter, tag, resting }, settings, all }: NoRowsProps): ReactNode {
  const { t } = useTranslation();
  if (filter)
    return (
      <EmptyState
        title={t("dictionaries.noWordFound", { filter })}
        action={<Button onClick={settings.clear}>{t("dictionaries.clearSearch")}</Button>}
      />
    );
  if (resting) return <NoneRests all={all} />;
  if (!tag) return null;
  return (
    <EmptyState
      title={t("dictionaries.tags.none", { tag })}
      action={<ButtonLink to={all}>{t("dictionaries.tags.showAll")}</ButtonLink>}
    />
  );
}

/** Not in a field, where it selects the text. A keyboard of another script has its own letter on that key. */
const isSelectAll = ({ key, code, ctrlKey, metaKey, target }: KeyboardEvent): boolean =>
  (key.toLowerCase() === "a" || (code === "KeyA" && !/[a-z]/i.test(key))) &&
  (ctrlKey || metaKey) &&
  !(target instanceof HTMLTextAreaElement) &&
  !(target instanceof HTMLInputElement && target.type !== "checkbox");
