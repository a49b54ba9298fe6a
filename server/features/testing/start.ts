import { sql } from "kysely";

import type { TestingSetup } from "../../../shared/api/testing.ts";
import { AppError } from "../../app-error.ts";
import { inBatches } from "../../database/batches.ts";
import type { Db } from "../../database/open.ts";
import { makeEdition } from "./editions.ts";
import { newTestId } from "./question-ids.ts";
import { dictionaryOfReport } from "./reports.ts";
import { selectedNumbers } from "./selection.ts";
import { countAnswers } from "./statistics.ts";

const FOREIGN_KEY_VIOLATION = "23503";
const DEADLOCK = "40P01";
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
  await requireReport(db, userId, setup);
  for (let tries = 1; ; tries++) {
    try {
      const { words, edition, used, started } = await tryStart(db, userId, testsPerDay, setup);
      if (started) return words;
      if (words === 0) throw new AppError("no_words");
      if (edition || used >= testsPerDay) throw new AppError("tests_limit");
      await makeEdition(db, userId, setup.dictionaryId);
    } catch (error) {
      if (!isOvertaken(error) || tries === MOST_TRIES) throw error;
    }
  }
}

/** How many words a setup selects; `not_found` where there is no such dictionary or report. */
export async function countWords(db: Db, userId: string, setup: TestingSetup): Promise<number> {
  await requireReport(db, userId, setup);
  const { rows } = await sql<{ words: number }>`
    SELECT (SELECT count(*)::int FROM (${selectedNumbers(userId, setup)}) AS chosen) AS words
    FROM dictionaries AS d WHERE d.user_id = ${userId} AND d.id = ${setup.dictionaryId}`.execute(db);
  if (!rows[0]) throw new AppError("not_found");
  return rows[0].words;
}

/** A setup that selects by a report names one of its dictionary. */
async function requireReport(db: Db, userId: string, setup: TestingSetup): Promise<void> {
  const id = setup.mistakesOf ?? setup.sameAs;
  if (id && (await dictionaryOfReport(db, userId, id)) !== setup.dictionaryId)
    throw new AppError("not_found");
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
  const sound = setup.prompt === "sound";
  const { rows } = await sql<Start>`
    WITH dictionary AS (
      SELECT d.id, d.updated_at FROM dictionaries AS d
      WHERE d.user_id = ${userId} AND d.id = ${setup.dictionaryId}
      -- Whoever deletes the dictionary comes before or after, and never waits for us while we wait for them.
      FOR KEY SHARE
    ), chosen AS (
      SELECT array_agg(s.order_number ORDER BY random()) AS order_numbers
      FROM (${selectedNumbers(userId, setup)}) AS s
    ), edition AS (
      SELECT e.user_id, e.id, e.dictionary_id, e.terms_language, e.definitions_language,
        coalesce(s.letter_case, 'default') AS letter_case, coalesce(s.diacritics, 'default') AS diacritics
      FROM editions AS e
      JOIN dictionary AS d ON e.state_of = d.updated_at
      LEFT JOIN dictionary_strictness AS s ON s.user_id = e.user_id AND s.dictionary_id = e.dictionary_id
      WHERE e.user_id = ${userId} AND e.dictionary_id = d.id
    ), unfinished AS (
      -- Held before the day's test is taken: an answer that finishes it comes before or after.
      SELECT t.user_id, t.id FROM tests AS t WHERE t.user_id = ${userId} AND t.finished_at IS NULL FOR NO KEY UPDATE
    ), today AS (
      INSERT INTO test_days AS t (user_id, day, used)
      SELECT edition.user_id, (now() AT TIME ZONE 'UTC')::date, 1
      FROM edition CROSS JOIN chosen LEFT JOIN unfinished ON unfinished.user_id = edition.user_id
      WHERE chosen.order_numbers IS NOT NULL
      ON CONFLICT (user_id, day) DO UPDATE SET used = t.used + 1 WHERE t.used < ${testsPerDay}
      RETURNING t.user_id
    ), test AS (
      INSERT INTO tests (user_id, id, dictionary_id, edition_id, swapped, sound, terms_language, definitions_language,
        letter_case, diacritics, order_numbers, started_at)
      SELECT e.user_id, ${newTestId()}::uuid, e.dictionary_id, e.id, ${sound || (setup.swapTermsAndDefinitions ?? false)}, ${sound},
        e.terms_language, e.definitions_language, e.letter_case, e.diacritics, chosen.order_numbers, now()
      FROM today CROSS JOIN edition AS e CROSS JOIN chosen
      ON CONFLICT (user_id) DO UPDATE SET
        id = excluded.id, dictionary_id = excluded.dictionary_id, edition_id = excluded.edition_id,
        swapped = excluded.swapped, sound = excluded.sound, terms_language = excluded.terms_language,
        definitions_language = excluded.definitions_language, letter_case = excluded.letter_case,
        diacritics = excluded.diacritics, order_numbers = excluded.order_numbers,
        started_at = excluded.started_at, finished_at = NULL
      RETURNING user_id
    ), counted AS (
      ${countAnswers(userId, sql`(SELECT u.id FROM unfinished AS u CROSS JOIN test)`)}
    ), forgotten AS (
      DELETE FROM test_steps AS s USING test WHERE s.user_id = test.user_id
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

/** Forgets how many tests were started on days that are over in every time zone. */
export async function forgetTestDays(db: Db): Promise<number> {
  return inBatches(async (most) => {
    const { numAffectedRows } = await sql`
      DELETE FROM test_days WHERE (user_id, day) IN (
        SELECT t.user_id, t.day FROM test_days AS t WHERE t.day < (now() AT TIME ZONE 'UTC')::date - 1
        LIMIT ${most} FOR UPDATE SKIP LOCKED)`.execute(db);
    return Number(numAffectedRows ?? 0);
  });
}

const isOvertaken = (error: unknown): boolean =>
  error instanceof Error && "code" in error && [FOREIGN_KEY_VIOLATION, DEADLOCK].includes(String(error.code));
