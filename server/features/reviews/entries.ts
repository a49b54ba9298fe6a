import type { Entry } from "../../../shared/api/reviews.ts";
import { CARD_FIELDS } from "../../../shared/api/word.ts";
import type { Db } from "../../database/open.ts";

/** Part of the entries' version: devices do not keep entries with other fields that they have cached. */
export const SHAPE_OF_ENTRIES = CARD_FIELDS.join(" ");

/** When a dictionary last changed; null for an unknown one. */
export async function readState(db: Db, userId: string, id: string): Promise<string | null> {
  const row = await db
    .selectFrom("dictionaries")
    .select("updated_at")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.updated_at.toISOString() ?? null;
}

/** All words of a dictionary, in their order. */
export function readEntries(db: Db, userId: string, id: string): Promise<Entry[]> {
  return db
    .selectFrom("words")
    .select(["id", ...CARD_FIELDS])
    .where("user_id", "=", userId)
    .where("dictionary_id", "=", id)
    .orderBy("order_number")
    .execute();
}
