import { sql } from "kysely";

import type { Db } from "../../database/open.ts";

/**
 * Locks words, their dictionaries and optionally one more dictionary against deletion until the transaction ends;
 * returns the dictionary of each word that exists. A call that deletes words locks their dictionary first, so
 * dictionaries are locked before words here, both in the order of their ids.
 */
export async function holdWords(
  tx: Db,
  userId: string,
  wordIds: readonly string[],
  dictionaryId?: string,
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(wordIds)];
  const more = dictionaryId === undefined ? [] : [dictionaryId];
  await sql`
    SELECT 1 FROM dictionaries AS d
    WHERE d.user_id = ${userId} AND d.id = ANY(${more}::uuid[] || ARRAY(
      SELECT w.dictionary_id FROM words AS w WHERE w.user_id = ${userId} AND w.id = ANY(${ids}::uuid[])))
    ORDER BY d.id FOR NO KEY UPDATE`.execute(tx);
  const rows = await tx
    .selectFrom("words")
    .select(["id", "dictionary_id"])
    .where("user_id", "=", userId)
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .orderBy("id")
    .forKeyShare()
    .execute();
  return new Map(rows.map((row) => [row.id, row.dictionary_id]));
}
