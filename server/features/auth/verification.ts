import { sql } from "kysely";

import type { InterfaceLanguage } from "../../../shared/languages.ts";
import { CODE_TRIES } from "../../../shared/limits.ts";
import { AppError } from "../../app-error.ts";
import { lockUser } from "../../database/locks.ts";
import type { Db } from "../../database/open.ts";
import type { Outbox } from "../../services/mail-outbox.ts";
import { emailKey, findOwner, giveAddress, lockAddress } from "./addresses.ts";
import { newCode, opensSeal, type CodePurpose } from "./codes.ts";
import { mailCode, untried } from "./mailed-code.ts";

interface Pending {
  userId: string;
  email: string;
  language: InterfaceLanguage;
}

const boundTo = (userId: string): CodePurpose => ({ purpose: "verify", flow: userId });

/** Asks an account to verify an address: a new code replaces the old one. */
export async function askToVerify(
  db: Db,
  outbox: Outbox,
  { userId, email, language }: Pending,
): Promise<void> {
  const code = newCode();
  const values = { email, email_key: emailKey(email), ...untried(code, boundTo(userId)) };
  await db
    .insertInto("verifications")
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(values))
    .execute();
  await mailCode(db, outbox, {
    userId,
    email,
    language,
    code,
    topic: `verify:${userId}`,
    kind: "verification",
    instead: "account_exists",
  });
}

/**
 * Uses one try; if the code is right, makes the account the owner of its address and of everything that goes with it.
 * Once.
 */
export async function verifyAddress(
  db: Db,
  { userId, code }: { userId: string; code: string },
  andThen: (tx: Db) => Promise<void>,
): Promise<boolean> {
  const pending = await db
    .updateTable("verifications")
    .set({ tries: sql<number>`tries + 1` })
    .where("user_id", "=", userId)
    .where("tries", "<", CODE_TRIES)
    .where("expires_at", ">", sql<Date>`now()`)
    .returning(["email", "code_salt", "code_hash"])
    .executeTakeFirst();
  if (!pending || !opensSeal(pending, code, boundTo(userId))) return false;
  return db.transaction().execute(async (tx) => {
    await lockAddress(tx, pending.email);
    // The account is locked before the rows it owns, in the order that deletion uses.
    if (!(await lockUser(tx, userId))) throw new AppError("unauthorized");
    const { numDeletedRows } = await tx
      .deleteFrom("verifications")
      .where("user_id", "=", userId)
      .where("code_hash", "=", pending.code_hash)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n || (await findOwner(tx, pending.email))) return false;
    await giveAddress(tx, userId, pending.email);
    await andThen(tx);
    return true;
  });
}

/** The address that an account still has to verify. */
export async function findPendingAddress(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom("verifications")
    .select("email")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.email ?? null;
}
