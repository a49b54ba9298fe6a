import { sql } from "kysely";

import type { Db } from "../../../database/open.ts";
import type { TakenBack } from "../../../messages/taken-back.ts";

/**
 * Removes what was added to an account's ways in since a time, or changed: somebody else may have done it. Returns what
 * its owner has to know. Takes a transaction that has locked the account; sessions are ended by the caller.
 *
 * The account may then have no way in: its owner sets a password by a code that is mailed to the address.
 */
export async function removeWaysInSince(tx: Db, userId: string, since: Date): Promise<TakenBack[]> {
  const found: TakenBack[] = [];
  if (await removePasswordSince(tx, userId, since)) found.push("password");
  for (const [table, what] of [
    ["passkeys", "passkeys"],
    ["identities", "google"],
    ["tokens", "tokens"],
  ] as const) {
    const { numDeletedRows } = await tx
      .deleteFrom(table)
      .where("user_id", "=", userId)
      .where("created_at", ">=", since)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) found.push(what);
  }
  if (await removeOneTimeCodesSince(tx, userId, since)) found.push("totp");
  if (await wereOneTimeCodesEnded(tx, userId, since)) found.push("totp_ended");
  // The next log-in in each browser is told to the owner, also in one that holds a copy of the owner's cookies.
  await tx.deleteFrom("known_devices").where("user_id", "=", userId).execute();
  await tx.deleteFrom("email_changes").where("user_id", "=", userId).execute();
  await tx
    .updateTable("users")
    .set({ taken_back_at: sql<Date>`now()` })
    .where("id", "=", userId)
    .execute();
  return found;
}

/** The password with which an account was made has never been changed. */
async function removePasswordSince(tx: Db, userId: string, since: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("users")
    .set({ password_hash: null, password_changed_at: null })
    .where("id", "=", userId)
    .where("password_changed_at", ">=", since)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** A secret that was never confirmed goes too: somebody else may have seen it. */
async function removeOneTimeCodesSince(tx: Db, userId: string, since: Date): Promise<boolean> {
  const removed = await tx
    .deleteFrom("totp")
    .where("user_id", "=", userId)
    .where((eb) => eb.or([eb("enabled_at", ">=", since), eb("enabled_at", "is", null)]))
    .returning("enabled_at")
    .executeTakeFirst();
  return Boolean(removed?.enabled_at);
}

/** Nobody has their secret any more: they cannot come back. */
async function wereOneTimeCodesEnded(tx: Db, userId: string, since: Date): Promise<boolean> {
  const ended = await tx
    .selectFrom("security_events")
    .select("id")
    .where("account_id", "=", userId)
    .where("event", "=", "totp_disabled")
    .where("at", ">=", since)
    .limit(1)
    .executeTakeFirst();
  return ended !== undefined;
}
