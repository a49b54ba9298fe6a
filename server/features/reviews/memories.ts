import { sql, type RawBuilder } from "kysely";

import { cardKey, type Card } from "../../../shared/memory/card.ts";
import { dayNumber, dayText } from "../../../shared/memory/days.ts";
import { memoryOf, type CardMemory, type CardReview, type Learner } from "../../../shared/memory/learner.ts";
import { AppError } from "../../app-error.ts";
import type { LearnerSettings } from "../../database/learner-settings.ts";
import { lockUser } from "../../database/locks.ts";
import type { Db } from "../../database/open.ts";
import { inSlices, type Effort } from "../../slices.ts";

/** The settings of a learner who is locked: nobody else changes their reviews (decision 222). */
export async function lockLearner(tx: Db, userId: string): Promise<LearnerSettings> {
  const learner = await lockUser(tx, userId);
  if (!learner) throw new AppError("unauthorized");
  return learner;
}

/** A card with the memory computed from its reviews. */
export interface RememberedCard extends Card {
  dictionaryId: string;
  memory: CardMemory;
}

/** A row of `card_memory`, named `m`. */
export const MEMORY_COLUMNS = sql`m.word_id AS "wordId", m.direction, m.dictionary_id AS "dictionaryId", m.reviews,
  m.lapses, m.stability, m.difficulty, m.last_on::text AS "lastOn", m.interval_days AS interval,
  m.due_on::text AS "dueOn", m.begun_on::text AS "begunOn"`;

export interface MemoryRow extends Card {
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

export const asRemembered = ({ wordId, direction, dictionaryId, ...row }: MemoryRow): RememberedCard => ({
  wordId,
  direction,
  dictionaryId,
  memory: { ...memoryOf(row), begunOn: row.begunOn === null ? null : dayNumber(row.begunOn) },
});

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

/** Reviews that are read, and in memory, at once; those of one word are never split (decision 130). */
export const REVIEWS_AT_ONCE = 5000;

export interface Count extends Card {
  reviews: number;
}

/** How many reviews each card of these words has. */
export const countsOf = (userId: string, wordIds: RawBuilder<unknown>): RawBuilder<Count> => sql`
  SELECT m.word_id AS "wordId", m.direction, m.reviews
  FROM card_memory AS m WHERE m.user_id = ${userId} AND m.word_id = ANY(${wordIds})`;

/** These words in groups, so that the reviews of one group can be read at once. */
export async function groupedByReviews(
  db: Db,
  userId: string,
  wordIds: Iterable<string>,
): Promise<string[][]> {
  const ids = [...new Set(wordIds)];
  const { rows } = await countsOf(userId, sql`${ids}::uuid[]`).execute(db);
  const counts = new Map<string, number>();
  for (const { wordId, reviews } of rows) counts.set(wordId, (counts.get(wordId) ?? 0) + reviews);
  const groups: string[][] = [];
  let room = 0;
  for (const id of ids) {
    const count = counts.get(id) ?? 0;
    const group = groups.at(-1);
    if (group && count <= room) group.push(id);
    else {
      groups.push([id]);
      room = REVIEWS_AT_ONCE;
    }
    room -= count;
  }
  return groups;
}

/** Reviews that a call names, by their ids, and their words. */
export interface Named {
  ids: readonly string[];
  wordIds: readonly string[];
}

/** Also the words of those that are in the log. */
export const wordsOf = (userId: string, { ids, wordIds }: Named): RawBuilder<string[]> => sql`(
  ${wordIds}::uuid[] || ARRAY(
    SELECT x.word_id FROM reviews AS x WHERE x.user_id = ${userId} AND x.id = ANY(${listed(ids)})))`;

/** From a subquery, so that one plan serves any number of them: PostgreSQL would plan each array again. */
export const listed = (ids: readonly string[]): RawBuilder<string[]> => sql`(SELECT ${ids}::uuid[])::uuid[]`;

/** Whether more reviews are behind those that a call names than are read at once. */
export async function areMany(db: Db, userId: string, named: Named): Promise<boolean> {
  const { rows } = await sql<{ reviews: number }>`
    SELECT coalesce(sum(c.reviews), 0)::float8 AS reviews
    FROM (${countsOf(userId, wordsOf(userId, named))}) AS c`.execute(db);
  return (rows[0]?.reviews ?? 0) > REVIEWS_AT_ONCE;
}
