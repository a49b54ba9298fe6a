import { AppError } from "./app-error.ts";
import type { Db } from "./database/open.ts";

/** `not_found` for a dictionary that the user does not have. */
export async function requireDictionary(db: Db, userId: string, id: string): Promise<void> {
  const found = await db
    .selectFrom("dictionaries")
    .select("id")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!found) throw new AppError("not_found");
}
