import { sql } from "kysely";

import type { TestingSetup } from "../../../shared/api/testing.ts";
import type { Db } from "../../database/open.ts";
import { AppError } from "../../http/app-error.ts";
import { makeEdition } from "./editions.ts";
import { newTestId } from "./question-ids.ts";
import { selectedNumbers } from "./selection.ts";

const FOREIGN_KEY_VIOLATION = "23503";
/** Each further try means that the dictionary changed, or its edition was forgotten, between two statements of ours. */
const MOST_TRIES = 5;

/**
 * Starts a test in place of the running one and uses one of the day's; answers how many questions it has. Refuses with
 * `not_found`, `no_words` or `tests_limit`, and then nothing has changed.
 */
export async function startTest(
  db: Db,
  userId: string,
  testsPerDay: number,
  setup: TestingSetup,
): Promise<number> {
  for (let tries = 1; ; tries++) {
    try {
      const { words, edition, used, started } = await tryStart(db, userId, testsPerDay, setup);
      if (started) return words;
      if (words === 0) throw new AppError("no_words");
      if (edition || used >= testsPerDay) throw new AppError("tests_limit");
      await makeEdition(db, userId, setup.dictionaryId);
    } catch (error) {
      if (!isForeignKeyViolation(error) || tries === MOST_TRIES) throw error;
    }
  }
}

/** How many words a setup selects; `not_found` where there is no such dictionary. */
export async function countWords(db: Db, userId: string, setup: TestingSetup): Promise<number> {
  const { rows } = await sql<{ words: number }>`
    SELECT (SELECT count(*)::int FROM (${selectedNumbers(userId, setup)}) AS chosen) AS words
    FROM dictionaries AS d WHERE d.user_id = ${userId} AND d.id = ${setup.dictionaryId}`.execute(db);
  if (!rows[0]) throw new AppError("not_found");
  return rows[0].words;
}

interface Start {
  words: number;
  /** Whether this state of the dictionary is kept already; nothing starts before it is. */
  edition: boolean;
  /** Of the day's tests, before this one. */
  used: number;
  started: boolean;
}

/** One statement, so that words and edition are of one state of the dictionary, and all of it happens or nothing. */
async function tryStart(db: Db, userId: string, testsPerDay: number, setup: TestingSetup): Promise<Start> {
  const { rows } = await sql<Start>`
    WITH dictionary AS (
      SELECT d.id, d.updated_at FROM dictionaries AS d
      WHERE d.user_id = ${userId} AND d.id = ${setup.dictionaryId}
    ), chosen AS (
      SELECT array_agg(s.order_number ORDER BY random()) AS order_numbers
      FROM (${selectedNumbers(userId, setup)}) AS s
    ), edition AS (
      SELECT e.id, e.dictionary_id FROM editions AS e JOIN dictionary AS d ON e.state_of = d.updated_at
      WHERE e.user_id = ${userId} AND e.dictionary_id = d.id
    ), today AS (
      INSERT INTO test_days AS t (user_id, day, used)
      SELECT ${userId}, (now() AT TIME ZONE 'UTC')::date, 1
      FROM edition, chosen WHERE chosen.order_numbers IS NOT NULL
      ON CONFLICT (user_id, day) DO UPDATE SET used = t.used + 1 WHERE t.used < ${testsPerDay}
      RETURNING t.user_id
    ), test AS (
      INSERT INTO tests (user_id, id, dictionary_id, edition_id, swapped, order_numbers)
      SELECT today.user_id, ${newTestId()}::uuid, edition.dictionary_id, edition.id,
        ${setup.swapTermsAndDefinitions ?? false}, chosen.order_numbers
      FROM today, edition, chosen
      ON CONFLICT (user_id) DO UPDATE SET
        id = excluded.id, dictionary_id = excluded.dictionary_id, edition_id = excluded.edition_id,
        swapped = excluded.swapped, order_numbers = excluded.order_numbers, position = 1, version = 0,
        given = '{}', done = '{}', notices = '{}', typo_of = NULL, typo = NULL,
        started_at = excluded.started_at, finished_at = NULL
      RETURNING user_id
    ), forgotten AS (
      DELETE FROM test_answers AS a USING test WHERE a.user_id = test.user_id
    )
    SELECT
      coalesce(cardinality((SELECT order_numbers FROM chosen)), 0) AS words,
      EXISTS (SELECT 1 FROM edition) AS edition,
      coalesce((
        SELECT t.used FROM test_days AS t
        WHERE t.user_id = ${userId} AND t.day = (now() AT TIME ZONE 'UTC')::date
      ), 0) AS used,
      EXISTS (SELECT 1 FROM test) AS started
    FROM dictionary`.execute(db);
  if (!rows[0]) throw new AppError("not_found");
  return rows[0];
}

const isForeignKeyViolation = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === FOREIGN_KEY_VIOLATION;
