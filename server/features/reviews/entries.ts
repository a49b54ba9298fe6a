import { sql } from "kysely";

import type { Entry } from "../../../shared/api/reviews.ts";
import type { Db } from "../../database/open.ts";

/** Counted up when entries get other fields, so that devices do not keep what they have. */
export const SHAPE_OF_ENTRIES = 2;

/** When a dictionary last changed; null for an unknown one. */
export async function readState(db: Db, userId: string, id: string): Promise<string | null> {
  const { rows } = await sql<{ updated_at: Date }>`
    SELECT d.updated_at FROM dictionaries AS d WHERE d.user_id = ${userId} AND d.id = ${id}`.execute(db);
  return rows[0]?.updated_at.toISOString() ?? null;
}

/** All words of a dictionary, in their order. */
export async function readEntries(db: Db, userId: string, id: string): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    SELECT w.id, w.term, w.definitions, w.note, w.example FROM words AS w
    WHERE w.user_id = ${userId} AND w.dictionary_id = ${id} ORDER BY w.order_number`.execute(db);
  return rows;
}
