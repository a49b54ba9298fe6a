import { sql, type Selectable } from "kysely";
import { v7 as uuidv7 } from "uuid";

import type { Assertion, Passkey } from "../../../../shared/api/passkeys.ts";
import { PASSKEYS_PER_USER } from "../../../../shared/limits.ts";
import { AppError } from "../../../app-error.ts";
import type { Db } from "../../../database/open.ts";
import type { PasskeysTable } from "../../../database/tables/ways-in.ts";
import { readAssertion, type Credential, type RelyingParty } from "./webauthn.ts";

const SHOWN = ["id", "name", "created_at", "last_used_at"] as const;

export async function readPasskeys(db: Db, userId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom("passkeys")
    .select(SHOWN)
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  return rows.map(toPasskey);
}

/** How an account's passkeys are described to browsers. */
export async function readDescriptors(db: Db, userId: string) {
  const rows = await db
    .selectFrom("passkeys")
    .select(["credential_id", "transports"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  return rows.map(({ credential_id, transports }) => ({
    id: credential_id.toString("base64url"),
    type: "public-key" as const,
    transports,
  }));
}

export interface NewPasskey {
  credential: Credential;
  transports: string[];
  name: string;
}

/** Takes a transaction that has locked the account, so that parallel calls cannot add more than the limit. */
export async function addPasskey(
  tx: Db,
  userId: string,
  { credential, transports, name }: NewPasskey,
): Promise<Passkey> {
  await requireRoom(tx, userId);
  const row = await tx
    .insertInto("passkeys")
    .values({
      user_id: userId,
      id: uuidv7(),
      credential_id: credential.id,
      public_key: credential.publicKey,
      counter: credential.counter,
      transports,
      name,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(SHOWN)
    .executeTakeFirst();
  if (!row) throw new AppError("conflict", { says: "passkey_known" });
  return toPasskey(row);
}

/** 409 where an account has reached the limit of passkeys. */
export async function requireRoom(db: Db, userId: string): Promise<void> {
  const { count } = await db
    .selectFrom("passkeys")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  if (count >= PASSKEYS_PER_USER)
    throw new AppError("conflict", { says: "passkeys_limit", values: { limit: PASSKEYS_PER_USER } });
}

/** False if the account has none of this id. */
export async function deletePasskey(tx: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("passkeys")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** A passkey that signed, and its new counter; it must still be marked as used. */
export interface Signed {
  userId: string;
  id: string;
  counter: number;
}

/** Which passkey of an account signed a challenge; null where none of them did. */
export async function findSigner(
  db: Db,
  userId: string,
  { relyingParty, challenge, answer }: { relyingParty: RelyingParty; challenge: Buffer; answer: Assertion },
): Promise<Signed | null> {
  const row = await db
    .selectFrom("passkeys")
    .select(["id", "credential_id", "public_key", "counter"])
    .where("user_id", "=", userId)
    .where("credential_id", "=", Buffer.from(answer.id, "base64url"))
    .executeTakeFirst();
  if (!row) return null;
  const credential = { id: row.credential_id, publicKey: row.public_key, counter: Number(row.counter) };
  const counter = await readAssertion(relyingParty, answer, { challenge, credential });
  return counter === null ? null : { userId, id: row.id, counter };
}

/**
 * False where the passkey is gone or has already signed as often: then it has been copied. Passkeys that do not count
 * stay at 0.
 */
export async function markUsed(db: Db, { userId, id, counter }: Signed): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("passkeys")
    .set({ counter, last_used_at: sql<Date>`now()` })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where((eb) =>
      eb.or([eb("counter", "<", String(counter)), eb.and([eb("counter", "=", "0"), eb.val(counter === 0)])]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

const toPasskey = (row: Pick<Selectable<PasskeysTable>, (typeof SHOWN)[number]>): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});
