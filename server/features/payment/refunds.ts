import { sql } from "kysely";

import type { Db } from "../../database/open.ts";
import type { Payment } from "../../services/payment.ts";
import { each } from "./each.ts";
import { storeEnding } from "./endings.ts";
import { readBack } from "./readings.ts";
import { settleRole } from "./settle-role.ts";
import type { OwnSubscription } from "./subscriptions.ts";

/**
 * Ends a user's subscription at once: the role is lost immediately, and the refund is guaranteed. An account's first
 * refund covers the whole last payment, later ones its unused part: otherwise Premium could be had for free by buying
 * it again and again.
 */
export async function askRefund(db: Db, userId: string, subscription: OwnSubscription): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const whole = await isFirstRefund(tx, userId);
    await storeEnding(tx, { id: subscription.id, customerId: subscription.customer_id, whole });
    await tx
      .updateTable("users")
      .set({ refunded_at: sql<Date>`now()` })
      .where("id", "=", userId)
      .where("refunded_at", "is", null)
      .execute();
    await settleRole(tx, userId);
  });
}

/** Whether the account has not had a refund yet; in a transaction, so that no parallel call gets the same answer. */
export async function isFirstRefund(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("refunded_at")
    .where("id", "=", userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.refunded_at === null;
}

/**
 * Completes due endings, or the one given by `only`. Each step may be repeated, so a crash between two of them does no
 * harm.
 */
export async function finishEndings(db: Db, payment: Payment, only: string | null = null): Promise<number> {
  const due = await claimEndings(db, only);
  return each(due, async ({ subscriptionId, unusedAt }) => {
    await payment.cancelNow(subscriptionId);
    await payment.refundLastPayment(subscriptionId, unusedAt);
    await readBack(db, payment, subscriptionId);
    await db
      .updateTable("payment_endings")
      .set({ done_at: sql<Date>`now()` })
      .where("subscription_id", "=", subscriptionId)
      .execute();
  });
}

interface Due {
  subscriptionId: string;
  /** The time from which the payment is unused; null where all of it is refunded. */
  unusedAt: Date | null;
}

/** Claims what is due, so that no other process handles it; retries become less frequent. */
async function claimEndings(db: Db, only: string | null): Promise<Due[]> {
  const rows = await db
    .updateTable("payment_endings")
    .set({ retry_at: sql<Date>`now() + greatest((now() - asked_at) / 4, interval '1 minute')` })
    .where("subscription_id", "in", (eb) =>
      eb
        .selectFrom("payment_endings")
        .select("subscription_id")
        .where("done_at", "is", null)
        .where("retry_at", "<=", sql<Date>`now()`)
        .$if(only !== null, (query) => query.where("subscription_id", "=", only))
        .orderBy("retry_at")
        .limit(20)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["subscription_id", "asked_at", "whole"])
    .execute();
  return rows.map(({ subscription_id, asked_at, whole }) => ({
    subscriptionId: subscription_id,
    unusedAt: whole ? null : asked_at,
  }));
}
