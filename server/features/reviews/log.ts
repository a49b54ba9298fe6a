import { sql } from "kysely";

import type { Review, ReviewSource, SentReviews } from "../../../shared/api/reviews.ts";
import { REVIEW } from "../../../shared/limits.ts";
import { Learner, type Card, type MemorySettings } from "../../../shared/memory/learner.ts";
import type { Db } from "../../database/open.ts";
import type { Effort } from "../../slices.ts";
import { passBegun } from "./begun.ts";
import { holdLearner } from "./learners.ts";
import { cardKey, keepMemories, readMemories, replayWords } from "./memories.ts";
import { holdWords } from "./words.ts";

type SentReview = SentReviews["reviews"][number];
type Refused = { id: string; code: "not_found" | "invalid_time" };

/** Reviews in tests are created by the server, never sent. */
type SentSource = Exclude<ReviewSource, "test">;

/** What became of reviews that were sent. */
export interface Logged {
  accepted: number;
  known: number;
  refused: Refused[];
}

/**
 * Adds reviews to a learner's log, and updates the memory of their cards. A review whose id is known replaces grade,
 * outcome and given of the stored one. A review beyond the limit of its card is refused. Takes a transaction; locks the
 * learner, so that concurrent calls on all nodes run one at a time.
 */
export async function logReviews(
  tx: Db,
  userId: string,
  sent: readonly SentReview[],
  source: SentSource,
  effort?: Effort,
): Promise<Logged> {
  const settings = await holdLearner(tx, userId);
  const reviews = [...new Map(sent.map((review) => [review.id, review])).values()];
  const known = await readKnown(tx, userId, reviews);
  const words = await holdWords(
    tx,
    userId,
    reviews.map(({ id, wordId }) => known.get(id)?.wordId ?? wordId),
  );
  const room = await roomOf(tx, userId, [...words.keys()]);
  const refused: Refused[] = [];
  const good: WrittenReview[] = [];
  for (const review of reviews) {
    const there = known.get(review.id);
    const dictionaryId = words.get(there?.wordId ?? review.wordId);
    if (!dictionaryId) refused.push({ id: review.id, code: "not_found" });
    else if (!there && !(isPossible(review, source, settings.now) && room.take(review)))
      refused.push({ id: review.id, code: "invalid_time" });
    else good.push({ ...review, ...there, dictionaryId, source });
  }
  await keepReviews(tx, userId, settings, good, effort);
  const accepted = good.filter(({ id }) => !known.has(id)).length;
  return { accepted, known: sent.length - accepted - countRefused(sent, refused), refused };
}

export type WrittenReview = Review & { dictionaryId: string };

/** Writes reviews, and updates the memory of their cards. The caller has locked the learner and the words. */
export async function keepReviews(
  tx: Db,
  userId: string,
  settings: MemorySettings,
  reviews: readonly WrittenReview[],
  effort?: Effort,
): Promise<void> {
  if (reviews.length === 0) return;
  const touched = await writeReviews(tx, userId, reviews);
  const cards = await replayWords(tx, userId, new Learner(settings), touched, effort);
  await passBegun(tx, userId, await keepMemories(tx, userId, cards));
}

/** Counts the reviews of the cards of these words against their limit. */
async function roomOf(tx: Db, userId: string, wordIds: readonly string[]) {
  const counts = new Map<string, number>();
  for (const card of await readMemories(tx, userId, wordIds)) counts.set(cardKey(card), card.memory.reviews);
  return {
    /** Whether the card may have another review, which is counted. */
    take(card: Card): boolean {
      const count = counts.get(cardKey(card)) ?? 0;
      counts.set(cardKey(card), count + 1);
      return count < REVIEW.perCard;
    },
  };
}

const countRefused = (sent: readonly SentReview[], refused: readonly Refused[]): number => {
  const ids = new Set(refused.map(({ id }) => id));
  return sent.filter(({ id }) => ids.has(id)).length;
};

/** The stored values that a review keeps when it is sent again. */
async function readKnown(
  tx: Db,
  userId: string,
  reviews: readonly SentReview[],
): Promise<ReadonlyMap<string, { wordId: string; at: string }>> {
  const ids = reviews.map(({ id }) => id);
  const rows = await tx
    .selectFrom("reviews")
    .select(["id", "word_id", "at"])
    .where("user_id", "=", userId)
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, { wordId: row.word_id, at: row.at.toISOString() }]));
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const AHEAD = 5 * MINUTE;
const OLDEST = Date.parse("1990-01-01T00:00:00Z");
/** Older reviews of a device are refused. */
const OLDEST_OF_DEVICE = 60 * DAY;

/** Digits after the milliseconds are left out first: V8 misreads more than nine of them. */
const millisecondsOf = (at: string): number => Date.parse(at.replace(/(\.\d{3})\d+/, "$1"));

function isPossible({ at }: SentReview, source: SentSource, now: number): boolean {
  const time = millisecondsOf(at);
  const oldest = source === "device" ? now - OLDEST_OF_DEVICE : OLDEST;
  return time >= oldest && time <= now + AHEAD;
}

/** Stores at most a day as the time that a card was open. Returns the words that the reviews are of. */
async function writeReviews(tx: Db, userId: string, reviews: readonly WrittenReview[]): Promise<string[]> {
  const rows = reviews.map(({ wordId, dictionaryId, at, milliseconds, ...review }) => ({
    ...review,
    // In milliseconds, as the log returns it; a client may send more digits than PostgreSQL accepts.
    at: new Date(millisecondsOf(at)).toISOString(),
    milliseconds: milliseconds === null ? null : Math.min(milliseconds, DAY),
    word_id: wordId,
    dictionary_id: dictionaryId,
  }));
  const { rows: written } = await sql<{ word_id: string }>`
    INSERT INTO reviews AS r (user_id, id, word_id, dictionary_id, direction, at, grade, outcome, given, milliseconds, source)
    SELECT u.id, x.id, x.word_id, x.dictionary_id, x.direction, x.at, x.grade, x.outcome, x.given,
      x.milliseconds, x.source
    FROM users AS u CROSS JOIN json_to_recordset(${JSON.stringify(rows)}::json) AS x(id uuid, word_id uuid,
      dictionary_id uuid, direction text, at timestamptz, grade text, outcome text, given text[], milliseconds int,
      source text)
    WHERE u.id = ${userId}
    ON CONFLICT (user_id, id) DO UPDATE SET
      grade = excluded.grade, outcome = excluded.outcome, given = excluded.given
    RETURNING r.word_id`.execute(tx);
  return [...new Set(written.map(({ word_id }) => word_id))];
}
