import { AppError } from "../../app-error.ts";
import type { Db } from "../../database/open.ts";

/** Deletes a dictionary and everything that belongs to it; 404 for an unknown one. */
export async function deleteDictionary(db: Db, userId: string, dictionaryId: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom("dictionaries")
    .where("user_id", "=", userId)
    .where("id", "=", dictionaryId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError("not_found");
}
