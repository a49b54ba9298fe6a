import type { FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";

import { partsOfDevice } from "../../shared/devices.ts";
import type { LockedUser } from "../database/locks.ts";
import type { Db } from "../database/open.ts";
import type { Outbox } from "../services/mail-outbox.ts";
import type { CookieJar } from "./cookies.ts";
import { deviceOf } from "./device.ts";
import { hashOfToken, isToken, newToken } from "./random-token.ts";

/** Without the prefix that `CookieJar` may give it. */
const DEVICE_COOKIE = "device";
/** As long as browsers keep any cookie. */
const LIFETIME_SECONDS = 400 * 86_400;
const NOTICE_LIFETIME_SECONDS = 86_400;
/** Per account; beyond this, the least recently used ones are deleted. */
export const MOST_DEVICES = 50;

/** Browsers are recognised by a cookie of their own, never by an address (decision 188). */
export class KnownDevices {
  readonly #cookies: CookieJar;
  readonly #outbox: Outbox;

  constructor(cookies: CookieJar, outbox: Outbox) {
    this.#cookies = cookies;
    this.#outbox = outbox;
  }

  /** Notifies the owner of an account that logs in from a browser it was never used in. Runs in a transaction. */
  async meet(
    tx: Db,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    user: LockedUser,
    { isNew, devices }: { isNew: boolean; devices: number },
  ): Promise<void> {
    // A guest's account exists in one browser only.
    if (user.role === "guest") return;
    const brought = this.#cookies.read(request, DEVICE_COOKIE) ?? "";
    const token = isToken(brought) ? brought : newToken();
    this.#cookies.set(reply, DEVICE_COOKIE, token, LIFETIME_SECONDS);
    const isFresh = await remember(tx, user.id, hashOfToken(token));
    if (isFresh && devices >= MOST_DEVICES) await forgetSurplus(tx, user.id);
    // A session that only gets a new id was already in this browser.
    if (!isFresh || !user.role || isNew || request.userId === user.id) return;
    const device = deviceOf(request.headers["user-agent"]);
    const parts = partsOfDevice(device);
    await this.#outbox.put(tx, {
      kind: "new_device",
      to: user.email,
      language: user.language,
      detail: parts ? Object.values(parts).join(", ") : device,
      topic: `device:${user.id}`,
      lifetimeSeconds: NOTICE_LIFETIME_SECONDS,
    });
  }
}

/** Whether the account was never used in that browser before. */
async function remember(tx: Db, userId: string, tokenHash: Buffer): Promise<boolean> {
  const { fresh } = await tx
    .insertInto("known_devices")
    .values({ user_id: userId, token_hash: tokenHash })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "token_hash"])
        .doUpdateSet((eb) => ({ last_seen_at: eb.ref("excluded.last_seen_at") })),
    )
    .returning(sql<boolean>`xmax = 0`.as("fresh"))
    .executeTakeFirstOrThrow();
  return fresh;
}

const forgetSurplus = (tx: Db, userId: string): Promise<unknown> =>
  sql`
    DELETE FROM known_devices WHERE user_id = ${userId} AND token_hash IN (
      SELECT d.token_hash FROM known_devices AS d WHERE d.user_id = ${userId}
      ORDER BY d.last_seen_at DESC OFFSET ${MOST_DEVICES})`.execute(tx);
