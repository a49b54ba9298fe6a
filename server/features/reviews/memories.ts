import { sql } from "kysely";

import type { WordMemory } from "../../../shared/api/reviews.ts";
import { dayNumber, dayText } from "../../../shared/memory/days.ts";
import type { Card, CardMemory, CardReview, Learner } from "../../../shared/memory/learner.ts";
import type { Db } from "../../database/open.ts";
import { inSlices, type Effort } from "../../slices.ts";

/** A card with the memory computed from its reviews. */
export interface RememberedCard extends Card {
  dictionaryId: string;
  memory: CardMemory;
}

interface MemoryRow extends Card {
  dictionaryId: string;
  reviews: number;
  lapses: number;
  stability: number;
  difficulty: number;
  lastOn: string;
  interval: number;
  dueOn: string;
  begunOn: string | null;
}

/** The stored memory of these words, in both directions. */
export async function readMemories(
  db: Db,
  userId: string,
  wordIds: readonly string[],
): Promise<RememberedCard[]> {
  const { rows } = await sql<MemoryRow>`
    SELECT m.word_id AS "wordId", m.direction, m.dictionary_id AS "dictionaryId", m.reviews, m.lapses, m.stability,
      m.difficulty, m.last_on::text AS "lastOn", m.interval_days AS interval, m.due_on::text AS "dueOn",
      m.begun_on::text AS "begunOn"
    FROM card_memory AS m WHERE m.user_id = ${userId} AND m.word_id = ANY(${wordIds}::uuid[])
    ORDER BY m.word_id, m.direction`.execute(db);
  return rows.map(({ wordId, direction, dictionaryId, lastOn, dueOn, begunOn, ...memory }) => ({
    wordId,
    direction,
    dictionaryId,
    memory: {
      ...memory,
      lastOn: dayNumber(lastOn),
      dueOn: dayNumber(dueOn),
      begunOn: begunOn === null ? null : dayNumber(begunOn),
    },
  }));
}

/** The memory of a word as the API shows it on a day. */
export function wordMemory(cards: readonly RememberedCard[], learner: Learner, today: number): WordMemory {
  const of = (direction: Card["direction"]) => {
    const card = cards.find((one) => one.direction === direction);
    return card ? learner.shown(card.memory, today) : null;
  };
  return { forward: of("forward"), backward: of("backward") };
}

/** A card as the key of a map. */
export const cardKey = ({ wordId, direction }: Card): string => `${wordId} ${direction}`;

interface ReviewRow extends Card, CardReview {
  dictionaryId: string;
}

/** Replays all reviews of these words, in both directions; yields the thread to other work in between. */
export async function replayWords(
  db: Db,
  userId: string,
  learner: Learner,
  wordIds: readonly string[],
  effort?: Effort,
): Promise<RememberedCard[]> {
  const cards = await readReviews(db, userId, wordIds);
  return inSlices(replayCards(learner, cards.values()), effort);
}

/** All reviews of these words, by their cards. */
export async function readReviews(
  db: Db,
  userId: string,
  wordIds: readonly string[],
): Promise<ReadonlyMap<string, ReviewRow[]>> {
  const { rows } = await sql<ReviewRow>`
    SELECT r.word_id AS "wordId", r.direction, r.dictionary_id AS "dictionaryId", r.id, r.grade, r.milliseconds, r.source,
      (extract(epoch FROM r.at) * 1000)::float8 AS at
    FROM reviews AS r WHERE r.user_id = ${userId} AND r.word_id = ANY(${wordIds}::uuid[])
    ORDER BY r.word_id, r.direction`.execute(db);
  const cards = new Map<string, ReviewRow[]>();
  for (const row of rows) {
    const key = cardKey(row);
    const reviews = cards.get(key);
    if (reviews) reviews.push(row);
    else cards.set(key, [row]);
  }
  return cards;
}

function* replayCards(learner: Learner, cards: Iterable<ReviewRow[]>): Generator<void, RememberedCard[]> {
  const replayed: RememberedCard[] = [];
  for (const reviews of cards) {
    const [first] = reviews;
    const memory = first && learner.replay(first, reviews);
    if (memory) {
      const { wordId, direction, dictionaryId } = first;
      replayed.push({ wordId, direction, dictionaryId, memory });
    }
    yield;
  }
  return replayed;
}

/**
 * Stores recomputed memory; returns the cards that had none before. Takes a transaction that has locked learner and
 * words.
 */
export async function keepMemories(
  tx: Db,
  userId: string,
  cards: readonly RememberedCard[],
): Promise<RememberedCard[]> {
  if (cards.length === 0) return [];
  const rows = cards.map(({ wordId, direction, dictionaryId, memory }) => ({
    word_id: wordId,
    direction,
    dictionary_id: dictionaryId,
    reviews: memory.reviews,
    lapses: memory.lapses,
    stability: memory.stability,
    difficulty: memory.difficulty,
    last_on: dayText(memory.lastOn),
    interval_days: memory.interval,
    due_on: dayText(memory.dueOn),
    begun_on: memory.begunOn === null ? null : dayText(memory.begunOn),
  }));
  const { rows: written } = await sql<Card & { begun: boolean }>`
    INSERT INTO card_memory AS m (user_id, word_id, direction, dictionary_id, reviews, lapses, stability, difficulty, last_on,
      interval_days, due_on, begun_on)
    SELECT u.id, x.word_id, x.direction, x.dictionary_id, x.reviews, x.lapses, x.stability, x.difficulty,
      x.last_on, x.interval_days, x.due_on, x.begun_on
    FROM users AS u CROSS JOIN json_to_recordset(${JSON.stringify(rows)}::json) AS x(word_id uuid, direction text,
      dictionary_id uuid, reviews int, lapses int, stability float8, difficulty float8, last_on date, interval_days int,
      due_on date, begun_on date)
    WHERE u.id = ${userId}
    ON CONFLICT (user_id, word_id, direction) DO UPDATE SET
      reviews = excluded.reviews, lapses = excluded.lapses, stability = excluded.stability,
      difficulty = excluded.difficulty, last_on = excluded.last_on, interval_days = excluded.interval_days,
      due_on = excluded.due_on, begun_on = excluded.begun_on
    RETURNING m.word_id AS "wordId", m.direction, m.xmax = 0 AS begun`.execute(tx);
  const begun = new Set(written.filter((row) => row.begun).map(cardKey));
  return cards.filter((card) => begun.has(cardKey(card)));
}
