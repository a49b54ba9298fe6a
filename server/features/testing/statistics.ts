import { sql } from "kysely";

import type { WordStatistics } from "../../../shared/api/reports.ts";
import type { Db } from "../../database/open.ts";

/** How often each word of a dictionary was right and wrong, by the order of the words; only those that were asked. */
export async function readStatistics(
  db: Db,
  userId: string,
  dictionaryId: string,
): Promise<WordStatistics[]> {
  const { rows } = await sql<WordStatistics>`
    SELECT s.word_id AS "wordId", s.times_right AS right, s.times_wrong AS wrong
    FROM words AS w JOIN word_statistics AS s ON s.user_id = w.user_id AND s.word_id = w.id
    WHERE w.user_id = ${userId} AND w.dictionary_id = ${dictionaryId}
    ORDER BY w.order_number`.execute(db);
  return rows;
}
