import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";

import { inBatches } from "../../database/batches.ts";
import type { Db } from "../../database/open.ts";

/** Order numbers on one page of an edition; migration 0004 tells why there are pages. */
export const PAGE_WORDS = 50;

/** The page of an order number, as SQL of one. */
const pageOf = (orderNumber: string): string => `${orderNumber} / ${PAGE_WORDS}`;

/** One word of an edition as `(word_id, term, definitions)`: a query of SQL expressions. No row for no order number. */
export const wordOfEdition = (userId: string, editionId: string, orderNumber: string): string => `
  SELECT p.word_ids[place.at] AS word_id, p.terms[place.at] AS term, p.definitions -> (place.at - 1) AS definitions
  FROM edition_pages AS p CROSS JOIN LATERAL array_position(p.order_numbers, ${orderNumber}) AS place (at)
  WHERE p.user_id = ${userId} AND p.edition_id = ${editionId} AND p.page = ${pageOf(orderNumber)}`;

/** Keeps a dictionary's words as they stand now, unless that was done for this state of it already. */
export async function makeEdition(db: Db, userId: string, dictionaryId: string): Promise<void> {
  await sql`
    WITH edition AS (
      INSERT INTO editions (user_id, id, dictionary_id, state_of, name, terms_language, definitions_language)
      SELECT d.user_id, ${uuidv7()}::uuid, d.id, d.updated_at, d.name, d.terms_language, d.definitions_language
      FROM dictionaries AS d
      WHERE d.user_id = ${userId} AND d.id = ${dictionaryId}
      ON CONFLICT (user_id, dictionary_id, state_of) DO NOTHING
      RETURNING user_id, id, dictionary_id
    )
    INSERT INTO edition_pages (user_id, edition_id, page, order_numbers, word_ids, terms, definitions)
    SELECT e.user_id, e.id, ${sql.raw(pageOf("w.order_number"))},
      array_agg(w.order_number), array_agg(w.id), array_agg(w.term), jsonb_agg(w.definitions)
    FROM edition AS e
    JOIN words AS w ON w.user_id = e.user_id AND w.dictionary_id = e.dictionary_id
    GROUP BY e.user_id, e.id, ${sql.raw(pageOf("w.order_number"))}`.execute(db);
}

/** Forgets editions that no test has needed for an hour. */
export async function forgetEditions(db: Db): Promise<number> {
  return inBatches(async (most) => {
    const { numAffectedRows } = await sql`
      DELETE FROM editions WHERE (user_id, id) IN (
        SELECT e.user_id, e.id FROM editions AS e
        WHERE e.made_at < now() - interval '1 hour'
          AND NOT EXISTS (SELECT 1 FROM tests AS t WHERE t.user_id = e.user_id AND t.edition_id = e.id)
        LIMIT ${most}
        -- A test that is being started holds a lock on its edition.
        FOR UPDATE OF e SKIP LOCKED)`.execute(db);
    return Number(numAffectedRows ?? 0);
  });
}
