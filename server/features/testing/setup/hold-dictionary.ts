import { sql } from "kysely";

import type { Db } from "../../../database/open.ts";

/**
 * Prevents a dictionary from being deleted; returns whether it exists. Locked before its tests and reports, in the
 * order in which a deletion locks them.
 */
export async function holdDictionary(tx: Db, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM dictionaries AS d WHERE d.user_id = ${userId} AND d.id = ${id} FOR KEY SHARE`.execute(tx);
  return rows.length > 0;
}
