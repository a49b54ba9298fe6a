import { sql } from "kysely";

import type { InterfaceLanguage } from "../../../../shared/languages.ts";
import { AppError } from "../../../app-error.ts";
import { deleteInBatches } from "../../../database/batches.ts";
import { lockUser } from "../../../database/locks.ts";
import type { Db } from "../../../database/open.ts";
import { hashOfToken, isToken } from "../../../http/random-token.ts";
import type { TakenBack } from "../../../messages/taken-back.ts";
import type { Outbox } from "../../../services/mail-outbox.ts";
import { findOwner, lockAddress } from "../addresses.ts";
import { NOTICE_LIFETIME_SECONDS } from "../notices.ts";
import { replaceAddress } from "../replace-address.ts";
import { removeWaysInSince } from "./remove-ways-in.ts";

export interface Undo {
  userId: string;
  /** The previous address. */
  email: string;
  language: InterfaceLanguage;
}

/** The change that the link in a mail would undo; null if the link was used or has expired. */
export async function findUndo(db: Db, token: string): Promise<Undo | null> {
  if (!isToken(token)) return null;
  const undo = await db
    .selectFrom("email_undos")
    .select(["user_id", "email"])
    .where("token_hash", "=", hashOfToken(token))
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  if (!undo) return null;
  const user = await db
    .selectFrom("users")
    .select("interface_language")
    .where("id", "=", undo.user_id)
    .executeTakeFirst();
  return user ? { userId: undo.user_id, email: undo.email, language: user.interface_language } : null;
}

/**
 * Gives an account its previous address back, once, and takes away every way in that was added or changed from some days
 * before the change on, which is returned; null if the link was used in the meantime. Later changes can then no longer
 * be undone: their links are in mailboxes that may be a thief's. Call it in a transaction that ends all sessions.
 */
export async function undoChange(
  tx: Db,
  outbox: Outbox,
  { userId, email, language, token }: Undo & { token: string },
): Promise<TakenBack[] | null> {
  await lockAddress(tx, email);
  const user = await lockUser(tx, userId);
  if (!user) throw new AppError("unauthorized");
  const owner = await findOwner(tx, email);
  if (owner && owner.id !== userId) throw new AppError("conflict", { says: "address_in_use" });
  const used = await tx
    .deleteFrom("email_undos")
    .where("user_id", "=", userId)
    .where("token_hash", "=", hashOfToken(token))
    .returning(["created_at", daysBefore.as("since")])
    .executeTakeFirst();
  if (!used) return null;
  const before = await replaceAddress(tx, user, email);
  await tx
    .deleteFrom("email_undos")
    .where("user_id", "=", userId)
    .where("created_at", ">=", used.created_at)
    .execute();
  const found = await removeWaysInSince(tx, userId, used.since);
  const lifetimeSeconds = NOTICE_LIFETIME_SECONDS;
  await outbox.put(tx, {
    kind: "email_undone",
    to: before,
    language: user.language,
    lifetimeSeconds,
  });
  await outbox.put(tx, {
    kind: "address_taken_back",
    to: email,
    language,
    detail: found.join(" "),
    lifetimeSeconds,
  });
  return found;
}

/** A thief may add ways in first, and change the address days later. The mails say so in words. */
const SUSPECT_DAYS = 7;
const daysBefore = sql<Date>`created_at - make_interval(days => ${SUSPECT_DAYS})`;

export const deleteExpiredUndos = (db: Db): Promise<number> =>
  deleteInBatches(db, { table: "email_undos", key: "token_hash", where: sql`expires_at <= now()` });
