import type { Kysely } from "kysely";

import type { WordMemory } from "../../../shared/api/reviews.ts";
import { cardKey, type Card } from "../../../shared/memory/card.ts";
import {
  Learner,
  type CardMemory,
  type CardReview,
  type MemorySettings,
} from "../../../shared/memory/learner.ts";
import { asMinutes } from "../../../shared/memory/minutes.ts";
import type { Db } from "../../database/open.ts";
import type { Tables } from "../../database/tables.ts";
import type { Effort } from "../../slices.ts";
import { byCard, readReviews, type RememberedCard } from "./memories.ts";
import { currentSettings, readMemories } from "./replay.ts";
import { planToday } from "./today.ts";

/** How well a word is remembered today. */
export async function readWordMemory(
  db: Kysely<Tables>,
  userId: string,
  wordId: string,
  effort: Effort,
): Promise<WordMemory> {
  const settings = await currentSettings(db, userId, effort);
  const learner = new Learner(settings);
  const cards = await readMemories(db, userId, [wordId]);
  return wordMemory(cards, learner, learner.calendar.dayOf(settings.now));
}

/** The memory of a word as the API shows it on a day. */
function wordMemory(cards: readonly RememberedCard[], learner: Learner, today: number): WordMemory {
  const of = (direction: Card["direction"]) => {
    const card = cards.find((one) => one.direction === direction);
    return card ? learner.shown(card.memory, today) : null;
  };
  return { forward: of("forward"), backward: of("backward") };
}

/** Nobody waits for a reminder. */
const OF_NOBODY: Effort = { ms: 0 };

/** The words that are still due today and fit into the learner's minutes, without new words. */
export async function readDue(
  db: Kysely<Tables>,
  userId: string,
): Promise<{ words: number; minutes: number }> {
  const today = await planToday(db, userId, await currentSettings(db, userId, OF_NOBODY));
  const words = today.due.length;
  return { words, minutes: Math.max(1, Math.round(asMinutes(today.dueTime))) };
}

interface CardHistory extends Card {
  memory: CardMemory;
  reviews: readonly CardReview[];
}

/** The settings that the memory of a learner's cards depends on; outdated memory is recomputed first. */
export async function readMemorySettings(
  db: Kysely<Tables>,
  userId: string,
  effort: Effort,
): Promise<MemorySettings & { now: number }> {
  const { retention, timeZone, dayStartsAt, now } = await currentSettings(db, userId, effort);
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
