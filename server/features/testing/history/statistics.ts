import { sql, type RawBuilder } from "kysely";

import type { WordStatistics } from "../../../../shared/api/reports.ts";
import { KNOWN_OUTCOMES, type Outcome } from "../../../../shared/api/testing.ts";
import type { Db } from "../../../database/open.ts";
import { finishedQuestions } from "../questions.ts";

const isKnown = sql`q.outcome IN (${sql.join(KNOWN_OUTCOMES.map((outcome) => sql.lit(outcome)))})`;

/** How a test's answers count for its words, one row each; words that were not asked have none. */
const tallyOf = (userId: string, testId: RawBuilder<unknown>) => sql`
  SELECT q.user_id, q.word_id, ${isKnown}::int AS times_right, (NOT ${isKnown})::int AS times_wrong,
    test.started_at AS asked_at
  FROM (${finishedQuestions(userId, testId)}) AS q
  JOIN tests AS test ON test.user_id = ${userId}
  WHERE q.outcome <> 'unasked'`;

/** The same for the running test, which is counted when it ends. */
export const tallyOfRunning = (userId: string) =>
  tallyOf(userId, sql`(SELECT t.id FROM tests AS t WHERE t.user_id = ${userId} AND t.finished_at IS NULL)`);

/** How often each word of a dictionary was right and wrong, the running test included: `(word_id, order_number, times_right, times_wrong)`. */
export const statisticsOf = (userId: string, dictionaryId: string) => sql`
  SELECT w.id AS word_id, w.order_number, sum(s.times_right)::int AS times_right, sum(s.times_wrong)::int AS times_wrong
  FROM words AS w JOIN (
    SELECT counted.user_id, counted.word_id, counted.times_right, counted.times_wrong
    FROM word_statistics AS counted WHERE counted.user_id = ${userId}
    UNION ALL
    SELECT running.user_id, running.word_id, running.times_right, running.times_wrong
    FROM (${tallyOfRunning(userId)}) AS running
  ) AS s ON s.user_id = w.user_id AND s.word_id = w.id
  WHERE w.user_id = ${userId} AND w.dictionary_id = ${dictionaryId}
  GROUP BY w.id, w.order_number`;

/** By the order of the words; words that were never asked are left out. */
export async function readStatistics(
  db: Db,
  userId: string,
  dictionaryId: string,
): Promise<WordStatistics[]> {
  const { rows } = await sql<WordStatistics>`
    SELECT s.word_id AS "wordId", s.times_right AS right, s.times_wrong AS wrong
    FROM (${statisticsOf(userId, dictionaryId)}) AS s ORDER BY s.order_number`.execute(db);
  return rows;
}

/** Counts the answers of the user's test, which ends; words that are deleted are left out. */
export async function countTest(tx: Db, userId: string): Promise<void> {
  await sql`
    INSERT INTO word_statistics AS s (user_id, word_id, times_right, times_wrong, asked_at)
    SELECT w.user_id, w.id, tally.times_right, tally.times_wrong, tally.asked_at
    FROM (${tallyOf(userId, sql`(SELECT t.id FROM tests AS t WHERE t.user_id = ${userId})`)}) AS tally
    JOIN words AS w ON w.user_id = ${userId} AND w.id = tally.word_id
    FOR KEY SHARE OF w SKIP LOCKED
    ON CONFLICT (user_id, word_id) DO UPDATE SET
      times_right = s.times_right + excluded.times_right, times_wrong = s.times_wrong + excluded.times_wrong,
      asked_at = greatest(s.asked_at, excluded.asked_at)`.execute(tx);
}

/** Updates the counts of a word whose outcome has changed in a test that was already counted. */
export async function recountWord(
  db: Db,
  userId: string,
  wordId: string,
  before: Outcome | null,
  after: Outcome | null,
): Promise<void> {
  const change = Number(isRight(after)) - Number(isRight(before));
  if (change === 0) return;
  await sql`
    UPDATE word_statistics SET times_right = times_right + ${change}::int, times_wrong = times_wrong - ${change}::int
    WHERE user_id = ${userId} AND word_id = ${wordId}`.execute(db);
}

const isRight = (outcome: Outcome | null): boolean => outcome !== null && KNOWN_OUTCOMES.includes(outcome);
