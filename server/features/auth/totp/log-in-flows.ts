import type { FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";

import type { NextStep } from "../../../../shared/api/totp.ts";
import { CODE_TRIES, LOG_IN_FLOW_SECONDS } from "../../../../shared/limits.ts";
import { deleteInBatches } from "../../../database/batches.ts";
import type { Db } from "../../../database/open.ts";
import { hashOfToken, newToken } from "../../../http/random-token.ts";
import type { Services } from "../../../services.ts";
import { asksForCode } from "./enrolment.ts";

/** The flow's own cookie: who holds it has done the first step, and has no session. */
export const LOG_IN_COOKIE = "login";

/**
 * What every log-in but that by a passkey ends with, in a transaction: a session, or where the account has one-time
 * codes, a flow that waits for one (decision 183).
 */
export async function signIn(
  tx: Db,
  { sessions, cookies }: Pick<Services, "sessions" | "cookies">,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  userId: string,
): Promise<NextStep | undefined> {
  await sessions.holdAccount(tx, userId);
  if (!(await asksForCode(tx, userId))) {
    await sessions.open(tx, request, reply, userId);
    return undefined;
  }
  await closeFlow(tx, cookies.read(request, LOG_IN_COOKIE) ?? "");
  const token = newToken();
  await tx
    .insertInto("log_in_flows")
    .values({
      token_hash: hashOfToken(token),
      user_id: userId,
      expires_at: sql<Date>`now() + make_interval(secs => ${LOG_IN_FLOW_SECONDS})`,
    })
    .execute();
  cookies.set(reply, LOG_IN_COOKIE, token, LOG_IN_FLOW_SECONDS);
  return { next: "totp" };
}

/** Whose log-in waits; null if it waits no longer. */
export async function findFlow(db: Db, token: string): Promise<string | null> {
  const flow = await db
    .selectFrom("log_in_flows")
    .select("user_id")
    .where("token_hash", "=", hashOfToken(token))
    .executeTakeFirst();
  return flow?.user_id ?? null;
}

/** Uses one of a flow's tries, before anything is compared; false if none is left. */
export async function takeTry(db: Db, token: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("log_in_flows")
    .set({ tries: sql<number>`tries + 1` })
    .where("token_hash", "=", hashOfToken(token))
    .where("tries", "<", CODE_TRIES)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function closeFlow(db: Db, token: string): Promise<void> {
  await db.deleteFrom("log_in_flows").where("token_hash", "=", hashOfToken(token)).execute();
}

export const deleteExpiredLogInFlows = (db: Db): Promise<number> =>
  deleteInBatches(db, { table: "log_in_flows", key: "token_hash", where: sql`expires_at <= now()` });
