import { sql } from "kysely";

import type { Db } from "../../../database/open.ts";

/** Keeps a dictionary from being deleted, whether it is there; taken before its tests and reports, as who deletes it takes them in this order. */
export async function holdDictionary(tx: Db, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM dictionaries AS d WHERE d.user_id = ${userId} AND d.id = ${id} FOR KEY SHARE`.execute(tx);
  return rows.length > 0;
}
