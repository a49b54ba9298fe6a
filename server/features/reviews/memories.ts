import { sql, type RawBuilder } from "kysely";

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

/** A review as memory is computed from it. */
export interface LoggedReview extends Card, CardReview {
  dictionaryId: string;
}

/** Reviews of a user, named `r`, that meet a condition. */
export const reviewsWhere = (userId: string, condition: RawBuilder<unknown>): RawBuilder<LoggedReview> => sql`
  SELECT r.word_id AS "wordId", r.direction, r.dictionary_id AS "dictionaryId", r.id, r.grade, r.milliseconds, r.source,
    (extract(epoch FROM r.at) * 1000)::float8 AS at
  FROM reviews AS r WHERE r.user_id = ${userId} AND ${condition}`;

/** All reviews of these words, in both directions. */
export async function readReviews(
  db: Db,
  userId: string,
  wordIds: readonly string[],
): Promise<LoggedReview[]> {
  const { rows } = await reviewsWhere(userId, sql`r.word_id = ANY(${wordIds}::uuid[])`).execute(db);
  return rows;
}

export function byCard(reviews: readonly LoggedReview[]): ReadonlyMap<string, LoggedReview[]> {
  const cards = new Map<string, LoggedReview[]>();
  for (const review of reviews) {
    const key = cardKey(review);
    const others = cards.get(key);
    if (others) others.push(review);
    else cards.set(key, [review]);
  }
  return cards;
}

/** The memory of cards from all their reviews; yields the thread to other work in between. */
export const replay = (
  learner: Learner,
  reviews: readonly LoggedReview[],
  effort?: Effort,
): Promise<RememberedCard[]> => inSlices(replayCards(learner, byCard(reviews).values()), effort);

function* replayCards(learner: Learner, cards: Iterable<LoggedReview[]>): Generator<void, RememberedCard[]> {
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

/** Stores recomputed memory. Takes a transaction that has locked the learner. */
export async function writeMemories(tx: Db, userId: string, cards: readonly RememberedCard[]): Promise<void> {
  if (cards.length === 0) return;
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
  await sql`
    INSERT INTO card_memory (user_id, word_id, direction, dictionary_id, reviews, lapses, stability, difficulty, last_on,
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
      due_on = excluded.due_on, begun_on = excluded.begun_on`.execute(tx);
}
