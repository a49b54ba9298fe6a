import { sql } from "kysely";

import { AppError } from "../../app-error.ts";
import type { Db } from "../../database/open.ts";

/** To be called after a way in was removed from a locked account: 409 where none is left (decision 181). */
export async function requireWayIn(tx: Db, userId: string): Promise<void> {
  const { rows } = await sql<{ left: boolean }>`
    SELECT u.password_hash IS NOT NULL OR EXISTS (SELECT FROM passkeys AS p WHERE p.user_id = ${userId}) AS left
    FROM users AS u WHERE u.id = ${userId}`.execute(tx);
  if (!rows[0]?.left && !(await hasIdentity(tx, userId)))
    throw new AppError("conflict", { says: "last_way_in" });
}

/**
 * False before a guest's address is verified: somebody else at that browser may have signed up in the guest's session.
 * Also false if the account has expired and is about to be deleted.
 */
export async function isEnteredAnywhere(tx: Db, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("users")
    .select("id")
    .where("id", "=", userId)
    .where(sql<boolean>`role IS DISTINCT FROM 'guest'`)
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", sql<Date>`now()`)]))
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes what a guest signed up with and never verified: it must not give access later. False if it is no guest. */
export async function forgetSignUp(tx: Db, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("users")
    .set({ pending_email: null, password_hash: null, password_changed_at: null })
    .where("id", "=", userId)
    .where("role", "=", "guest")
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await tx.deleteFrom("passkeys").where("user_id", "=", userId).execute();
  return true;
}

async function hasIdentity(tx: Db, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("identities")
    .select("user_id")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}
