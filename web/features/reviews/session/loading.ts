import type { Entry, QueueItem, ReviewQueue } from "../../../../shared/api/reviews.ts";
import { isDictated } from "../../../lib/speech/preference.ts";
import { canSpeak } from "../../../lib/speech/speech.ts";
import type { KeptReview } from "../device/database.ts";
import { tidy } from "../device/log.ts";
import { answeredOn, loadEntries, loadQueue } from "./queue.ts";

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
