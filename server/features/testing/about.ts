import { sql } from "kysely";

import type { TestAbout } from "../../../shared/api/testing.ts";
import type { Db } from "../../database/open.ts";
import { finishedQuestions } from "./test-state.ts";

/** A test's dictionary, direction and outcomes so far; null where another test has replaced it. */
export async function readAbout(db: Db, userId: string, testId: string): Promise<TestAbout | null> {
  const { rows } = await sql<TestAbout>`
    SELECT t.dictionary_id AS "dictionaryId", t.dictionary_name AS "dictionaryName", t.swapped, CASE WHEN t.sound THEN 'sound' ELSE 'text' END AS prompt,
      ARRAY(SELECT q.outcome FROM (${finishedQuestions(userId, sql`t.id`)}) AS q ORDER BY q.position) AS outcomes
    FROM tests AS t WHERE t.user_id = ${userId} AND t.id = ${testId}`.execute(db);
  return rows[0] ?? null;
}
