import { api } from "../../../../shared/api/index.ts";
import type { Entry, QueueItem, ReviewQueue } from "../../../../shared/api/reviews.ts";
import { call } from "../../../lib/api.ts";
import { isDictated } from "../../../lib/speech/preference.ts";
import { canSpeak } from "../../../lib/speech/speech.ts";
import { whenIdle } from "../../../lib/when-idle.ts";
import { keptReviews, tidy, type KeptReview } from "../device/log.ts";
import { trySending } from "../device/sending.ts";

/** All that a review needs on the device: from here on nothing waits for the network. */
export interface LoadedReview {
  queue: ReviewQueue;
  /** By the id of their dictionary; what could not be had is left out. */
  entries: ReadonlyMap<string, readonly Entry[]>;
  /** What was answered on this device of the same day. */
  answered: readonly KeptReview[];
  /** Dictionaries whose terms are heard where they are asked for. */
  heard: ReadonlySet<string>;
}

export async function loadReview(userId: string, signal?: AbortSignal): Promise<LoadedReview> {
  const queue = await loadQueue(userId, signal);
  await tidy(userId, queue.day);
  const [entries, answered, heard] = await Promise.all([
    loadEntries(queue.items, signal),
    answeredOn(userId, queue.day),
    heardOf(queue.items),
  ]);
  return { queue, entries, answered, heard };
}

/** Where dictation is wanted on this device and something can speak here. */
async function heardOf(items: readonly QueueItem[]): Promise<Set<string>> {
  const asked = new Map(
    items
      .filter(({ direction, dictionaryId }) => direction === "backward" && isDictated(dictionaryId))
      .map(({ dictionaryId, answerLanguage }) => [dictionaryId, answerLanguage]),
  );
  const heard = await Promise.all(
    [...asked].map(async ([id, language]) => ((await canSpeak(language)) ? [id] : [])),
  );
  return new Set(heard.flat());
}

/** The server's queue knows what it was sent; without a network it is the one that was kept. */
export async function loadQueue(userId: string, signal?: AbortSignal): Promise<ReviewQueue> {
  await trySending(userId);
  return readQueue(signal);
}

export const readQueue = (signal?: AbortSignal): Promise<ReviewQueue> =>
  call(api.reviews.queue, { query: {}, signal });

export async function answeredOn(userId: string, day: string): Promise<KeptReview[]> {
  return (await keptReviews(userId)).filter((kept) => kept.day === day);
}

async function loadEntries(
  items: readonly QueueItem[],
  signal?: AbortSignal,
): Promise<Map<string, readonly Entry[]>> {
  const ids = [...new Set(items.map(({ dictionaryId }) => dictionaryId))];
  const loaded = await Promise.all(
    ids.map((id) => call(api.reviews.entries, { params: { id }, signal }).catch(() => null)),
  );
  return new Map(loaded.flatMap((one) => (one ? [[one.id, one.entries]] : [])));
}

/** Asks for what a review needs before it is come to, for the service worker keeps it then. */
export function prefetchReview(): void {
  if (!("serviceWorker" in navigator) || !navigator.serviceWorker.controller) return;
  whenIdle(() => {
    readQueue()
      .then(({ items }) => loadEntries(items))
      // The review itself asks again, and tells.
      .catch(() => undefined);
  });
}
