import { sql, type Kysely } from "kysely";

import type { Report } from "../../../../shared/api/testing.ts";
import { AppError } from "../../../app-error.ts";
import { lockUser } from "../../../database/locks.ts";
import type { Db } from "../../../database/open.ts";
import type { Tables } from "../../../database/tables.ts";
import { countTest } from "../history/statistics.ts";
import { PAGE_QUESTIONS, readQuestion, type TestFacts } from "../questions.ts";
import { forgetOldReports, readReport, writeReport } from "./reports.ts";

/**
 * Ends the user's running test: unfinished questions get the outcome `unasked`. Returns the report; `not_found` where
 * no test is running.
 */
export const endTest = (db: Kysely<Tables>, userId: string): Promise<Report> =>
  db.transaction().execute(async (tx) => {
    await lockUser(tx, userId);
    const running = await readQuestion(tx, userId, null);
    if (!running?.question) throw new AppError("not_found");
    await leaveUnasked(tx, userId, running.test.testId);
    await closeTest(tx, userId, running.test);
    const report = await readReport(tx, userId, running.test.testId);
    if (!report) throw new Error("a test that ended has no report");
    return report;
  });

/** Gives every open question its last step. */
async function leaveUnasked(tx: Db, userId: string, testId: string): Promise<void> {
  await sql`
    INSERT INTO test_steps (user_id, test_id, position, step, word_id, term, definitions, outcome,
      given, done, notices, typo_of, typo, hint)
    SELECT q.user_id, q.test_id, asked.position, coalesce(last.step, -1) + 1, asked.word_id, asked.term, asked.definitions,
      'unasked', coalesce(last.given, '{}'), coalesce(last.done, '{}'), coalesce(last.notices, '{}'), last.typo_of, NULL, last.hint
    FROM test_questions AS q
    CROSS JOIN LATERAL (
      SELECT q.page * ${PAGE_QUESTIONS}::int + one.place::int AS position, one.word_id, one.term,
        q.definitions -> (one.place - 1)::int AS definitions
      FROM unnest(q.word_ids, q.terms) WITH ORDINALITY AS one (word_id, term, place)
    ) AS asked
    LEFT JOIN LATERAL (
      SELECT s.step, s.given, s.done, s.notices, s.typo_of, s.hint, s.outcome FROM test_steps AS s
      WHERE s.user_id = ${userId} AND s.test_id = ${testId} AND s.position = asked.position
      ORDER BY s.step DESC LIMIT 1
    ) AS last ON true
    WHERE q.user_id = ${userId} AND q.test_id = ${testId} AND last.outcome IS NULL`.execute(tx);
}

/** Gives a test whose questions are all finished its report, and counts its answers. */
export async function closeTest(
  tx: Db,
  userId: string,
  { dictionaryId }: Pick<TestFacts, "dictionaryId">,
): Promise<void> {
  await sql`UPDATE tests SET finished_at = now() WHERE user_id = ${userId}`.execute(tx);
  await writeReport(tx, userId);
  await forgetOldReports(tx, userId, dictionaryId);
  await countTest(tx, userId);
}
