import type { InterfaceLanguage } from "../../../shared/languages.ts";
import type { Db } from "../../database/open.ts";
import { newReminderToken } from "../../http/random-token.ts";
import { emailKey, endWaiting, keepAddress } from "./addresses.ts";

/**
 * Replaces an account's address, which is returned, by one that is locked and has no other owner. Pending codes for the
 * old address become invalid, and so do the links in reminders that were mailed there.
 */
export async function replaceAddress(
  tx: Db,
  userId: string,
  email: string,
): Promise<{ email: string; language: InterfaceLanguage }> {
  // Opening a restore flow for the old address locks this row too: the flow either exists by now or finds no account.
  const before = await tx
    .selectFrom("users")
    .select(["email", "interface_language"])
    .where("id", "=", userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (before.email === null) throw new Error("an account without an address has none to replace");
  await endWaiting(tx, userId, email);
  await keepAddress(tx, { userId, email, proven: true });
  await tx
    .updateTable("users")
    .set({ email, email_key: emailKey(email) })
    .where("id", "=", userId)
    .execute();
  await tx.deleteFrom("restore_flows").where("user_id", "=", userId).execute();
  await tx
    .updateTable("reminders")
    .set({ token: newReminderToken() })
    .where("user_id", "=", userId)
    .execute();
  return { email: before.email, language: before.interface_language };
}
