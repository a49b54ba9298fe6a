import { sql } from "kysely";

import type { Db } from "../../database/open.ts";
import type { SubscriptionStatus } from "./rules.ts";

export interface OwnSubscription {
  id: string;
  customer_id: string;
  status: SubscriptionStatus;
  /** Whether it is to be ended at once, or already was. */
  ending: boolean;
}

/** The user's running subscription, otherwise their last one. */
export async function findSubscription(db: Db, userId: string): Promise<OwnSubscription | null> {
  const row = await db
    .selectFrom("payment_subscriptions as s")
    .leftJoin("payment_endings as e", "e.subscription_id", "s.id")
    .select(["s.id", "s.customer_id", "s.status", sql<boolean>`e.subscription_id IS NOT NULL`.as("ending")])
    .where("s.user_id", "=", userId)
    .orderBy(sql`s.status = 'canceled'`)
    .orderBy("s.started_at", "desc")
    .executeTakeFirst();
  return row ?? null;
}

/** A customer's subscriptions that may still change at the provider. */
export async function openSubscriptionsOf(db: Db, customerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("payment_subscriptions")
    .select("id")
    .where("customer_id", "=", customerId)
    .where("look_at", "is not", null)
    .execute();
  return rows.map((row) => row.id);
}
