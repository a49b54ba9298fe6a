import { sql } from "kysely";

import { gradeOf, type Review } from "../../../shared/api/reviews.ts";
import type { Outcome } from "../../../shared/api/testing.ts";
import { millisecondsOf } from "../../../shared/api/values.ts";
import { cardKey } from "../../../shared/memory/card.ts";
import { Learner } from "../../../shared/memory/learner.ts";
import { AppError } from "../../app-error.ts";
import { asJson } from "../../database/as-json.ts";
import { learnerSettings, type LearnerSettings } from "../../database/learner-settings.ts";
import type { Db } from "../../database/open.ts";
import type { Effort } from "../../slices.ts";
import {
  countsOf,
  groupedByReviews,
  listed,
  readReviews,
  replay,
  REVIEWS_AT_ONCE,
  reviewsWhere,
  wordsOf,
  writeMemories,
  type Count,
  type LoggedReview,
} from "./memories.ts";

/** A finished question of a test. */
export interface FinishedQuestion {
  /** Also that of its review: a question that is later finished differently keeps it. */
  id: string;
  wordId: string;
  swapped: boolean;
  outcome: Outcome;
  given: string[];
  /** Defaults to now. */
  at?: Date;
}

/**
 * Adds finished questions of tests to the log, except those about deleted words. Takes a transaction that has locked
 * the user (decision 222).
 */
export async function recordQuestions(
  tx: Db,
  userId: string,
  questions: readonly FinishedQuestion[],
): Promise<void> {
  const log = await readLogOf(tx, userId, questions);
  const reviews = questions.map(({ swapped, at = new Date(log.now), ...question }) => ({
    ...question,
    direction: swapped ? ("backward" as const) : ("forward" as const),
    at: at.toISOString(),
    grade: gradeOf(question.outcome),
    milliseconds: null,
    source: "test" as const,
  }));
  await record(tx, userId, log, reviews);
}

/** What is known of some reviews before they are written. */
export interface Log extends LearnerSettings {
  /** The dictionaries of their words, by the ids of the words. */
  dictionaries: ReadonlyMap<string, string>;
  /** Those that are in the log, by their ids. */
  logged: ReadonlyMap<string, LoggedReview>;
  /** Ids that a device has taken back. */
  withdrawn: ReadonlySet<string>;
  /** How many reviews the cards of their words have, by the cards' keys. */
  counts: ReadonlyMap<string, number>;
  /** All reviews of their words; null where they are too many to be read at once. */
  reviews: readonly LoggedReview[] | null;
}

interface LogRow extends LearnerSettings {
  words: { id: string; dictionaryId: string }[];
  cards: Count[];
  logged: LoggedReview[];
  withdrawn: string[];
  reviews: LoggedReview[];
}

/** A review whose id is in the log is of the word that it is of there. */
export async function readLogOf(
  tx: Db,
  userId: string,
  sent: readonly { id: string; wordId: string }[],
): Promise<Log> {
  const ids = sent.map(({ id }) => id);
  const wordIds = wordsOf(userId, { ids, wordIds: sent.map(({ wordId }) => wordId) });
  const words = sql<LogRow["words"][number]>`
    SELECT w.id, w.dictionary_id AS "dictionaryId" FROM words AS w
    WHERE w.user_id = ${userId} AND w.id = ANY(${wordIds})`;
  const logOf = reviewsWhere(userId, sql`r.word_id = ANY(${wordIds}) LIMIT ${REVIEWS_AT_ONCE + 1}::int`);
  const { rows } = await sql<LogRow>`
    SELECT ${learnerSettings}, ${asJson(words)} AS words, ${asJson(countsOf(userId, wordIds))} AS cards,
      ${asJson(reviewsWhere(userId, sql`r.id = ANY(${listed(ids)})`))} AS logged, ${asJson(logOf)} AS reviews,
      ARRAY(SELECT x FROM unnest(u.withdrawn_reviews) AS x WHERE x = ANY(${listed(ids)})) AS withdrawn
    FROM users AS u WHERE u.id = ${userId}`.execute(tx);
  const [row] = rows;
  if (!row) throw new AppError("unauthorized");
  const { words: found, cards, logged, withdrawn, reviews, ...settings } = row;
  return {
    ...settings,
    dictionaries: new Map(found.map(({ id, dictionaryId }) => [id, dictionaryId])),
    logged: new Map(logged.map((review) => [review.id, review])),
    withdrawn: new Set(withdrawn),
    counts: new Map(cards.map((card) => [cardKey(card), card.reviews])),
    reviews: reviews.length > REVIEWS_AT_ONCE ? null : reviews,
  };
}

