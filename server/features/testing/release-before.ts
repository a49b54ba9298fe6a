import { sql, type Insertable } from "kysely";

import { inBatches } from "../../database/batches.ts";
import type { Db } from "../../database/open.ts";
import type { Tables } from "../../database/tables.ts";
import { PAGE_QUESTIONS } from "./question/kept-questions.ts";

/*
 * Nodes of the release before read a test's words in `editions`, and start tests that have no questions. What keeps them working
 * beside nodes of this release stands here alone; decision 137 says when it goes.
 */

/** Matches no dictionary's time, and differs for every test. */
const NO_STATE = sql<Date>`clock_timestamp() - interval '1000 years'`;

type NewEdition = Pick<
  Insertable<Tables["editions"]>,
  "user_id" | "id" | "dictionary_id" | "name" | "terms_language" | "definitions_language"
>;

/** Creates an edition that contains only the words of a test and has the test's id. */
export async function beginEdition(tx: Db, edition: NewEdition): Promise<void> {
  await tx
    .insertInto("editions")
    .values({ ...edition, state_of: NO_STATE })
    .execute();
}

/** The order numbers of words in such an edition: their positions in the test, from 0. */
export const placesUpTo = (total: number): number[] => Array.from({ length: total }, (_, at) => at);

/** Fills that edition with the words that the test asks. */
export async function fillEdition(tx: Db, userId: string, testId: string): Promise<void> {
  await sql`
    INSERT INTO edition_pages (user_id, edition_id, page, order_numbers, word_ids, terms, definitions)
    SELECT q.user_id, q.test_id, q.page,
      ARRAY(SELECT q.page * ${PAGE_QUESTIONS}::int + generate_series(0, cardinality(q.word_ids) - 1)),
      q.word_ids, q.terms, q.definitions
    FROM test_questions AS q WHERE q.user_id = ${userId} AND q.test_id = ${testId}`.execute(tx);
}

/** Deletes the edition of a test that no longer exists. */
export async function forgetEdition(tx: Db, userId: string, testId: string): Promise<void> {
  await tx.deleteFrom("editions").where("user_id", "=", userId).where("id", "=", testId).execute();
}

/** Gives a test that was started by a node of the release before its questions, as migration 0045 does. */
export async function carryOver(db: Db, userId: string): Promise<void> {
  await sql`
    WITH kept AS (
      INSERT INTO test_questions (user_id, test_id, page, dictionary_ids, word_ids, swapped, terms, definitions)
      SELECT t.user_id, t.id, (asked.position - 1) / ${PAGE_QUESTIONS}::int AS kept_page,
        array_agg(t.dictionary_id ORDER BY asked.position), array_agg(p.word_ids[place.at] ORDER BY asked.position),
        array_agg(t.swapped ORDER BY asked.position), array_agg(p.terms[place.at] ORDER BY asked.position),
        jsonb_agg(p.definitions -> (place.at - 1) ORDER BY asked.position)
      FROM tests AS t
      CROSS JOIN LATERAL unnest(t.order_numbers) WITH ORDINALITY AS asked (order_number, position)
      JOIN edition_pages AS p ON p.user_id = ${userId} AND p.edition_id = t.edition_id
        AND p.page = asked.order_number / ${PAGE_QUESTIONS}::int
      CROSS JOIN LATERAL array_position(p.order_numbers, asked.order_number) AS place (at)
      WHERE t.user_id = ${userId} AND t.questions_of IS DISTINCT FROM t.id
      GROUP BY t.user_id, t.id, kept_page
      ON CONFLICT (user_id, test_id, page) DO NOTHING
      RETURNING user_id, test_id, page
    )
    UPDATE tests AS t SET questions_of = t.id, total = cardinality(t.order_numbers), dictionary_name = e.name
    FROM kept, editions AS e
    WHERE t.user_id = ${userId} AND t.id = kept.test_id AND kept.page = 0
      AND e.user_id = ${userId} AND e.id = t.edition_id`.execute(db);
}

interface Forgotten {
  userId: string;
  id: string;
}

/** Deletes editions that no test has needed for an hour. */
export async function forgetEditions(db: Db): Promise<number> {
  return inBatches(async (most) => {
    const { rows } = await sql<Forgotten>`
      SELECT e.user_id AS "userId", e.id FROM editions AS e
      WHERE e.made_at < now() - interval '1 hour'
        AND NOT EXISTS (SELECT 1 FROM tests AS t WHERE t.user_id = e.user_id AND t.edition_id = e.id)
      LIMIT ${most}::int`.execute(db);
    for (const { userId, id } of rows)
      await sql`
        DELETE FROM editions WHERE user_id = ${userId} AND id IN (
          SELECT e.id FROM editions AS e
          WHERE e.user_id = ${userId} AND e.id = ${id}
            AND NOT EXISTS (SELECT 1 FROM tests AS t WHERE t.user_id = ${userId} AND t.edition_id = ${id})
          -- A test that is being started holds a lock on its edition.
          FOR UPDATE SKIP LOCKED)`.execute(db);
    return rows.length;
  });
}
