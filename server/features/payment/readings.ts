import { sql } from "kysely";

import { lockUser } from "../../database/locks.ts";
import type { Db } from "../../database/open.ts";
import type { SubscriptionFacts } from "../../services/payment-shapes.ts";
import type { Payment } from "../../services/payment.ts";
import { isToBeEnded, storeEnding } from "./endings.ts";
import { isFinal, statusOf } from "./rules.ts";
import { settleRole } from "./settle-role.ts";

/**
 * The provider's answer, numbered when it was requested: a change that an event announces is in every later reading.
 */
export interface Reading {
  number: string;
  facts: SubscriptionFacts;
}

/** Reads a subscription from the provider and stores it, together with the event that triggered the reading. */
export async function readBack(
  db: Db,
  payment: Payment,
  subscriptionId: string,
  eventId: string | null = null,
): Promise<void> {
  const number = await nextNumber(db);
  await storeReading(db, { number, facts: await payment.readSubscription(subscriptionId) }, eventId);
}

/** Reads all running subscriptions of a customer. */
export async function readBackAll(
  db: Db,
  payment: Payment,
  customerId: string,
): Promise<SubscriptionFacts[]> {
  const number = await nextNumber(db);
  const found = await payment.subscriptionsOf(customerId);
  for (const facts of found) await storeReading(db, { number, facts }, null);
  return found;
}

async function nextNumber(db: Db): Promise<string> {
  const { rows } = await sql<{ number: string }>`SELECT nextval('payment_readings') AS number`.execute(db);
  return rows[0]?.number ?? "0";
}

async function storeReading(db: Db, reading: Reading, eventId: string | null): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const customer = await tx
      .selectFrom("payment_customers")
      .select(["user_id", "closed_at"])
      .where("id", "=", reading.facts.customerId)
      .executeTakeFirst();
    if (!customer) return;
    const userId = customer.user_id;
    if (userId && (await lockUser(tx, userId))) {
      await storeFacts(tx, userId, reading);
      await settleRole(tx, userId);
    } else if (customer.closed_at && !isFinal(reading.facts.status)) {
      // Paid in a checkout that was open when the account was deleted.
      await storeEnding(tx, { ...reading.facts, whole: true });
    }
    if (eventId) await storeEvent(tx, eventId);
  });
}

async function storeFacts(db: Db, userId: string, { number, facts }: Reading): Promise<void> {
  const values = {
    status: statusOf(facts.status, await isToBeEnded(db, facts.id)),
    current_period_end: facts.currentPeriodEnd,
    cancel_at_period_end: facts.cancelAtPeriodEnd,
    reading: number,
    look_at: isFinal(facts.status)
      ? null
      : sql<Date>`least(greatest(${facts.currentPeriodEnd}::timestamptz + interval '5 minutes', now() + interval '1 hour'), now() + interval '1 day')`,
  };
  await db
    .insertInto("payment_subscriptions")
    .values({
      id: facts.id,
      user_id: userId,
      customer_id: facts.customerId,
      started_at: facts.startedAt,
      ...values,
    })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet(values)
        .where("payment_subscriptions.user_id", "=", userId)
        .where("payment_subscriptions.reading", "<", number),
    )
    .execute();
  await db
    .updateTable("payment_customers")
    .set({ look_at: null })
    .where("id", "=", facts.customerId)
    .where("look_at", "is not", null)
    .execute();
}

export async function isKnownEvent(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom("payment_events").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

export async function storeEvent(db: Db, id: string): Promise<void> {
  await db
    .insertInto("payment_events")
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