/**
 * Writes reviews of words that exist, and updates the memory of their cards. One whose id is in the log replaces grade,
 * outcome and given there, and nothing else.
 */
export async function record(
  tx: Db,
  userId: string,
  log: Log,
  reviews: readonly Review[],
  effort?: Effort,
): Promise<void> {
  const written = reviews.flatMap((review) => {
    const { wordId, direction, at, milliseconds, source } = log.logged.get(review.id) ?? stored(review);
    const dictionaryId = log.dictionaries.get(wordId);
    if (dictionaryId === undefined) return [];
    return { ...review, wordId, direction, at, milliseconds, source, dictionaryId };
  });
  if (written.length === 0) return;
  await writeReviews(tx, userId, written);
  const cards = new Set(written.map(cardKey));
  const learner = new Learner(log);
  for await (const ofWords of eachOfWords(tx, userId, log, written)) {
    const ofCards = ofWords.filter((review) => cards.has(cardKey(review)));
    await writeMemories(tx, userId, await replay(learner, ofCards, effort));
  }
}

/** All reviews of the words of those that were written, those of some words at a time. */
async function* eachOfWords(
  tx: Db,
  userId: string,
  log: Log,
  written: readonly LoggedReview[],
): AsyncGenerator<LoggedReview[]> {
  if (log.reviews) {
    const ids = new Set(written.map(({ id }) => id));
    yield [...log.reviews.filter(({ id }) => !ids.has(id)), ...written];
    return;
  }
  const words = written.map(({ wordId }) => wordId);
  for (const group of await groupedByReviews(tx, userId, words)) yield await readReviews(tx, userId, group);
}

const DAY = 24 * 60 * 60_000;

/** The time in milliseconds, as the log returns it, and at most a day as the time that a card was open. */
const stored = ({ at, milliseconds, ...review }: Review) => ({
  ...review,
  at: millisecondsOf(at),
  milliseconds: milliseconds === null ? null : Math.min(milliseconds, DAY),
});

type WrittenReview = Omit<Review, "at"> & LoggedReview;

async function writeReviews(tx: Db, userId: string, reviews: readonly WrittenReview[]): Promise<void> {
  const rows = reviews.map(({ wordId, dictionaryId, at, ...review }) => ({
    ...review,
    at: new Date(at).toISOString(),
    word_id: wordId,
    dictionary_id: dictionaryId,
  }));
  await sql`
    INSERT INTO reviews (user_id, id, word_id, dictionary_id, direction, at, grade, outcome, given, milliseconds, source)
    SELECT u.id, x.id, x.word_id, x.dictionary_id, x.direction, x.at, x.grade, x.outcome, x.given,
      x.milliseconds, x.source
    FROM users AS u CROSS JOIN json_to_recordset(${JSON.stringify(rows)}::json) AS x(id uuid, word_id uuid,
      dictionary_id uuid, direction text, at timestamptz, grade text, outcome text, given text[], milliseconds int,
      source text)
    WHERE u.id = ${userId}
    ON CONFLICT (user_id, id) DO UPDATE SET
      grade = excluded.grade, outcome = excluded.outcome, given = excluded.given`.execute(tx);
}
