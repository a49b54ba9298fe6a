import { sql } from "kysely";

import type { Db } from "../../database/open.ts";

interface Ended {
  id: string;
  customerId: string;
  /** True: the last payment is refunded in full; false: only its unused part. */
  whole: boolean;
}

/**
 * Records that a subscription is to be ended at once and its last payment refunded, in full or in part. From then on it
 * counts as over, and the job completes the ending. Recording it again changes nothing.
 */
export async function storeEnding(db: Db, { id, customerId, whole }: Ended): Promise<void> {
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
