import { sql } from "kysely";

import type { Db } from "../../database/open.ts";

interface Ended {
  id: string;
  customerId: string;
  /** The last payment goes back whole; false: what is unused of it. */
  whole: boolean;
}

/**
 * Writes down that a subscription is to be ended at once and its last payment refunded, whole or in part; from then on it counts as over,
 * and the job sees it through. Once: a second time changes nothing.
 */
export async function keepEnding(db: Db, { id, customerId, whole }: Ended): Promise<void> {
  await db
    .insertInto("payment_endings")
    .values({
      subscription_id: id,
      customer_id: customerId,
      whole,
      retry_at: sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.updateTable("payment_subscriptions").set({ status: "canceled" }).where("id", "=", id).execute();
}

export async function isToBeEnded(db: Db, subscriptionId: string): Promise<boolean> {
  const row = await db
    .selectFrom("payment_endings")
    .select("subscription_id")
    .where("subscription_id", "=", subscriptionId)
    .executeTakeFirst();
  return row !== undefined;
}
