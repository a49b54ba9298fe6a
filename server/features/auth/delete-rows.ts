import type { Db } from "../../database/open.ts";

/** They lead to accounts, and lie elsewhere where the rows of users are spread (decision 146). */
export const LOOK_UPS = [
  "addresses",
  "sessions",
  "tokens",
  "reminders",
  "identities",
  "verifications",
  "restore_flows",
  "log_in_flows",
  "email_undos",
  "payment_subscriptions",
] as const;

/**
 * Deletes an account with everything in it; what outlives it names nobody any more. The transaction holds its row as the
 * deletion does, so nobody adds a way to it meanwhile.
 */
export async function deleteRows(tx: Db, userId: string): Promise<void> {
  for (const table of LOOK_UPS) await tx.deleteFrom(table).where("user_id", "=", userId).execute();
  await tx.updateTable("payment_customers").set({ user_id: null }).where("user_id", "=", userId).execute();
  await tx
    .updateTable("security_events")
    .set({ account_id: null })
    .where("account_id", "=", userId)
    .execute();
  await tx.deleteFrom("users").where("id", "=", userId).execute();
}
