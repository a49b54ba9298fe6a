import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { Book } from "../../../ui/book.tsx";
import { LeafSkeleton } from "../../../ui/leaf-skeleton.tsx";
import { ListFailure } from "../shelf/list-failure.tsx";
import { pagesReached, type BookPlace } from "./leaf-queries.ts";
import { LetterTabs } from "./letter-tabs.tsx";
import { firstWordOf, leavesOf, letterOfWord, placeOfLetter, type Letter, type Section } from "./sections.ts";
import { useLeafWindow } from "./use-leaf-window.ts";
import { useShownLeaves } from "./use-leaves.ts";
import { WordLeaf } from "./word-leaf.tsx";

import styles from "./word-book.module.css";

interface WordBookProps {
  dictionary: Dictionary;
  book: BookPlace;
  sections: readonly Section[];
  letters: readonly Letter[];
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
  wanted,
  onPickElsewhere,
}: WordBookProps): ReactNode {
  const { t } = useTranslation();
  const client = useQueryClient();
  const frame = useRef<HTMLDivElement>(null);
  const leaves = leavesOf(sections, (section) => pagesReached(client, book, section));
  const { items, before, after, measure, show } = useLeafWindow(frame, leaves.length);
  const pages = useShownLeaves(
    book,
    leaves,
    items.map(({ index }) => index),
  );

  const [picked, setPicked] = useState<{ letter: string; leaf: number } | null>(null);
  const pick = (letter: string): void => {
    const place = placeOfLetter(letters, sections, letter);
    if (!place) return;
    setPicked({ letter, leaf: place.leaf });
    show(place.leaf);
  };
  useEffect(() => {
    if (wanted) pick(wanted);
    // Once, at the start.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const current = onPickElsewhere
    ? undefined
    : picked && items.some(({ index }) => index === picked.leaf)
      ? picked.letter
      : letterOfWord(letters, firstWordOf(leaves, items[0]?.index ?? 0));

  return (
    <Book
      index={
        letters.length > 1 && (
          <LetterTabs
            letters={letters}
            current={current}
            language={dictionary.termsLanguage}
            descending={!onPickElsewhere && book.listing.direction === -1}
            onPick={onPickElsewhere ?? pick}
          />
        )
      }
    >
      <div ref={frame} className={styles.leaves} style={{ paddingTop: before, paddingBottom: after }}>
        {items.map(({ index, key }) => {
          const result = pages.get(index);
          return (
            <div key={key} data-index={index} ref={measure}>
              {result?.data ? (
                <WordLeaf
                  words={result.data.words}
                  page={index + 1}
                  termsLanguage={dictionary.termsLanguage}
                  definitionsLanguage={dictionary.definitionsLanguage}
                />
              ) : result?.isError ? (
                <ListFailure error={result.error} onRetry={() => void result.refetch()} />
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
