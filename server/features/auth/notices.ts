import type { Db } from "../../database/open.ts";
import type { AccountMail } from "../../messages/mails/mail-texts.ts";
import type { Outbox } from "../../services/mail-outbox.ts";
import { findAccountAddress } from "./addresses.ts";

/** A notice is still worth reading a day late. */
export const NOTICE_LIFETIME_SECONDS = 86_400;

/** Tells the owner of an account what was changed, in the same transaction; an unverified address gets no notices. */
export async function tellOwner(
  db: Db,
  outbox: Outbox,
  userId: string,
  kind: Exclude<AccountMail, "verification" | "restore">,
): Promise<void> {
  const owner = await findAccountAddress(db, userId);
  if (!owner) return;
  const { email: to, language } = owner;
  await outbox.put(db, { kind, to, language, lifetimeSeconds: NOTICE_LIFETIME_SECONDS });
}
