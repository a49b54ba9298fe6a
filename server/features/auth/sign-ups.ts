import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";

import type { InterfaceLanguage } from "../../../shared/languages.ts";
import { invalidField } from "../../app-error.ts";
import type { Db } from "../../database/open.ts";
import { emailKey, storeAddress } from "./addresses.ts";
import { addPasskey, type NewPasskey } from "./passkeys/passkeys.ts";
import { forgetSignUp } from "./ways-in.ts";

/** By what the account will be entered first. */
export type FirstWay =
  | { by: "password"; passwordHash: string }
  /** A passkey names its account, whose id was therefore chosen before; null: the guest's own. */
  | { by: "passkey"; passkey: NewPasskey; newAccount: string | null };

interface SignUp {
  email: string;
  way: FirstWay;
}

/** An account that waits for its address to be verified; it reserves nothing (contract §4). */
export async function createUnverified(
  tx: Db,
  { email, way }: SignUp,
  language: InterfaceLanguage,
  lifetimeSeconds: number,
): Promise<string> {
  const id = way.by === "passkey" ? way.newAccount : uuidv7();
  // The guest for whom the passkey was made has become a user meanwhile, or is gone.
  if (!id) throw invalidField("response", { key: "passkey" });
  await tx
    .insertInto("users")
    .values({
      id,
      role: null,
      email,
      email_key: emailKey(email),
      password_hash: way.by === "password" ? way.passwordHash : null,
      interface_language: language,
      expires_at: sql<Date>`now() + make_interval(secs => ${lifetimeSeconds})`,
    })
    .execute();
  await storeAddress(tx, { userId: id, email, proven: false });
  if (way.by === "passkey") await addPasskey(tx, id, way.passkey);
  return id;
}

/**
 * A guest who signs up stays a guest until the address is verified. What they signed up with before is replaced. False
 * if the guest no longer exists.
 */
export async function signUpGuest(tx: Db, guestId: string, { email, way }: SignUp): Promise<boolean> {
  if (!(await forgetSignUp(tx, guestId))) return false;
  await tx
    .updateTable("users")
    .set({
      pending_email: email,
      ...(way.by === "password" && {
        password_hash: way.passwordHash,
        password_changed_at: sql<Date>`now()`,
      }),
    })
    .where("id", "=", guestId)
    .execute();
  if (way.by === "passkey") await addPasskey(tx, guestId, way.passkey);
  return true;
}
