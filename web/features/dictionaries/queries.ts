import { queryOptions, type QueryClient } from "@tanstack/react-query";

import type { DictionariesSort } from "../../../shared/api/values.ts";
import { queryOf, type Listing, type WordListing } from "../../../shared/listing.ts";
import { short } from "../../../shared/text/bounds.ts";
import { finderOf } from "../../../shared/text/fold.ts";
import { NetworkError } from "../../lib/api-error.ts";
import { call } from "../../lib/api.ts";
import { currentLanguage } from "../../lib/i18n.ts";
import { DICTIONARIES, REVIEWS } from "../../lib/queries.ts";

const LISTS = [...DICTIONARIES, "list"] as const;
const oneDictionary = (id: string) => [...DICTIONARIES, "one", id] as const;

/** Names sort by the interface's alphabet, so its language is part of the key. */
export const listOptions = (listing: Listing<DictionariesSort>) =>
  queryOptions({
    queryKey: [...LISTS, listing, currentLanguage()],
    queryFn: async ({ signal }) => {
      const read = (filter: string) =>
        call("GET /dictionaries", { query: queryOf({ ...listing, filter }), signal });
      try {
        return await read(listing.filter);
      } catch (error) {
        if (!(error instanceof NetworkError) || !listing.filter) throw error;
        // Without a network: among those that are on this device.
        const { data } = await read("");
        const isFound = finderOf(short(listing.filter), currentLanguage());
        return { data: data.filter(({ name }) => isFound(short(name))) };
      }
    },
  });

/** The dictionary alone: the first page of words that comes with it is ignored. */
export const infoOptions = (id: string) =>
  queryOptions({
    queryKey: [...oneDictionary(id), "info"],
    queryFn: ({ signal }) => call("GET /dictionaries/:id", { params: { id }, signal }),
  });

export const wordsKey = (id: string) => [...oneDictionary(id), "words"] as const;

export const pageKey = (id: string, listing: WordListing) => [...wordsKey(id), listing] as const;

export const readPage = (id: string, listing: WordListing, after?: string, signal?: AbortSignal) =>
  call("GET /dictionaries/:id", {
    params: { id },
    query: { ...queryOf(listing), ...(after === undefined ? {} : { after }) },
    signal,
  });

/** After a dictionary or its words changed: what is shown of it, and what is to be reviewed, is reloaded. */
export async function refreshDictionary(client: QueryClient, id: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: LISTS }),
    client.invalidateQueries({ queryKey: oneDictionary(id) }),
    client.invalidateQueries({ queryKey: REVIEWS }),
  ]);
}

/** Like `refreshDictionary`, but nothing is reloaded before it is shown again; the current screen stays as it is. */
export function markChanged(client: QueryClient, id: string): void {
  void client.invalidateQueries({ queryKey: LISTS, refetchType: "none" });
  void client.invalidateQueries({ queryKey: oneDictionary(id), type: "inactive", refetchType: "none" });
  void client.invalidateQueries({ queryKey: REVIEWS, refetchType: "none" });
}

/** After a dictionary was created or deleted. */
export async function refreshLists(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: LISTS });
}

export const forgetDictionary = (client: QueryClient, id: string): void =>
  client.removeQueries({ queryKey: oneDictionary(id) });
