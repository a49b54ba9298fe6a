import { useQueryClient } from "@tanstack/react-query";
import { useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { LeafSkeleton } from "../../../ui/feedback/leaf-skeleton.tsx";
import { ListFailure } from "../shelf/list-failure.tsx";
import { Book } from "./book.tsx";
import type { BookPlace } from "./leaf-page.ts";
import { pagesReached } from "./leaf-queries.ts";
import { LetterTabs } from "./letter-tabs.tsx";
import { leavesOf, type Letter, type Section } from "./sections.ts";
import { guessedHeight, useLeafWindow } from "./use-leaf-window.ts";
import { useShownLeaves } from "./use-leaves.ts";
import { useLetterJump } from "./use-letter-jump.ts";
import { usePrintedLeaves } from "./use-printed-leaves.ts";
import { WordLeaf } from "./word-leaf.tsx";

import styles from "./word-book.module.css";

interface WordBookProps {
  dictionary: Dictionary;
  book: BookPlace;
  sections: readonly Section[];
  letters: readonly Letter[];
  /** All leaves are to be put on paper. */
  printing: boolean;
  onPrinted: () => void;
  /** A letter to begin at. */
  wanted?: string | undefined;
  /** Picks a letter where this list is not sorted by term. */
  onPickElsewhere?: ((letter: string) => void) | undefined;
}

/** The words as leaves of a book: only the leaves on the screen are on the page, however many there are. */
export function WordBook({
  dictionary,
  book,
  sections,
  letters,
  printing,
  onPrinted,
  wanted,
  onPickElsewhere,
}: WordBookProps): ReactNode {
  const { t } = useTranslation();
  const client = useQueryClient();
  const frame = useRef<HTMLDivElement>(null);
  const leaves = leavesOf(sections, (section) => pagesReached(client, book, section));
  const { items, before, after, measure, show } = useLeafWindow(frame, leaves.length);
  const printed = usePrintedLeaves({ book, leaves, printing, onPrinted });
  const shown = printed ?? items.map(({ index }) => index);
  const pages = useShownLeaves(book, leaves, shown);

  const { current, jumpTo } = useLetterJump({
    frame,
    letters,
    sections,
    leaves,
    shown,
    ready: shown.every((leaf) => pages.get(leaf)?.data),
    show,
    wanted,
  });

  return (
    <Book
      index={
        letters.length > 1 && (
          <LetterTabs
            letters={letters}
            current={onPickElsewhere ? undefined : current}
            language={dictionary.termsLanguage}
            descending={!onPickElsewhere && book.listing.direction === -1}
            onPick={onPickElsewhere ?? jumpTo}
          />
        )
      }
    >
      <div
        ref={frame}
        className={styles.leaves}
        style={printed ? undefined : { paddingTop: before, paddingBottom: after }}
      >
        {shown.map((index) => {
          const result = pages.get(index);
          return (
            <div
              key={index}
              data-index={index}
              ref={measure}
              style={{ minHeight: result?.data ? undefined : guessedHeight() }}
            >
              {result?.data ? (
                <WordLeaf
                  dictionaryId={dictionary.id}
                  words={result.data.words}
                  page={index + 1}
                  tag={book.listing.tag}
                  termsLanguage={dictionary.termsLanguage}
                  definitionsLanguage={dictionary.definitionsLanguage}
                />
              ) : result?.failureReason ? (
                <ListFailure error={result.failureReason} onRetry={() => void result.refetch()} />
              ) : (
                <LeafSkeleton page={index + 1} label={t("dictionaries.loadingWords")} />
              )}
            </div>
          );
        })}
      </div>
    </Book>
  );
}
