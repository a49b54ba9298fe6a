import type { Kysely } from "kysely";

import type { Card, CardMemory, CardReview, MemorySettings } from "../../../shared/memory/learner.ts";
import type { Db } from "../../database/open.ts";
import type { Tables } from "../../database/tables.ts";
import { byCard, cardKey, readMemories, readReviews } from "./memories.ts";
import { currentSettings } from "./replay.ts";

export interface CardHistory extends Card {
  memory: CardMemory;
  reviews: readonly CardReview[];
}

/** The settings that the memory of a learner's cards depends on; outdated memory is recomputed first. */
export async function readMemorySettings(
  db: Kysely<Tables>,
  userId: string,
): Promise<MemorySettings & { now: number }> {
  const { retention, timeZone, dayStartsAt, now } = await currentSettings(db, userId);
  return { retention, timeZone, dayStartsAt, now };
}

/** The cards of these words that were reviewed, with all their reviews. */
export async function readHistories(
  db: Db,
  userId: string,
  wordIds: readonly string[],
): Promise<CardHistory[]> {
  const cards = await readMemories(db, userId, wordIds);
  const reviews = byCard(await readReviews(db, userId, wordIds));
  return cards.map(({ wordId, direction, memory }) => ({
    wordId,
    direction,
    memory,
    reviews: (reviews.get(cardKey({ wordId, direction })) ?? []).map(
      ({ id, at, grade, milliseconds, source }) => ({ id, at, grade, milliseconds, source }),
    ),
  }));
}
