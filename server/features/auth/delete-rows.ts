import { sql } from "kysely";

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
  await deleteLookUps(tx, [userId]);
  await tx.deleteFrom("users").where("id", "=", userId).execute();
}

/** What leads to accounts whose rows the transaction holds or has deleted: as many statements for many as for one. */
export async function deleteLookUps(tx: Db, userIds: readonly string[]): Promise<void> {
  const oneOfThem = (column: string) => sql<boolean>`${sql.ref(column)} = ANY(${userIds}::uuid[])`;
  for (const table of LOOK_UPS) await tx.deleteFrom(table).where(oneOfThem("user_id")).execute();
  await tx.updateTable("payment_customers").set({ user_id: null }).where(oneOfThem("user_id")).execute();
  await tx.updateTable("security_events").set({ account_id: null }).where(oneOfThem("account_id")).execute();
}
