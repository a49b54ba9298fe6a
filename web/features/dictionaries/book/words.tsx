import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import type { WordsSort } from "../../../../shared/api/values.ts";
import type { WordListing } from "../../../../shared/listing.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/action/button-link.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { LeafSkeleton } from "../../../ui/feedback/leaf-skeleton.tsx";
import { Note } from "../../../ui/text/note.tsx";
import type { ListSettings } from "../list-settings.ts";
import { NoneRests } from "../none-rests.tsx";
import { tagsOptions } from "../tags.ts";
import { WordToolbar } from "../word-list-settings.tsx";
import { DictionaryTags } from "./dictionary-tags.tsx";
import { FoundWords } from "./found-words.tsx";
import { leafOptions } from "./leaf-queries.ts";
import { LIST_START, sectionsOf, wholeList } from "./sections.ts";
import { useLetters } from "./use-letters.ts";
import { WordBook } from "./word-book.tsx";

import styles from "./words.module.css";

interface WordsProps {
  dictionary: Dictionary;
  settings: ListSettings<WordsSort>;
  listing: WordListing;
  /** Everything is to be put on paper. */
  printing: boolean;
  onPrinted: () => void;
}

/** Search, sorting and the words themselves. */
export function Words({ dictionary, settings, listing, printing, onPrinted }: WordsProps): ReactNode {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { id, wordsCount } = dictionary;
  const book = { id, listing };
  const { letters, ready } = useLetters(id, listing);
  const start = useQuery(leafOptions(client, book, LIST_START));
  const tags = useQuery(tagsOptions(id));
  const nothing = start.data?.words.length === 0;
  const onDevice = start.data?.onDevice;
  const found = letters.reduce((sum, { count }) => sum + count, 0);
  const byTerm = listing.sort === "term" && letters.length > 0;
  const sections = byTerm
    ? sectionsOf(letters)
    : wholeList(listing.filter || listing.tag || listing.resting ? null : wordsCount);
  const [wanted, setWanted] = useState<string>();
  const pick = (letter: string): void => {
    setWanted(letter);
    settings.show("term", 1);
  };
  return (
    <>
      <WordToolbar settings={settings} />
      {tags.data && <DictionaryTags dictionary={dictionary} {...tags.data} chosen={listing} />}
      {listing.filter && found > 0 && onDevice === undefined && (
        <FoundWords dictionaryId={id} listing={listing} count={found} />
      )}
      {onDevice === "words" && (
        <div className={styles.note}>
          <Note tone="info" role="status">
            {t("dictionaries.offline.searched")}
          </Note>
        </div>
      )}
      {onDevice === "no words" ? (
        <EmptyState
          title={t("dictionaries.offline.noWords")}
          action={<Button onClick={settings.clear}>{t("dictionaries.clearSearch")}</Button>}
        >
          {t("dictionaries.offline.noWordsText")}
        </EmptyState>
      ) : onDevice === "no tags" ? (
        <EmptyState
          title={t("dictionaries.offline.noTags")}
          action={<ButtonLink to={paths.dictionary(id)}>{t("dictionaries.tags.showAll")}</ButtonLink>}
        >
          {t("dictionaries.offline.noTagsText")}
        </EmptyState>
      ) : onDevice === "no resting" ? (
        <EmptyState
          title={t("resting.offline")}
          action={<ButtonLink to={paths.dictionary(id)}>{t("dictionaries.tags.showAll")}</ButtonLink>}
        >
          {t("resting.offlineText")}
        </EmptyState>
      ) : nothing && listing.resting && !listing.filter ? (
        <NoneRests all={paths.dictionary(id)} />
      ) : nothing && !listing.filter ? (
        <EmptyState
          title={t("dictionaries.tags.none", { tag: listing.tag })}
          action={<ButtonLink to={paths.dictionary(id)}>{t("dictionaries.tags.showAll")}</ButtonLink>}
        />
      ) : nothing ? (
        <EmptyState
          title={t("dictionaries.noWordFound", { filter: listing.filter })}
          action={<Button onClick={settings.clear}>{t("dictionaries.clearSearch")}</Button>}
        />
      ) : ready && isAsked(tags) ? (
        <WordBook
          key={`${listing.filter} ${listing.tag} ${listing.resting} ${listing.sort} ${listing.direction}`}
          {...{ dictionary, book, sections, letters, printing, onPrinted }}
          wanted={byTerm ? wanted : undefined}
          onPickElsewhere={byTerm ? undefined : pick}
        />
      ) : (
        <LeafSkeleton label={t("dictionaries.loadingWords")} />
      )}
    </>
  );
}

/**
 * The tags are above the words, which would be pushed down when they arrive late: after a failure, nothing waits for
 * the second try.
 */
const isAsked = ({ isPending, failureCount }: { isPending: boolean; failureCount: number }): boolean =>
  !isPending || failureCount > 0;
