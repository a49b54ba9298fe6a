import { sql } from "kysely";

import { lockUser } from "../../database/locks.ts";
import type { Db } from "../../database/open.ts";

/** A browser to which a reminder is sent. */
interface Recipient {
  id: string;
  endpoint: string;
}

/** A reminder that was taken out to be sent. */
export interface PushMessage {
  userId: string;
  subscriptionId: string;
  service: string;
  words: number;
  /** Tries so far. */
  attempts: number;
  secondsLeft: number;
}

export const readRecipients = (db: Db, userId: string): Promise<Recipient[]> =>
  db.selectFrom("push_subscriptions").select(["id", "endpoint"]).where("user_id", "=", userId).execute();

/** Queues a reminder for each browser, in place of one that still waits. */
export async function queueMessages(
  tx: Db,
  recipients: readonly Recipient[],
  { userId, words, lifetimeSeconds }: { userId: string; words: number; lifetimeSeconds: number },
): Promise<void> {
  for (const { id, endpoint } of recipients) {
    const message = {
      service: new URL(endpoint).host,
      words,
      attempts: 0,
      next_try_at: sql<Date>`now()`,
      expires_at: sql<Date>`now() + make_interval(secs => ${lifetimeSeconds})`,
    };
    await tx
      .insertInto("push_messages")
      .values({ user_id: userId, subscription_id: id, ...message })
      .onConflict((conflict) => conflict.columns(["user_id", "subscription_id"]).doUpdateSet(message))
      .execute();
  }
}

/**
 * Takes the message that has waited longest out of the queue, other than those of the given accounts and services. It
 * is gone before it is sent: a node that dies in between sends it to nobody, and nobody gets two. It is chosen before
 * anything is deleted: a subquery could be run again for each row, and choose the next one each time.
 */
export async function takeMessage(
  db: Db,
  { users, services }: { users: readonly string[]; services: readonly string[] },
): Promise<PushMessage | null> {
  const { rows } = await sql<PushMessage>`
    WITH next AS MATERIALIZED (
      SELECT m.user_id, m.subscription_id FROM push_messages AS m
      WHERE m.next_try_at <= now() AND m.user_id <> ALL (${users}::uuid[]) AND m.service <> ALL (${services}::text[])
      ORDER BY m.next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    DELETE FROM push_messages AS p USING next
    WHERE p.user_id = next.user_id AND p.subscription_id = next.subscription_id
    RETURNING p.user_id AS "userId", p.subscription_id AS "subscriptionId", p.service, p.words, p.attempts,
      extract(epoch FROM p.expires_at - now())::int AS "secondsLeft"`.execute(db);
  return rows[0] ?? null;
}

/** Where it is sent; null where that browser is gone, or no more pushes are wanted. */
export async function readAddressee(db: Db, { userId, subscriptionId }: PushMessage) {
  const wanted = await db
    .selectFrom("reminders")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("hour", "is not", null)
    .where("remind_by", "=", "push")
    .executeTakeFirst();
  if (!wanted) return null;
  const found = await db
    .selectFrom("push_subscriptions")
    .select(["endpoint", "p256dh", "auth"])
    .where("user_id", "=", userId)
    .where("id", "=", subscriptionId)
    .executeTakeFirst();
  return found ?? null;
}

/** Puts back what the service has certainly not taken; a newer reminder stays. Takes a transaction. */
export async function putBack(
  tx: Db,
  { userId, subscriptionId, service, words, attempts, secondsLeft }: PushMessage,
  waitSeconds: number,
): Promise<void> {
  // Who is deleted meanwhile has no rows afterwards.
  if (!(await lockUser(tx, userId))) return;
  await tx
    .insertInto("push_messages")
    .values({
      user_id: userId,
      subscription_id: subscriptionId,
      service,
      words,
      attempts: attempts + 1,
      next_try_at: sql<Date>`now() + make_interval(secs => ${waitSeconds})`,
      expires_at: sql<Date>`now() + make_interval(secs => ${secondsLeft})`,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "subscription_id"]).doNothing())
    .execute();
}
