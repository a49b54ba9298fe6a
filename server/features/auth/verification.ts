import { sql } from "kysely";

import type { InterfaceLanguage } from "../../../shared/languages.ts";
import { CODE_LIFETIME_SECONDS, CODE_TRIES } from "../../../shared/limits.ts";
import type { Db } from "../../database/open.ts";
import type { Outbox } from "../../services/mail-outbox.ts";
import { emailKey, findOwner, giveAddress, lockAddress } from "./addresses.ts";
import { newCode, opensSeal, sealCode, type CodePurpose } from "./codes.ts";
import { NOTICE_LIFETIME_SECONDS } from "./notices.ts";

interface Pending {
  userId: string;
  email: string;
  language: InterfaceLanguage;
}

const boundTo = (userId: string): CodePurpose => ({ purpose: "verify", flow: userId });

/**
 * Asks an account to prove an address: a new code takes the place of the old one. The owner of an address that has an
 * account is told so instead; whoever typed it sees no difference.
 */
export async function askToVerify(
  db: Db,
  outbox: Outbox,
  { userId, email, language }: Pending,
): Promise<void> {
  const code = newCode();
  const values = {
    email,
    email_key: emailKey(email),
    ...sealCode(code, boundTo(userId)),
    tries: 0,
    expires_at: sql<Date>`now() + make_interval(secs => ${CODE_LIFETIME_SECONDS})`,
  };
  await db
    .insertInto("verifications")
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(values))
    .execute();
  const owner = await findOwner(db, email);
  const topic = `verify:${userId}`;
  await outbox.put(
    db,
    owner
      ? {
          kind: "account_exists",
          to: owner.email,
          language: owner.language,
          topic,
          lifetimeSeconds: NOTICE_LIFETIME_SECONDS,
        }
      : { kind: "verification", to: email, language, code, topic, lifetimeSeconds: CODE_LIFETIME_SECONDS },
  );
}

/** Uses one try, and if the code is right, makes the account the owner of its address. Once. */
export async function verifyAddress(db: Db, userId: string, code: string): Promise<boolean> {
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
    const { numDeletedRows } = await tx
      .deleteFrom("verifications")
      .where("user_id", "=", userId)
      .where("code_hash", "=", pending.code_hash)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n || (await findOwner(tx, pending.email))) return false;
    await giveAddress(tx, userId, pending.email);
    return true;
  });
}

/** The address that an account still has to prove. */
export async function findPendingAddress(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom("verifications")
    .select("email")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.email ?? null;
}
