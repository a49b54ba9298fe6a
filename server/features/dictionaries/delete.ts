import type { Kysely } from "kysely";

import { AppError } from "../../app-error.ts";
import { lockUser } from "../../database/locks.ts";
import type { Tables } from "../../database/tables.ts";

/** Deletes a dictionary and everything that belongs to it; 404 for an unknown one. */
export function deleteDictionary(db: Kysely<Tables>, userId: string, dictionaryId: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    // Nobody is answering a word of it meanwhile.
    await lockUser(tx, userId);
    const { numDeletedRows } = await tx
      .deleteFrom("dictionaries")
      .where("user_id", "=", userId)
      .where("id", "=", dictionaryId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new AppError("not_found");
  });
}
