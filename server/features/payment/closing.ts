import { sql } from "kysely";

import type { Db } from "../../database/open.ts";
import type { Payment } from "../../services/payment.ts";
import { findCustomer } from "./customers.ts";
import { each } from "./each.ts";

/**
 * Cancels an account's subscription at the provider before the account is deleted. A provider that does not answer must
 * not keep anybody from leaving: with the account's row its customer loses its user, and the job cancels it later.
 */
export const cancelBeforeDeletion =
  (payment: Payment | null) =>
  async (db: Db, userId: string): Promise<void> => {
    const customerId = payment && (await findCustomer(db, userId));
    if (customerId) await payment.cancelRunning(customerId).catch(() => {});
  };

/** Ends, at the provider, customers whose accounts are gone; due refunds come first. */
export async function endCustomersOfDeleted(db: Db, payment: Payment): Promise<number> {
  const rows = await db
    .updateTable("payment_customers")
    .set({ retry_at: sql<Date>`now() + interval '1 minute'` })
    .where("id", "in", (eb) =>
      eb
        .selectFrom("payment_customers as c")
        .select("c.id")
        .where("c.user_id", "is", null)
        .where("c.closed_at", "is", null)
        .where("c.retry_at", "<=", sql<Date>`now()`)
        .where((c) =>
          c.not(
            c.exists(
              c
                .selectFrom("payment_endings as e")
                .select("e.subscription_id")
                .whereRef("e.customer_id", "=", "c.id")
                .where("e.done_at", "is", null),
            ),
          ),
        )
        .orderBy("c.retry_at")
        .limit(20)
        .forUpdate()
        .skipLocked(),
    )
    .returning("id")
    .execute();
  return each(rows, async ({ id }) => {
    await payment.endCustomer(id);
    await db
      .updateTable("payment_customers")
      .set({ closed_at: sql<Date>`now()` })
      .where("id", "=", id)
      .execute();
  });
}
