import type { Db } from "../../database/open.ts";
import { AppError } from "../../http/app-error.ts";
import type { Outbox } from "../../services/mail-outbox.ts";
import { NOTICE_LIFETIME_SECONDS } from "./notices.ts";

/**
 * Ends the way in by Google and tells the account's owner. 404 without one; 409 where nothing else would lead in. To be
 * called in a transaction.
 */
export async function unlinkGoogle(tx: Db, outbox: Outbox, userId: string): Promise<void> {
  // The other ways in stay while this is held.
  const { email, interface_language, password_hash } = await tx
    .selectFrom("users")
    .select(["email", "interface_language", "password_hash"])
    .where("id", "=", userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { numDeletedRows } = await tx
    .deleteFrom("identities")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new AppError("not_found");
  if (password_hash === null) throw new AppError("conflict");
  await outbox.put(tx, {
    kind: "google_unlinked",
    to: email,
    language: interface_language,
    lifetimeSeconds: NOTICE_LIFETIME_SECONDS,
  });
}
