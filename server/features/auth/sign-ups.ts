import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";

import type { InterfaceLanguage } from "../../../shared/languages.ts";
import type { Db } from "../../database/open.ts";
import { emailKey, keepAddress } from "./addresses.ts";

interface SignUp {
  email: string;
  passwordHash: string;
}

/** An account that waits for its address to be verified; it reserves nothing (contract §4). */
export async function createUnverified(
  db: Db,
  { email, passwordHash }: SignUp,
  language: InterfaceLanguage,
  lifetimeSeconds: number,
): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto("users")
    .values({
      id,
      role: null,
      email,
      email_key: emailKey(email),
      password_hash: passwordHash,
      interface_language: language,
      expires_at: sql<Date>`now() + make_interval(secs => ${lifetimeSeconds})`,
    })
    .execute();
  await keepAddress(db, { userId: id, email, proven: false });
  return id;
}

/** A guest who signs up stays a guest until the address is verified. False if the guest no longer exists. */
export async function signUpGuest(
  db: Db,
  guestId: string,
  { email, passwordHash }: SignUp,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({
      pending_email: email,
      password_hash: passwordHash,
      password_changed_at: sql<Date>`now()`,
    })
    .where("id", "=", guestId)
    .where("role", "=", "guest")
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
