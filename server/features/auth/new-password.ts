import { sql } from "kysely";

import type { Db } from "../../database/open.ts";
import type { Caller } from "../../fair-queue.ts";
import type { Outbox } from "../../services/mail-outbox.ts";
import { NOTICE_LIFETIME_SECONDS } from "./notices.ts";
import { hashPassword, isOfAnotherCost } from "./passwords.ts";

/**
 * Sets a password, ends codes and flows that lead to another one, and notifies the owner of the address, which is
 * returned.
 */
export async function setPassword(
  db: Db,
  outbox: Outbox,
  userId: string,
  passwordHash: string,
): Promise<string | null> {
  const { email, role, interface_language } = await db
    .updateTable("users")
    .set({ password_hash: passwordHash, password_changed_at: sql<Date>`now()`, taken_back_at: null })
    .where("id", "=", userId)
    .returning(["email", "role", "interface_language"])
    .executeTakeFirstOrThrow();
  await db.deleteFrom("restore_flows").where("user_id", "=", userId).execute();
  // An address that nobody has verified gets no notices.
  if (!email || !role) return null;
  await outbox.put(db, {
    kind: "password_changed",
    to: email,
    language: interface_language,
    lifetimeSeconds: NOTICE_LIFETIME_SECONDS,
  });
  return email;
}

/** False if the account had none. */
export async function removePassword(tx: Db, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("users")
    .set({ password_hash: null, password_changed_at: null })
    .where("id", "=", userId)
    .where("password_hash", "is not", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function readPasswordHash(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", userId)
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

/** Rehashes a correct password at the current cost, unless it was changed in the meantime. */
export async function renewHash(
  db: Db,
  caller: Caller,
  { id, passwordHash }: { id: string; passwordHash: string | null },
  password: string,
): Promise<void> {
  if (!passwordHash || !isOfAnotherCost(passwordHash)) return;
  await db
    .updateTable("users")
    .set({ password_hash: await hashPassword(caller, password) })
    .where("id", "=", id)
    .where("password_hash", "=", passwordHash)
    .execute();
}
