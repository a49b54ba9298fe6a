import { useQueries, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useEffect } from "react";

import type { BookPlace, LeafPage } from "./leaf-page.ts";
import { leafOptions } from "./leaf-queries.ts";
import type { LeafPlace } from "./sections.ts";

/** Reads the leaves that are shown, and the one that comes after them. */
export function useShownLeaves(
  book: BookPlace,
  leaves: readonly LeafPlace[],
  shown: readonly number[],
): Map<number, UseQueryResult<LeafPage>> {
  const client = useQueryClient();
  const places = shown.flatMap((index) => {
    const place = leaves[index];
    return place ? [{ index, place }] : [];
  });
  const results = useQueries({
    queries: places.map(({ place }) => leafOptions(client, book, place)),
  });

  const next = leaves[(shown.at(-1) ?? -1) + 1];
  const nextKey = next && `${next.section.key} ${next.page}`;
  useEffect(() => {
    if (next) void client.prefetchQuery(leafOptions(client, book, next));
    // The key identifies the place, which is a new object each time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [
    nextKey,
    book.id,
    book.listing.filter,
    book.listing.tag,
    book.listing.resting,
    book.listing.sort,
    book.listing.direction,
  ]);

  return new Map(
    places.flatMap(({ index }, at) => {
      const result = results[at];
      return result ? [[index, result] as const] : [];
    }),
  );
}
