import { queryOptions } from "@tanstack/react-query";

import type { Entry, QueueItem, ReviewQueue } from "../../../../shared/api/reviews.ts";
import { call } from "../../../lib/api.ts";
import { entriesOptions, FRESH_MS } from "../../../lib/entries.ts";
import { queryClient, REVIEWS } from "../../../lib/queries.ts";
import type { StoredReview } from "../device/database.ts";
import { storedReviews } from "../device/log.ts";
import { trySending } from "../device/sending.ts";

export const queueOptions = (userId: string) =>
  queryOptions({
    queryKey: [...REVIEWS, "queue", userId],
    // Stored reviews are sent first, so that the server takes them into account.
    queryFn: ({ signal }) => trySending(userId).then(() => readQueue(signal)),
    // A review begins with what Today read in advance; it reads the queue again beside its first card.
    staleTime: FRESH_MS,
    meta: { handled: true },
  });

export const readQueue = (signal?: AbortSignal): Promise<ReviewQueue> =>
  call("GET /review/queue", { query: {}, signal });

/** The queue to begin a review with, and whether it was read for it. */
export async function firstQueue(userId: string): Promise<{ queue: ReviewQueue; isNew: boolean }> {
  const began = Date.now();
  const options = queueOptions(userId);
  const queue = await queryClient.fetchQuery(options);
  return { queue, isNew: (queryClient.getQueryState(options.queryKey)?.dataUpdatedAt ?? 0) >= began };
}

/** The queue as it is now. */
export const loadQueue = (userId: string): Promise<ReviewQueue> =>
  queryClient.fetchQuery({ ...queueOptions(userId), staleTime: 0 });

/** What was answered on this device of a day; also what was taken back. */
export async function logOn(userId: string, day: string): Promise<StoredReview[]> {
  return (await storedReviews(userId)).filter((kept) => kept.day === day);
}

/** By the id of their dictionary; what cannot be had is left out. */
export async function loadEntries(
  items: readonly QueueItem[],
  staleTime = FRESH_MS,
): Promise<Map<string, readonly Entry[]>> {
  const ids = [...new Set(items.map(({ dictionaryId }) => dictionaryId))];
  const loaded = await Promise.all(
    ids.map((id) => queryClient.fetchQuery({ ...entriesOptions(id), staleTime }).catch(() => null)),
  );
  return new Map(loaded.flatMap((one) => (one ? [[one.id, one.entries]] : [])));
}
