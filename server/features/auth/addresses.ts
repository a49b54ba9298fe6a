import { domainToASCII } from "node:url";

import { sql, type Selectable } from "kysely";
import * as z from "zod/mini";

import type { InterfaceLanguage } from "../../../shared/languages.ts";
import { email as typedEmail } from "../../../shared/text-rules.ts";
import { complain } from "../../../shared/validation.ts";
import type { Db } from "../../database/open.ts";
import type { UsersTable } from "../../database/tables/accounts.ts";
import { isMailbox } from "../../services/mail-address.ts";

/**
 * Addresses are compared blind to case (contract §3), and domains as mail servers know them: in ASCII. A domain in
 * full-width letters is the same domain.
 */
export function emailKey(email: string): string {
  const folded = email.normalize("NFC").toLowerCase();
  const at = folded.lastIndexOf("@") + 1;
  const domain = folded.slice(at);
  return folded.slice(0, at) + (domainToASCII(domain) || domain);
}

/** An address that the form's rules let through may still name no mailbox. */
export const mailbox = z.pipe(
  typedEmail,
  z.string().check((ctx) => {
    if (!isMailbox(ctx.value)) complain(ctx, [{ key: "email" }]);
  }),
);

type OwnerRow = Pick<Selectable<UsersTable>, "id" | "email" | "interface_language">;

export interface Owner {
  id: string;
  email: string;
  language: InterfaceLanguage;
}

/** The verified account of an address. */
export const findOwner = async (db: Db, email: string): Promise<Owner | null> =>
  ownerIn(await ownerOf(db, email).executeTakeFirst());

/** The same; until the transaction ends, the account keeps this address, and nobody else changes how it is entered. */
export const holdOwner = async (db: Db, email: string): Promise<Owner | null> =>
  ownerIn(await ownerOf(db, email).forNoKeyUpdate().executeTakeFirst());

const ownerOf = (db: Db, email: string) =>
  db
    .selectFrom("users")
    .select(["id", "email", "interface_language"])
    .where("email_key", "=", emailKey(email))
    .where("role", "is not", null);

function ownerIn(row: OwnerRow | undefined): Owner | null {
  return row?.email ? { id: row.id, email: row.email, language: row.interface_language } : null;
}

/** Where and how the owner of an account is written to; null where no address is proven. */
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
 * Gives a proven address, which has no owner and is locked, to an account, which is a user from now on and for good.
 */
export async function giveAddress(db: Db, userId: string, email: string): Promise<void> {
  await db.deleteFrom("verifications").where("user_id", "=", userId).execute();
  await endWaiting(db, userId, email);
  await db
    .updateTable("users")
    .set({ role: "user", email, email_key: emailKey(email), pending_email: null, expires_at: null })
    .where("id", "=", userId)
    .execute();
}

/** Ends all other sign-ups that wait for an address: accounts without a role go, guests stay guests. */
export async function endWaiting(db: Db, userId: string, email: string): Promise<void> {
  const key = emailKey(email);
  await db
    .deleteFrom("users")
    .where("email_key", "=", key)
    .where("role", "is", null)
    .where("id", "!=", userId)
    .execute();
  await db
    .updateTable("users")
    .set({ pending_email: null, password_hash: null })
    .where("id", "in", (eb) => eb.selectFrom("verifications").select("user_id").where("email_key", "=", key))
    .execute();
  await db.deleteFrom("verifications").where("email_key", "=", key).execute();
}
