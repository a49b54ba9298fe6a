import type { FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";

import type { NextStep } from "../../../../shared/api/totp.ts";
import { CODE_TRIES, LOG_IN_FLOW_SECONDS } from "../../../../shared/limits.ts";
import { deleteByUser } from "../../../database/batches.ts";
import type { LockedUser } from "../../../database/locks.ts";
import type { Db } from "../../../database/open.ts";
import { hashOfToken, newToken, ownedToken, readOwnedToken } from "../../../http/random-token.ts";
import { readSignInState } from "../../../http/session.ts";
import type { Services } from "../../../services.ts";

/** The flow's own cookie: its holder has completed the first step and has no session yet. */
export const LOG_IN_COOKIE = "login";

/**
 * How every log-in except by passkey ends, in a transaction that has locked the account: with a session or, where the account has one-time codes,
 * with a flow that waits for one (decision 183).
 */
export async function signIn(
  tx: Db,
  { sessions, cookies }: Pick<Services, "sessions" | "cookies">,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  user: LockedUser,
  isNew = false,
): Promise<NextStep | undefined> {
  const userId = user.id;
  const state = await readSignInState(tx, userId);
  if (!state.asksForCode) {
    await sessions.open(tx, { request, reply }, user, { isNew, state });
    return undefined;
  }
  const before = flowIn(cookies.read(request, LOG_IN_COOKIE));
  if (before) await closeFlow(tx, before);
  const token = newToken();
  await tx
    .insertInto("log_in_flows")
    .values({
      token_hash: hashOfToken(token),
      user_id: userId,
      expires_at: sql<Date>`now() + make_interval(secs => ${LOG_IN_FLOW_SECONDS})`,
    })
    .execute();
  cookies.set(reply, LOG_IN_COOKIE, ownedToken(userId, token), LOG_IN_FLOW_SECONDS);
  return { next: "totp" };
}

interface LogInFlow {
  userId: string;
  tokenHash: Buffer;
}

/** The flow that a cookie names, if there is one. */
export function flowIn(cookie: string | undefined): LogInFlow | null {
  const owned = readOwnedToken(cookie);
  return owned?.userId ? { userId: owned.userId, tokenHash: owned.tokenHash } : null;
}

/** Whether a flow has tries left. Locks nothing: anybody can make up a cookie with the id of an account. */
export async function isOpen(db: Db, { userId, tokenHash }: LogInFlow): Promise<boolean> {
  const flow = await db
    .selectFrom("log_in_flows")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("token_hash", "=", tokenHash)
    .where("tries", "<", CODE_TRIES)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return flow !== undefined;
}

/** Uses one of a flow's tries before anything is compared; false if none is left. */
export async function takeTry(db: Db, { userId, tokenHash }: LogInFlow): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("log_in_flows")
    .set({ tries: sql<number>`tries + 1` })
    .where("user_id", "=", userId)
    .where("token_hash", "=", tokenHash)
    .where("tries", "<", CODE_TRIES)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function closeFlow(db: Db, { userId, tokenHash }: LogInFlow): Promise<void> {
  await db
    .deleteFrom("log_in_flows")
    .where("user_id", "=", userId)
    .where("token_hash", "=", tokenHash)
    .execute();
}

export const deleteExpiredLogInFlows = (db: Db): Promise<number> =>
  deleteByUser(db, "log_in_flows", sql`expires_at <= now()`);
