import type { FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";

import type { NextStep } from "../../../../shared/api/totp.ts";
import { CODE_TRIES, LOG_IN_FLOW_SECONDS } from "../../../../shared/limits.ts";
import { deleteInBatches } from "../../../database/batches.ts";
import type { Db } from "../../../database/open.ts";
import { hashOfToken, newToken } from "../../../http/random-token.ts";
import type { Services } from "../../../services.ts";
import { asksForCode } from "./enrolment.ts";

/** The flow's own cookie: its holder has completed the first step and has no session yet. */
export const LOG_IN_COOKIE = "login";

/**
 * How every log-in except by passkey ends, in a transaction: with a session or, where the account has one-time codes,
 * with a flow that waits for one (decision 183).
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

/** The account whose log-in is pending; null once it has expired. */
export async function findFlow(db: Db, token: string): Promise<string | null> {
  const flow = await db
    .selectFrom("log_in_flows")
    .select("user_id")
    .where("token_hash", "=", hashOfToken(token))
    .executeTakeFirst();
  return flow?.user_id ?? null;
}

/** Uses one of a flow's tries before anything is compared; false if none is left. */
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
