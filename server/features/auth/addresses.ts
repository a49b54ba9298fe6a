import { domainToASCII } from "node:url";

import { sql, type Selectable } from "kysely";
import { v7 as uuidv7 } from "uuid";

import type { InterfaceLanguage } from "../../../shared/languages.ts";
import { email as typedEmail } from "../../../shared/text-rules.ts";
import { short } from "../../../shared/text/bounds.ts";
import { nfc, lowerCase } from "../../../shared/text/transform.ts";
import { complain } from "../../../shared/validation.ts";
import { lockUser } from "../../database/locks.ts";
import type { Db } from "../../database/open.ts";
import type { UsersTable } from "../../database/tables/accounts.ts";
import { isMailbox } from "../../services/mail-address.ts";
import { deleteLookUps } from "./delete-rows.ts";
import { forgetSignUp } from "./ways-in.ts";

/**
 * Addresses are compared ignoring case (contract §3), and domains in ASCII, as mail servers use them. A domain in
 * full-width letters is the same domain.
 */
export function emailKey(email: string): string {
  const folded = lowerCase(nfc(short(email)));
  const at = folded.lastIndexOf("@") + 1;
  const domain = folded.slice(at);
  return folded.slice(0, at) + (domainToASCII(domain) || domain);
}

/** An address that passes the form's rules may still not name a mailbox. */
export const mailbox = typedEmail.check((ctx) => {
  if (!isMailbox(ctx.value)) complain(ctx, [{ key: "email" }]);
});

type OwnerRow = Pick<Selectable<UsersTable>, "id" | "email" | "interface_language">;

export interface Owner {
  id: string;
  email: string;
  language: InterfaceLanguage;
}

/** The verified account of an address. */
export const findOwner = async (db: Db, email: string): Promise<Owner | null> =>
  ownerIn(await ownerOf(db, email, await lookUpAddress(db, email)).executeTakeFirst());

/** The same, locked: until the transaction ends, the account keeps this address and nobody else changes its ways in. */
export async function lockOwner(tx: Db, email: string): Promise<Owner | null> {
  const { owner = uuidv7() } = await lookUpAddress(tx, email);
  const user = await lockUser(tx, owner);
  const isOwner = user?.email && user.role && user.email_key === emailKey(email);
  return isOwner && user.email ? { id: user.id, email: user.email, language: user.language } : null;
}

const ownerOf = (db: Db, email: string, { owner = uuidv7() }: AddressFound) =>
  db
    .selectFrom("users")
    .select(["id", "email", "interface_language"])
    .where("id", "=", owner)
    .where("email_key", "=", emailKey(email))
    .where("role", "is not", null);

/**
 * The accounts that an address leads to. Read as much for an address that leads to none: the time of an answer must not
 * show whether it has an account.
 */
export interface AddressFound {
  owner?: string;
  /** The newest sign-up that waits for this address to be verified. */
  newest?: string;
}

export async function lookUpAddress(db: Db, email: string): Promise<AddressFound> {
  const rows = await db
    .selectFrom("addresses")
    .distinctOn("proven")
    .select(["user_id", "proven"])
    .where("email_key", "=", emailKey(email))
    .orderBy("proven")
    .orderBy("created_at", "desc")
    .execute();
  const found = (proven: boolean) => rows.find((row) => row.proven === proven)?.user_id;
  const [owner, newest] = [found(true), found(false)];
  return { ...(owner && { owner }), ...(newest && { newest }) };
}

/** Records where an address leads, for an account whose row the transaction has locked. */
export async function storeAddress(
  tx: Db,
  { userId, email, proven }: { userId: string; email: string; proven: boolean },
): Promise<void> {
  const values = { email_key: emailKey(email), proven };
  await tx
    .insertInto("addresses")
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(values))
    .execute();
}

function ownerIn(row: OwnerRow | undefined): Owner | null {
  return row?.email ? { id: row.id, email: row.email, language: row.interface_language } : null;
}

/** The address and language to use for mail to an account's owner; null where no address is verified. */
export async function findAccountAddress(db: Db, userId: string): Promise<Omit<Owner, "id"> | null> {
  const row = await db
    .selectFrom("users")
    .select(["email", "interface_language"])
    .where("id", "=", userId)
    .where("role", "is not", null)
    .executeTakeFirst();
  return row?.email ? { email: row.email, language: row.interface_language } : null;
}

/** Until the transaction ends, nobody else can become the owner of this address. */
export async function lockAddress(db: Db, email: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${emailKey(email)}, 0))`.execute(db);
}

/**
 * Gives a verified address, which has no owner and is locked, to an account, which becomes a user for good. The account
 * is locked.
 */
export async function giveAddress(tx: Db, userId: string, email: string): Promise<void> {
  await tx.deleteFrom("verifications").where("user_id", "=", userId).execute();
  await endWaiting(tx, userId, email);
  await storeAddress(tx, { userId, email, proven: true });
  await tx
    .updateTable("users")
    .set({ role: "user", email, email_key: emailKey(email), pending_email: null, expires_at: null })
    .where("id", "=", userId)
    .execute();
}

/**
 * Ends all other sign-ups that wait for an address, which is locked: accounts without a role are deleted, guests stay
 * guests.
 */
export async function endWaiting(tx: Db, userId: string, email: string): Promise<void> {
  const key = emailKey(email);
  await endSignUps(tx, userId, key);
  await endVerifications(tx, key);
}

async function endSignUps(tx: Db, userId: string, key: string): Promise<void> {
  const signUps = await tx
    .selectFrom("addresses")
    .select("user_id")
    .where("email_key", "=", key)
    .where("proven", "=", false)
    .where("user_id", "!=", userId)
    .orderBy("user_id")
    .execute();
  const ended: string[] = [];
  for (const { user_id } of signUps) if (await endSignUp(tx, user_id)) ended.push(user_id);
  if (ended.length > 0) await deleteLookUps(tx, ended);
}

async function endSignUp(tx: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("users")
    .where("id", "=", userId)
    .where("role", "is", null)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

async function endVerifications(tx: Db, key: string): Promise<void> {
  const guests = await tx
    .selectFrom("verifications")
    .select("user_id")
    .where("email_key", "=", key)
    .orderBy("user_id")
    .execute();
  for (const { user_id } of guests) await lockUser(tx, user_id);
  // Somebody who has asked for another address in the meantime is waiting for that one.
  const ended = await tx
    .deleteFrom("verifications")
    .where(sql<boolean>`user_id = ANY(${guests.map(({ user_id }) => user_id)}::uuid[])`)
    .where("email_key", "=", key)
    .returning("user_id")
    .execute();
  for (const { user_id } of ended) await forgetSignUp(tx, user_id);
}
