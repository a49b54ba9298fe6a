import { queryOptions } from "@tanstack/react-query";

import { call } from "./api.ts";
import { queryClient, REVIEWS } from "./queries.ts";
import { whenIdle } from "./when-idle.ts";

/** How long the words of a dictionary are used before they are read again. */
export const FRESH_MS = 60_000;

/** All words of a dictionary at once, for judging, reading and searching on this device. */
export const entriesOptions = (id: string) =>
  queryOptions({
    queryKey: [...REVIEWS, "entries", id],
    queryFn: ({ signal }) => call("GET /dictionaries/:id/entries", { params: { id }, signal }),
    staleTime: FRESH_MS,
    meta: { handled: true },
  });

/** Reads them in advance, so that the service worker keeps them for the time without a network. */
export async function keepEntries(id: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.ready;
  whenIdle(() => void queryClient.prefetchQuery(entriesOptions(id)));
}
