import type { Entry, QueueItem, ReviewQueue } from "../../../../shared/api/reviews.ts";
import { isDictated } from "../../../lib/speech/preference.ts";
import { canSpeak } from "../../../lib/speech/speech.ts";
import type { OwnWords } from "../../../lib/words/own-words.ts";
import type { StoredReview } from "../device/database.ts";
import { tidy } from "../device/log.ts";
import { firstQueue, loadEntries, logOn } from "./queue.ts";

/** What the first card of a review needs; once the entries are there too, nothing waits for the network. */
export interface LoadedReview {
  queue: ReviewQueue;
  /** Else Today read it in advance, and another device may have gone on since. */
  isNew: boolean;
  /** By the id of their dictionary; what could not be had is left out. A verdict waits for them, the question does not. */
  entries: Promise<ReadonlyMap<string, readonly Entry[]>>;
  /** What was answered on this device of the same day; also what was taken back. */
  log: readonly StoredReview[];
  /** Dictionaries whose terms are heard where they are asked for. */
  heard: ReadonlySet<string>;
  /** Null where its code cannot be loaded: words can be answered all the same. */
  words: Promise<OwnWords | null>;
}

export async function loadReview(userId: string, loadWords: () => Promise<OwnWords>): Promise<LoadedReview> {
  const words = loadWords().catch(() => null);
  const { queue, isNew } = await firstQueue(userId);
  const entries = loadEntries(queue.items);
  await tidy(userId, queue.day);
  const [log, heard] = await Promise.all([logOn(userId, queue.day), heardOf(queue.items)]);
  return { queue, isNew, entries, log, heard, words };
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
