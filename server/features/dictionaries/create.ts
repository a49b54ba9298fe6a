import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";

import type { Dictionary } from "../../../shared/api/dictionaries.ts";
import { limitsOf } from "../../../shared/roles.ts";
import type { Bounded } from "../../../shared/text/bounds.ts";
import { AppError } from "../../app-error.ts";
import { lockUser } from "../../database/locks.ts";
import type { Db } from "../../database/open.ts";
import { KEYS_VERSION, type Languages } from "./keys.ts";
import { DICTIONARY_COLUMNS, toDictionary } from "./rows.ts";

/**
 * Creates a dictionary if the user's role allows one more; 403 `dictionaries_limit` otherwise. Takes a transaction: the
 * user's row is locked first, and a later statement counts the dictionaries, so it sees all that others created.
 */
export async function createDictionary(
  tx: Db,
  userId: string,
  { name, termsLanguage, definitionsLanguage }: Languages & { name: Bounded },
): Promise<Dictionary> {
  const role = (await lockUser(tx, userId))?.role;
  if (!role) throw new AppError("unauthorized");
  const limit = limitsOf(role).dictionaries;
  const { count } = await tx
    .selectFrom("dictionaries")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  if (count >= limit) throw new AppError("dictionaries_limit", { values: { role, limit } });
  const row = await tx
    .insertInto("dictionaries")
    .values({
      id: uuidv7(),
      user_id: userId,
      name,
      terms_language: termsLanguage,
      definitions_language: definitionsLanguage,
      keys_version: KEYS_VERSION,
    })
    .returning(DICTIONARY_COLUMNS)
    .executeTakeFirstOrThrow();
  return toDictionary(row);
}
