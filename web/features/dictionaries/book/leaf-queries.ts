import { queryOptions, type QueryClient } from "@tanstack/react-query";

import type { Dictionary, Word } from "../../../../shared/api/dictionaries.ts";
import { WORD_PAGE_SIZE } from "../../../../shared/limits.ts";
import type { WordListing } from "../../../../shared/listing.ts";
import { NetworkError } from "../../../lib/api-error.ts";
import { pageKey, readPage } from "../queries.ts";
import type { LeafPlace, Section } from "./sections.ts";

/** A word as it is listed. */
export interface ListedWord extends Pick<Word, "id" | "term" | "definitions" | "example" | "note" | "tags"> {
  /** Unknown where it was found on the device. */
  order: number | null;
}

export interface LeafPage {
  dictionary: Dictionary;
  words: ListedWord[];
  next: string | null;
  /** The search had no network, and went through what is on this device: words without their tags, or nothing. */
  onDevice?: "words" | "no words" | "no tags";
}

export interface BookPlace {
  id: string;
  listing: WordListing;
}

/** One page of words; the page before it in its section is read first, for its cursor. */
export const leafOptions = (client: QueryClient, book: BookPlace, { section, page }: LeafPlace) =>
  queryOptions({
    queryKey: [...pageKey(book.id, book.listing), section.key, page],
    queryFn: async ({ signal }): Promise<LeafPage> => {
      const before =
        page === 0
          ? section.after
          : (await client.ensureQueryData(leafOptions(client, book, { section, page: page - 1 }))).next;
      if (page > 0 && before === null) return emptyPage(client, book, section);
      const after = before ?? undefined;
      try {
        const { words, next, ...dictionary } = await readPage(book.id, book.listing, after, signal);
        return { dictionary, next, words: withinSection(words, section, page) };
      } catch (error) {
        if (!(error instanceof NetworkError) || !book.listing.filter) throw error;
        const { findOnDevice } = await import("./find-on-device.ts");
        const found = await findOnDevice(client, book, after);
        if (!found) throw error;
        return found;
      }
    },
  });

/** How many pages of a section are known to exist from what has been read. */
export function pagesReached(client: QueryClient, book: BookPlace, section: Section): number {
  let page = 0;
  for (;;) {
    const read = client.getQueryData(leafOptions(client, book, { section, page }).queryKey);
    if (!read) return page + (page === 0 ? 1 : 0);
    page += 1;
    if (!read.next) return page;
    if (!client.getQueryData(leafOptions(client, book, { section, page }).queryKey)) return page + 1;
  }
}

/** The list ended earlier than expected: words were deleted in the meantime. */
function emptyPage(client: QueryClient, book: BookPlace, section: Section): LeafPage {
  const first = client.getQueryData(leafOptions(client, book, { section, page: 0 }).queryKey);
  if (!first) throw new Error("A later page was read before the first");
  return { dictionary: first.dictionary, words: [], next: null };
}

/** The last page of a section would continue with the next section's words. */
const withinSection = (words: ListedWord[], { count, bounded }: Section, page: number): ListedWord[] =>
  count === null || !bounded ? words : words.slice(0, Math.max(0, count - page * WORD_PAGE_SIZE));
