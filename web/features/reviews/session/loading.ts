import type { Entry, QueueItem, ReviewQueue } from "../../../../shared/api/reviews.ts";
import { isDictated } from "../../../lib/speech/preference.ts";
import { canSpeak } from "../../../lib/speech/speech.ts";
import type { StoredReview } from "../device/database.ts";
import { tidy } from "../device/log.ts";
import { answeredOn, firstQueue, loadEntries } from "./queue.ts";

/** What the first card of a review needs; once the entries are there too, nothing waits for the network. */
export interface LoadedReview {
  queue: ReviewQueue;
  /** Else Today read it in advance, and another device may have gone on since. */
  isNew: boolean;
  /** By the id of their dictionary; what could not be had is left out. A verdict waits for them, the question does not. */
  entries: Promise<ReadonlyMap<string, readonly Entry[]>>;
  /** What was answered on this device of the same day. */
  answered: readonly StoredReview[];
  /** Dictionaries whose terms are heard where they are asked for. */
  heard: ReadonlySet<string>;
}

export async function loadReview(userId: string): Promise<LoadedReview> {
  const { queue, isNew } = await firstQueue(userId);
  const entries = loadEntries(queue.items);
  await tidy(userId, queue.day);
  const [answered, heard] = await Promise.all([answeredOn(userId, queue.day), heardOf(queue.items)]);
  return { queue, isNew, entries, answered, heard };
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
