import { sql } from "kysely";

import type { Db } from "../../database/open.ts";
import { emailKey } from "./addresses.ts";

export interface Candidate {
  id: string;
  passwordHash: string | null;
}

/**
 * The one account that a password is compared with: the address's owner, else the newest sign-up that waits for it.
 * One, so that the time to compare does not tell how many wait.
 */
export async function findCandidate(db: Db, email: string): Promise<Candidate | null> {
  const row = await db
    .selectFrom("users")
    .select(["id", "password_hash"])
    .where("email_key", "=", emailKey(email))
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", sql<Date>`now()`)]))
    .orderBy(sql`role IS NULL`)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? { id: row.id, passwordHash: row.password_hash } : null;
}
