import { sql } from "kysely";

import type { Db } from "../../database/open.ts";

/**
 * Keeps words from being deleted until the transaction ends, and one more dictionary where it is told; answers the
 * dictionaries of those that are there. A call that deletes words takes their dictionary first, so the dictionaries are held
 * before the words, each in one order for all.
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
