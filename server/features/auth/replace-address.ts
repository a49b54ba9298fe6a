import type { LockedUser } from "../../database/locks.ts";
import type { Db } from "../../database/open.ts";
import { newReminderToken } from "../../http/random-token.ts";
import { emailKey, endWaiting, storeAddress } from "./addresses.ts";

/**
 * Replaces the address of a locked account, which is returned, by one that is locked and has no other owner. Pending
 * codes for the old address become invalid, and so do the links in reminders that were mailed there.
 */
export async function replaceAddress(
  tx: Db,
  { id: userId, email: before }: LockedUser,
  email: string,
): Promise<string> {
  if (before === null) throw new Error("an account without an address has none to replace");
  await endWaiting(tx, userId, email);
  await storeAddress(tx, { userId, email, proven: true });
  await tx
    .updateTable("users")
    .set({ email, email_key: emailKey(email) })
    .where("id", "=", userId)
    .execute();
  // Opening one for the old address locks the account too: it either exists by now or finds no account.
  await tx.deleteFrom("restore_flows").where("user_id", "=", userId).execute();
  await tx
    .updateTable("reminders")
    .set({ token: newReminderToken() })
    .where("user_id", "=", userId)
    .execute();
  return before;
}
