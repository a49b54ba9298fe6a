import { v7 as uuidv7 } from "uuid";

import type { InterfaceLanguage } from "../../../shared/languages.ts";
import { AppError } from "../../app-error.ts";
import { lockUser } from "../../database/locks.ts";
import type { Db } from "../../database/open.ts";
import { findSession, type Account, type Session } from "../../http/account.ts";
import type { ProviderIdentity } from "../../services/google.ts";
import type { Outbox } from "../../services/mail-outbox.ts";
import { giveAddress, lockOwner, lockAddress, lookUpAddress } from "./addresses.ts";
import { NOTICE_LIFETIME_SECONDS, tellOwner } from "./notices.ts";
import { forgetSignUp, requireWayIn } from "./ways-in.ts";

export interface Identified {
  userId: string;
  /** Whether an existing account was linked to this identity just now. */
  linked: boolean;
  /** Whether the account is new, or was a guest's. */
  isNew: boolean;
}

interface Caller {
  session: Session | null;
  language: InterfaceLanguage;
}

/**
 * The account that an identity signs in to; a new identity gets one. The identity is (issuer, subject): its address
 * matters only the first time, and an account here that already has the address is linked only with proof that both
 * belong to one person, who is then notified. Otherwise 409. Call it in a transaction.
 */
export async function accountOfIdentity(
  db: Db,
  outbox: Outbox,
  identity: ProviderIdentity,
  { session, language }: Caller,
): Promise<Identified> {
  await lockAddress(db, identity.email);
  const known = await findIdentity(db, identity);
  if (known) {
    if (!(await lockUser(db, known))) throw new AppError("invalid_credentials");
    // It may have been unlinked before the account was locked.
    if ((await findIdentity(db, identity)) !== known) throw new AppError("invalid_credentials");
    return { userId: known, linked: false, isNew: false };
  }
  const owner = await lockOwner(db, identity.email);
  if (owner && !identity.authoritative && !(await isStillSignedIn(db, owner.id, session)))
    throw new AppError("conflict");
  const caller = session?.account ?? null;
  const userId = owner?.id ?? (await becomeUser(db, identity.email, { caller, language }));
  const { issuer, subject } = identity;
  await db.insertInto("identities").values({ issuer, subject, user_id: userId }).execute();
  if (owner)
    await outbox.put(db, {
      kind: "google_linked",
      to: owner.email,
      language: owner.language,
      lifetimeSeconds: NOTICE_LIFETIME_SECONDS,
    });
  return { userId, linked: owner !== null, isNew: owner === null };
}

/** The account that an identity signs in to or would join, and whether the identity alone proves it to be its owner's. */
export async function findAccount(
  db: Db,
  identity: ProviderIdentity,
): Promise<{ userId: string; isProven: boolean } | null> {
  // First the address: an account that got it from this identity in between is then found by the identity.
  const { owner } = await lookUpAddress(db, identity.email);
  const known = await findIdentity(db, identity);
  if (known) return { userId: known, isProven: true };
  return owner === undefined ? null : { userId: owner, isProven: identity.authoritative };
}

async function findIdentity(db: Db, { issuer, subject }: ProviderIdentity): Promise<string | null> {
  const row = await db
    .selectFrom("identities")
    .select("user_id")
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

const isStillSignedIn = async (db: Db, userId: string, session: Session | null): Promise<boolean> =>
  session?.account.id === userId &&
  (await findSession(db, { userId, tokenHash: session.tokenHash })) !== null;

/** A guest becomes a user with everything they have; anybody else gets a new account (contract §4). */
async function becomeUser(
  db: Db,
  email: string,
  { caller, language }: { caller: Account | null; language: InterfaceLanguage },
): Promise<string> {
  const guestId = caller && (await forgetSignUp(db, caller.id)) ? caller.id : null;
  const userId = guestId ?? uuidv7();
  await db
    .insertInto("users")
    .values({ id: userId, interface_language: language })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await giveAddress(db, userId, email);
  return userId;
}

/**
 * Removes Google as a way in and notifies the account's owner. 404 if it is not linked; 409 if no other way in is left.
 * Call it in a transaction that has locked the account.
 */
export async function unlinkGoogle(tx: Db, outbox: Outbox, userId: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom("identities")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new AppError("not_found");
  await requireWayIn(tx, userId);
  await tellOwner(tx, outbox, userId, "google_unlinked");
}
