import { AppError } from "../../app-error.ts";
import type { Db } from "../../database/open.ts";
import type { Outbox } from "../../services/mail-outbox.ts";
import { findAccountAddress } from "./addresses.ts";
import { NOTICE_LIFETIME_SECONDS } from "./notices.ts";
import { requireWayIn, holdAccount } from "./ways-in.ts";

/**
 * Ends the way in by Google and tells the account's owner. 404 without one; 409 where nothing else would lead in. To be
 * called in a transaction.
 */
export async function unlinkGoogle(tx: Db, outbox: Outbox, userId: string): Promise<void> {
  await holdAccount(tx, userId);
  const { numDeletedRows } = await tx
    .deleteFrom("identities")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new AppError("not_found");
  await requireWayIn(tx, userId);
  const owner = await findAccountAddress(tx, userId);
  if (owner)
    await outbox.put(tx, {
      kind: "google_unlinked",
      to: owner.email,
      language: owner.language,
      lifetimeSeconds: NOTICE_LIFETIME_SECONDS,
    });
}
