import { AppError } from "../../app-error.ts";
import type { Db } from "../../database/open.ts";
import type { Outbox } from "../../services/mail-outbox.ts";
import { tellOwner } from "./notices.ts";
import { requireWayIn } from "./ways-in.ts";

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
