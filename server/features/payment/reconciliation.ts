import { sql } from "kysely";

import { deleteInBatches } from "../../database/batches.ts";
import type { Db } from "../../database/open.ts";
import type { Payment } from "../../services/payment.ts";
import { each } from "./each.ts";
import { readBack, readBackAll } from "./readings.ts";

/** Reads subscriptions again that should have been renewed or ended by now, whether or not an event arrived. */
export async function rereadSubscriptions(db: Db, payment: Payment): Promise<number> {
  const rows = await db
    .updateTable("payment_subscriptions")
    .set({ look_at: sql<Date>`now() + interval '15 minutes'` })
    .where("id", "in", (eb) =>
      eb
        .selectFrom("payment_subscriptions")
        .select("id")
        .where("look_at", "<=", sql<Date>`now()`)
        .orderBy("look_at")
        .limit(100)
        .forUpdate()
        .skipLocked(),
    )
    .returning("id")
    .execute();
  return each(rows, ({ id }) => readBack(db, payment, id));
}

/** Looks for checkouts that were paid although no event arrived; a checkout stays open for a day. */
export async function findPaidCheckouts(db: Db, payment: Payment): Promise<number> {
  const rows = await db
    .updateTable("payment_customers")
    .set({
      look_at: sql<Date | null>`CASE WHEN checkout_at > now() - interval '25 hours'
        THEN now() + greatest((now() - checkout_at) / 4, interval '1 minute') END`,
    })
    .where("id", "in", (eb) =>
      eb
        .selectFrom("payment_customers")
        .select("id")
        .where("look_at", "<=", sql<Date>`now()`)
        .where("user_id", "is not", null)
        .orderBy("look_at")
        .limit(100)
        .forUpdate()
        .skipLocked(),
    )
    .returning("id")
    .execute();
  return each(rows, async ({ id }) => {
    await readBackAll(db, payment, id);
  });
}

/**
 * Deletes events that the provider no longer resends, customers of deleted accounts that can no longer pay, and refunds
 * that were completed while the provider still reports them.
 */
export async function forgetOldPayments(db: Db): Promise<number> {
  const events = await deleteInBatches(db, {
    table: "payment_events",
    key: "id",
    where: sql`received_at < now() - interval '90 days'`,
  });
  const customers = await deleteInBatches(db, {
    table: "payment_customers",
    key: "id",
    where: sql`user_id IS NULL AND closed_at < now() - interval '30 days'`,
  });
  const endings = await deleteInBatches(db, {
    table: "payment_endings",
    key: "subscription_id",
    where: sql`done_at < now() - interval '90 days'`,
  });
  return events + customers + endings;
}
