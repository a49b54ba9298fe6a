import { sql } from "kysely";

import type { Db } from "../../database/open.ts";

/** Tables that lead to accounts, and are stored elsewhere where users' rows are distributed (decision 146). */
export const LOOK_UPS = [
  "addresses",
  "reminders",
  "push_messages",
  "identities",
  "verifications",
  "restore_flows",
  "email_undos",
  "payment_subscriptions",
] as const;

/**
 * Deletes an account and everything it owns; rows that outlive it no longer refer to anybody. The transaction has
 * locked its row as a deletion does, so nobody adds a way in meanwhile.
 */
export async function deleteRows(tx: Db, userId: string): Promise<void> {
  await deleteLookUps(tx, [userId]);
  await tx.deleteFrom("users").where("id", "=", userId).execute();
}

/**
 * Deletes look-up rows that lead to accounts whose rows the transaction has locked or deleted; the number of statements
 * does not depend on the number of accounts.
 */
export async function deleteLookUps(tx: Db, userIds: readonly string[]): Promise<void> {
  const oneOfThem = (column: string) => sql<boolean>`${sql.ref(column)} = ANY(${userIds}::uuid[])`;
  for (const table of LOOK_UPS) await tx.deleteFrom(table).where(oneOfThem("user_id")).execute();
  await tx.updateTable("payment_customers").set({ user_id: null }).where(oneOfThem("user_id")).execute();
  await tx.updateTable("security_events").set({ account_id: null }).where(oneOfThem("account_id")).execute();
}
