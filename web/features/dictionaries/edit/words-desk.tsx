import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { ClipboardPaste, NotebookPen } from "lucide-react";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { v7 as newId } from "uuid";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import type { WordsSort } from "../../../../shared/api/values.ts";
import type { SavedSort, WordListing } from "../../../../shared/listing.ts";
import { useFormat } from "../../../lib/format.ts";
import { useSignedIn } from "../../../lib/session.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/action/button-link.tsx";
import { useAnnounce } from "../../../ui/feedback/live-region.tsx";
import { PageHead } from "../../../ui/page/page-head.tsx";
import { Figures } from "../../../ui/text/figures.tsx";
import type { ListSettings } from "../list-settings.ts";
import { PartChips } from "../part-chips.tsx";
import { tagsOptions } from "../tags.ts";
import { WordToolbar } from "../word-list-settings.tsx";
import type { ChangeQueue, QueueState } from "./change-queue.ts";
import { editListOptions, rereadEditLists, wordsOf } from "./edit-list.ts";
import { EMPTY_DRAFT, keptFor } from "./kept-changes.ts";
import { ledgerWords, wordsCountWith } from "./ledger-words.ts";
import { LimitNote } from "./limit-note.tsx";
import { NewWordForm } from "./new-word-form.tsx";
import { SaveStatus } from "./save-status.tsx";
import { useChangeQueue } from "./use-change-queue.ts";
import { VersionsDialog } from "./versions-dialog.tsx";
import { updateOf, type WordText } from "./word-change.ts";
import { WordLedger } from "./word-ledger.tsx";

import styles from "./words-desk.module.css";

/** The sorting of this page alone. */
export const LATEST_FIRST: SavedSort<WordsSort> = { sort: "default", direction: -1 };

interface WordsDeskProps {
  dictionary: Dictionary;
  settings: ListSettings<WordsSort>;
  listing: WordListing;
}

/** The desk at which words are written: the entry form, and the ledger of all words beneath it. */
export function WordsDesk({ dictionary, settings, listing }: WordsDeskProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { limits } = useSignedIn();
  const { queue, state } = useChangeQueue(dictionary.id);
  const count = wordsCountWith(dictionary.wordsCount, state);
  const [compared, setCompared] = useState<string | null>(null);
  const conflict = state.log.findLast(({ change }) => change.id === compared)?.conflict;
  const full = count >= limits.wordsPerDictionary;
  return (
    <>
      <PageHead
        title={t("dictionaries.edit.title")}
        back={{
          to: paths.dictionary(dictionary.id),
          label: dictionary.name,
          lang: dictionary.termsLanguage,
        }}
        aside={
          <>
            <SaveStatus state={state} onRetry={() => void queue.retryAll()} onCompare={setCompared} />
            <Figures>
              {t("dictionaries.edit.countOf", {
                words: format.number(count),
                limit: format.number(limits.wordsPerDictionary),
              })}
            </Figures>
            {count > 0 && (
              <ButtonLink
                className={styles.paste ?? ""}
                icon={<NotebookPen />}
                to={paths.newTest(dictionary.id)}
              >
                {t("dictionaries.edit.test")}
              </ButtonLink>
            )}
            <ButtonLink
              className={styles.paste ?? ""}
              icon={<ClipboardPaste />}
              to={paths.bringWords(dictionary.id)}
            >
              {t("dictionaries.paste.open")}
            </ButtonLink>
          </>
        }
      />
      {full && <LimitNote />}
      <Writing {...{ dictionary, settings, listing, count, full, queue, state }} onCompare={setCompared} />
      {conflict && (
        <VersionsDialog
          {...{ dictionary, conflict }}
          onClose={() => setCompared(null)}
          onChoose={(change) => {
            setCompared(null);
            queue.settle(conflict.theirs.id, change);
          }}
        />
      )}
    </>
  );
}

interface WritingProps extends WordsDeskProps {
  /** How many words there are. */
  count: number;
  full: boolean;
  queue: ChangeQueue;
  state: QueueState;
  onCompare: (wordId: string) => void;
}

function Writing({
  dictionary,
  settings,
  listing,
  count,
  full,
  queue,
  state,
  onCompare,
}: WritingProps): ReactNode {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const user = useSignedIn();
  const { id } = dictionary;
  const list = useInfiniteQuery(editListOptions(id, listing));
  const tags = useQuery(tagsOptions(id));
  const { filter, tag, resting, sort, direction } = listing;
  const isPart = filter !== "" || tag !== "" || resting;
  const latestFirst = !isPart && sort === LATEST_FIRST.sort && direction === LATEST_FIRST.direction;
  const rows = useMemo(
    () => ledgerWords(wordsOf(list.data).toReversed(), state, latestFirst),
    [list.data, state, latestFirst],
  );
  const kept = useMemo(() => keptFor(user.id, id), [user.id, id]);
  const [initial] = useState(() => kept.draft("new") ?? EMPTY_DRAFT);

  const client = useQueryClient();
  useEffect(() => {
    if (queue.state.get().created.length === 0) return;
    queue.forgetCreated();
    void rereadEditLists(client, id);
  }, [client, queue, id]);

  const add = (text: WordText): void => {
    queue.add([{ kind: "create", id: newId(), text }]);
    announce(t("dictionaries.edit.added", { term: text.term }));
  };
  return (
    <>
      {!resting && (
        <NewWordForm
          dictionary={dictionary}
          full={full}
          initial={initial}
          onDraft={(draft) => kept.keepDraft("new", draft)}
          onAdd={add}
          onMerge={(word, definitions) => {
            const change = updateOf(word, { definitions });
            if (change) queue.add([change]);
            announce(t("dictionaries.edit.merged", { term: word.term }));
          }}
          rows={rows}
        />
      )}
      <div className={styles.list}>
        {(rows.length > 0 || isPart) && <WordToolbar settings={settings} />}
        {tags.data && <PartChips {...tags.data} wordsCount={count} chosen={listing} />}
        <WordLedger
          {...{ dictionary, list, rows, queue, kept, settings, listing, onCompare }}
          resting={tags.data?.resting ?? 0}
        />
      </div>
    </>
  );
}
