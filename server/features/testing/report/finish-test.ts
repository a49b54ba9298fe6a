import { sql, type Kysely } from "kysely";

import type { Report } from "../../../../shared/api/testing.ts";
import { AppError } from "../../../app-error.ts";
import type { Db } from "../../../database/open.ts";
import type { Tables } from "../../../database/tables.ts";
import { countTest } from "../history/statistics.ts";
import { PAGE_QUESTIONS } from "../question/kept-questions.ts";
import { holdDictionary } from "../setup/hold-dictionary.ts";
import { currentPosition, holdTest, readState, type TestFacts } from "../test-state.ts";
import { forgetOldReports, readReport, writeReport } from "./reports.ts";

/** Somebody else wrote the step first, or there was a deadlock. */
const ANSWERED_MEANWHILE = ["23505", "40P01"];
/** Each further try means that another process answered a question between two of our statements. */
const MOST_TRIES = 50;

/**
 * Ends the user's running test: unfinished questions get the outcome `unasked`. Returns the report; `not_found` where
 * no test is running.
 */
export async function endTest(db: Kysely<Tables>, userId: string): Promise<Report> {
  for (let tries = 1; ; tries++) {
    try {
      const report = await db.transaction().execute((tx) => tryEnd(tx, userId));
      if (report) return report;
    } catch (error) {
      if (!isAnswered(error) || tries === MOST_TRIES) throw error;
    }
    if (tries === MOST_TRIES) throw new AppError("conflict");
  }
}

/** Null when another test replaces it in the meantime. */
async function tryEnd(tx: Db, userId: string): Promise<Report | null> {
  const state = await readState(tx, userId);
  if (!state || currentPosition(state) > state.facts.total) throw new AppError("not_found");
  const { testId, dictionaryId } = state.facts;
  await holdDictionary(tx, userId, dictionaryId);
  if (!(await holdTest(tx, userId, testId))) return null;
  // Another process may have finished it before we locked it.
  if ((await leaveUnasked(tx, userId, testId)) === 0n) throw new AppError("not_found");
  await closeTest(tx, userId, state.facts);
  return readReport(tx, userId, testId);
}

/** Gives every open question its last step; returns how many there were. */
async function leaveUnasked(tx: Db, userId: string, testId: string): Promise<bigint> {
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO test_steps (user_id, test_id, position, step, word_id, term, definitions, outcome,
      given, done, notices, typo_of, typo)
    SELECT q.user_id, q.test_id, asked.position, coalesce(last.step, -1) + 1, asked.word_id, asked.term, asked.definitions,
      'unasked', coalesce(last.given, '{}'), coalesce(last.done, '{}'), coalesce(last.notices, '{}'), last.typo_of, NULL
    FROM test_questions AS q
    CROSS JOIN LATERAL (
      SELECT q.page * ${PAGE_QUESTIONS}::int + one.place::int AS position, one.word_id, one.term,
        q.definitions -> (one.place - 1)::int AS definitions
      FROM unnest(q.word_ids, q.terms) WITH ORDINALITY AS one (word_id, term, place)
    ) AS asked
    LEFT JOIN LATERAL (
      SELECT s.step, s.given, s.done, s.notices, s.typo_of, s.outcome FROM test_steps AS s
      WHERE s.user_id = ${userId} AND s.test_id = ${testId} AND s.position = asked.position
      ORDER BY s.step DESC LIMIT 1
    ) AS last ON true
    WHERE q.user_id = ${userId} AND q.test_id = ${testId} AND last.outcome IS NULL`.execute(tx);
  return numAffectedRows;
}

/** Gives a locked test whose questions are all finished its report, and counts its answers. */
export async function closeTest(
  tx: Db,
  userId: string,
  { testId, dictionaryId }: Pick<TestFacts, "testId" | "dictionaryId">,
): Promise<void> {
  await sql`UPDATE tests SET finished_at = now() WHERE user_id = ${userId}`.execute(tx);
  await writeReport(tx, userId);
  await forgetOldReports(tx, userId, dictionaryId);
  await countTest(tx, userId, testId);
}

const isAnswered = (error: unknown): boolean =>
  error instanceof Error && "code" in error && ANSWERED_MEANWHILE.includes(String(error.code));
