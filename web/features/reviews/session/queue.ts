import type { Entry, QueueItem, ReviewQueue } from "../../../../shared/api/reviews.ts";
import { call } from "../../../lib/api.ts";
import type { KeptReview } from "../device/database.ts";
import { keptReviews } from "../device/log.ts";
import { trySending } from "../device/sending.ts";

/**
 * Sends stored reviews first, so that the server's queue takes them into account. Offline, the cached queue is used.
 */
export async function loadQueue(userId: string, signal?: AbortSignal): Promise<ReviewQueue> {
  await trySending(userId);
  return readQueue(signal);
}

export const readQueue = (signal?: AbortSignal): Promise<ReviewQueue> =>
  call("GET /review/queue", { query: {}, signal });

/** What was answered on this device of a day. */
export async function answeredOn(userId: string, day: string): Promise<KeptReview[]> {
  return (await keptReviews(userId)).filter((kept) => kept.day === day);
}

/** By the id of their dictionary; what cannot be had is left out. */
export async function loadEntries(
  items: readonly QueueItem[],
  signal?: AbortSignal,
): Promise<Map<string, readonly Entry[]>> {
  const ids = [...new Set(items.map(({ dictionaryId }) => dictionaryId))];
  const loaded = await Promise.all(
    ids.map((id) => call("GET /dictionaries/:id/entries", { params: { id }, signal }).catch(() => null)),
  );
  return new Map(loaded.flatMap((one) => (one ? [[one.id, one.entries]] : [])));
}
