import { queryOptions, type QueryClient } from "@tanstack/react-query";

import { WORD_PAGE_SIZE } from "../../../../shared/limits.ts";
import { NetworkError } from "../../../lib/api-error.ts";
import { pageKey, readPage } from "../queries.ts";
import type { BookPlace, LeafPage, ListedWord } from "./leaf-page.ts";
import { LIST_START, type LeafPlace, type Section } from "./sections.ts";

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
        if (!(error instanceof NetworkError) || !(book.listing.filter || book.listing.resting)) throw error;
        const { findOnDevice } = await import("./find-on-device.ts");
        const whole = { id: book.id, listing: { ...book.listing, filter: "", tag: "", resting: false } };
        const readWhole = () => client.fetchQuery(leafOptions(client, whole, LIST_START));
        const found = await findOnDevice(client, book, { after, readWhole });
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
