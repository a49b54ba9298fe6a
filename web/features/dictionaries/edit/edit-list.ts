import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from "@tanstack/react-query";

import type { Dictionary, Word } from "../../../../shared/api/dictionaries.ts";
import type { WordListing } from "../../../../shared/listing.ts";
import { writeConfirmed } from "../../../lib/queries.ts";
import { infoOptions, markChanged, readPage, wordsKey } from "../queries.ts";
import { tagsOptions } from "../tags.ts";
import type { SavedWords } from "./change-queue.ts";

type EditPage = Dictionary & { words: Word[]; next: string | null };
type EditPages = InfiniteData<EditPage, string | null>;

const editKey = (id: string) => [...wordsKey(id), "edit"] as const;

/** The words as they are edited, page by page. */
export const editListOptions = (id: string, listing: WordListing) =>
  infiniteQueryOptions({
    queryKey: [...editKey(id), listing],
    queryFn: ({ pageParam, signal }) => readPage(id, listing, pageParam ?? undefined, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: EditPage) => next,
  });

/** The dictionary of an edited list: it comes with the list's first page, so that the page of both asks once. */
export const editedOptions = (id: string, listing: WordListing) =>
  queryOptions({
    queryKey: infoOptions(id).queryKey,
    queryFn: async ({ client }) => {
      const list = editListOptions(id, listing);
      const { pages } = await client.fetchInfiniteQuery({ ...list, retry: false, meta: { handled: true } });
      const [first] = pages;
      if (!first) throw new Error("A list has a first page");
      return first;
    },
  });

/** The lists are read again: they lack what was created while they were shown. */
export const rereadEditLists = (client: QueryClient, id: string): Promise<void> =>
  client.resetQueries({ queryKey: editKey(id) });

/** What was read so far. */
export interface ReadPages {
  pages: readonly EditPage[];
}

/** Words of all pages that were read. Each page's words come before those read earlier (spec §4). */
export const wordsOf = (data: ReadPages | undefined): Word[] =>
  (data?.pages ?? []).reduce<Word[]>((words, page) => [...page.words.toReversed(), ...words], []);

/** Applies what the server confirmed to the lists on this screen, and marks the data of other screens as outdated. */
export function applySaved(
  client: QueryClient,
  id: string,
  answer: SavedWords,
  deleted: readonly string[],
): void {
  const { words, ...dictionary } = answer;
  applyFound(client, id, words, deleted);
  const infoKey = infoOptions(id).queryKey;
  writeConfirmed(client, infoKey, () =>
    client.setQueryData(infoKey, (before) => ({ words: [], next: null, ...before, ...dictionary })),
  );
  markChanged(client, id);
  // How many words have a tag, or rest, stands above the list.
  void client.invalidateQueries(tagsOptions(id));
}

/** Applies words as the server told them to the lists on this screen. */
export function applyFound(
  client: QueryClient,
  id: string,
  words: readonly Word[],
  deleted: readonly string[] = [],
): void {
  const changed = new Map(words.map((word) => [word.id, word]));
  const gone = new Set(deleted);
  const withChanges = (page: EditPage): EditPage => ({
    ...page,
    words: page.words.filter((word) => !gone.has(word.id)).map((word) => changed.get(word.id) ?? word),
  });
  writeConfirmed(client, editKey(id), () =>
    client.setQueriesData<EditPages>(
      { queryKey: editKey(id) },
      (data) => data && { ...data, pages: data.pages.map(withChanges) },
    ),
  );
}
