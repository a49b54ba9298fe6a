import { ECDH } from "node:crypto";

import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";

import type { api } from "../../../shared/api/index.ts";
import type { PushSubscription } from "../../../shared/api/push.ts";
import { UNKNOWN_DEVICE } from "../../../shared/devices.ts";
import type { CallOutput } from "../../../shared/endpoint.ts";
import { PUSH_SUBSCRIPTIONS_PER_USER } from "../../../shared/limits.ts";
import { AppError, invalidField } from "../../app-error.ts";
import { lockUser } from "../../database/locks.ts";
import type { Db } from "../../database/open.ts";
import type { BrowserKeys } from "../../services/push/encrypt.ts";

interface NewSubscription extends BrowserKeys {
  endpoint: string;
}

/** The keys of a browser as bytes; 400 where they are none. */
export function readKeys({
  p256dh,
  auth,
}: CallOutput<typeof api.push.subscribe>["body"]["keys"]): BrowserKeys {
  const keys = { p256dh: Buffer.from(p256dh, "base64url"), auth: Buffer.from(auth, "base64url") };
  try {
    ECDH.convertKey(keys.p256dh, "prime256v1");
  } catch {
    throw invalidField("keys.p256dh", { key: "invalid" });
  }
  return keys;
}

/**
 * Takes a transaction. The user's row is locked first, so that parallel calls cannot add more than the limit: beyond it
 * the browser goes whose session was used longest ago.
 */
export async function subscribe(
  tx: Db,
  { userId, sessionHash }: { userId: string; sessionHash: Buffer },
  { endpoint, p256dh, auth }: NewSubscription,
): Promise<void> {
  const role = (await lockUser(tx, userId))?.role;
  if (!role || role === "guest") throw new AppError("role_forbidden");
  await holdSession(tx, userId, sessionHash);
  const row = { session_hash: sessionHash, p256dh, auth };
  await tx
    .insertInto("push_subscriptions")
    .values({ user_id: userId, id: uuidv7(), endpoint, ...row })
    .onConflict((conflict) => conflict.columns(["user_id", "endpoint"]).doUpdateSet(row))
    .execute();
  await sql`
    DELETE FROM push_subscriptions WHERE user_id = ${userId} AND id IN (
      SELECT p.id FROM push_subscriptions AS p
      JOIN sessions AS s ON s.user_id = ${userId} AND s.token_hash = p.session_hash
      WHERE p.user_id = ${userId}
      ORDER BY p.endpoint = ${endpoint} DESC, s.last_seen_at DESC, p.created_at DESC, p.id DESC
      OFFSET ${PUSH_SUBSCRIPTIONS_PER_USER})`.execute(tx);
}

/** Before its subscriptions, as a log-out does: neither waits for the other. */
async function holdSession(tx: Db, userId: string, sessionHash: Buffer): Promise<void> {
  const { rows } = await sql`
    SELECT 1 FROM sessions AS s WHERE s.user_id = ${userId} AND s.token_hash = ${sessionHash} FOR KEY SHARE`.execute(
    tx,
  );
  if (rows.length === 0) throw new AppError("unauthorized");
}

export async function unsubscribe(db: Db, userId: string, endpoint: string): Promise<void> {
  await db
    .deleteFrom("push_subscriptions")
    .where("user_id", "=", userId)
    .where("endpoint", "=", endpoint)
    .execute();
}

/** Newest first. */
export async function readSubscriptions(db: Db, userId: string): Promise<PushSubscription[]> {
  const { rows } = await sql<{ endpoint: string; device: string | null; created_at: Date }>`
    SELECT p.endpoint, s.device, p.created_at FROM push_subscriptions AS p
    JOIN sessions AS s ON s.user_id = ${userId} AND s.token_hash = p.session_hash
    WHERE p.user_id = ${userId} ORDER BY p.created_at DESC, p.id DESC`.execute(db);
  return rows.map(({ endpoint, device, created_at }) => ({
    endpoint,
    device: device ?? UNKNOWN_DEVICE,
    createdAt: created_at.toISOString(),
  }));
}
