import { sql } from "kysely";

import type { InterfaceLanguage } from "../../../../shared/languages.ts";
import { CODE_TRIES, UNDO_DAYS } from "../../../../shared/limits.ts";
import type { LockedUser } from "../../../database/locks.ts";
import type { Db } from "../../../database/open.ts";
import { hashOfToken, newToken } from "../../../http/random-token.ts";
import type { Outbox } from "../../../services/mail-outbox.ts";
import { findOwner } from "../addresses.ts";
import { newCode, opensSeal, type CodePurpose } from "../codes.ts";
import { mailCode, untried } from "../mailed-code.ts";
import { NOTICE_LIFETIME_SECONDS } from "../notices.ts";
import { replaceAddress } from "../replace-address.ts";

interface Wanted {
  userId: string;
  email: string;
  language: InterfaceLanguage;
}

const boundTo = (userId: string): CodePurpose => ({ purpose: "email", flow: userId });

/** Mails a code to the new address that an account wants; a new code replaces the old one. */
export async function askToChange(
  db: Db,
  outbox: Outbox,
  { userId, email, language }: Wanted,
): Promise<void> {
  const code = newCode();
  await db
    .insertInto("email_changes")
    .values({ user_id: userId, email, ...untried(code, boundTo(userId)) })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet((eb) => ({
        email: eb.ref("excluded.email"),
        code_salt: eb.ref("excluded.code_salt"),
        code_hash: eb.ref("excluded.code_hash"),
        tries: eb.ref("excluded.tries"),
        expires_at: eb.ref("excluded.expires_at"),
      })),
    )
    .execute();
  await mailCode(db, outbox, {
    userId,
    email,
    language,
    code,
    topic: `email:${userId}`,
    kind: "email_change",
    instead: "address_taken",
  });
}

/** Uses one try; returns the new address if the code is right. */
export async function tryCode(db: Db, userId: string, code: string): Promise<ProvenAddress | null> {
  const wanted = await db
    .updateTable("email_changes")
    .set({ tries: sql<number>`tries + 1` })
    .where("user_id", "=", userId)
    .where("tries", "<", CODE_TRIES)
    .where("expires_at", ">", sql<Date>`now()`)
    .returning(["email", "code_salt", "code_hash"])
    .executeTakeFirst();
  if (!wanted || !opensSeal(wanted, code, boundTo(userId))) return null;
  return { email: wanted.email, codeHash: wanted.code_hash };
}

interface ProvenAddress {
  email: string;
  codeHash: Buffer;
}

/**
 * Gives an account the new address that it has verified, once; false if the address has another owner by now. The old
 * address is notified and can undo the change. Call it in a transaction that has locked the address and then the
 * account, and that ends the sessions.
 */
export async function changeAddress(
  tx: Db,
  outbox: Outbox,
  user: LockedUser,
  { email, codeHash }: ProvenAddress,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("email_changes")
    .where("user_id", "=", user.id)
    .where("code_hash", "=", codeHash)
    .executeTakeFirstOrThrow();
  const owner = await findOwner(tx, email);
  if (numDeletedRows === 0n || (owner && owner.id !== user.id)) return false;
  const before = await replaceAddress(tx, user, email);
  const token = newToken();
  await tx
    .insertInto("email_undos")
    .values({
      token_hash: hashOfToken(token),
      user_id: user.id,
      email: before,
      expires_at: sql<Date>`now() + make_interval(days => ${UNDO_DAYS})`,
    })
    .execute();
  await outbox.put(tx, {
    kind: "email_changed",
    to: before,
    language: user.language,
    detail: token,
    lifetimeSeconds: NOTICE_LIFETIME_SECONDS,
  });
  return true;
}
