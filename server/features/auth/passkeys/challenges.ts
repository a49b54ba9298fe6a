import { randomBytes } from "node:crypto";

import type { FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";

import { PASSKEY_CHALLENGE_SECONDS } from "../../../../shared/limits.ts";
import { deleteInBatches } from "../../../database/batches.ts";
import type { Db } from "../../../database/open.ts";
import type { PasskeyChallengesTable } from "../../../database/tables/ways-in.ts";
import type { CookieJar } from "../../../http/cookies.ts";
import { hashOfToken, isToken, newToken } from "../../../http/random-token.ts";
import { emailKey } from "../addresses.ts";
import { challengeIn } from "./webauthn.ts";

const CHALLENGE_BYTES = 32;

/** The cookie of a browser that is not signed in: another browser cannot use its challenges. */
const FLOW_COOKIE = "passkey";

interface Flow {
  purpose: PasskeyChallengesTable["purpose"];
  /** The token of the cookie of the browser that the challenge is for. */
  tokenHash: Buffer;
}

/** A challenge to sign, once and within a few minutes. */
export async function newChallenge(
  db: Db,
  { purpose, tokenHash }: Flow,
  newAccount: string | null = null,
): Promise<string> {
  const challenge = randomBytes(CHALLENGE_BYTES);
  await db
    .insertInto("passkey_challenges")
    .values({
      challenge,
      purpose,
      token_hash: tokenHash,
      new_account: newAccount,
      expires_at: sql<Date>`now() + make_interval(secs => ${PASSKEY_CHALLENGE_SECONDS})`,
    })
    .execute();
  return challenge.toString("base64url");
}

interface Taken {
  challenge: Buffer;
  newAccount: string | null;
}

/**
 * Uses up the challenge that a response signed; null where this flow has none. Of several simultaneous calls one gets
 * it.
 */
export async function takeChallenge(
  db: Db,
  { purpose, tokenHash }: Flow,
  clientDataJSON: string,
): Promise<Taken | null> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge?.length !== CHALLENGE_BYTES) return null;
  const row = await db
    .deleteFrom("passkey_challenges")
    .where("challenge", "=", challenge)
    .where("purpose", "=", purpose)
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", sql<Date>`now()`)
    .returning("new_account as newAccount")
    .executeTakeFirst();
  return row ? { challenge, newAccount: row.newAccount } : null;
}

/** The token of a browser that is logging in or signing up; its tabs share one. */
export function beginFlow(cookies: CookieJar, request: FastifyRequest, reply: FastifyReply): string {
  const existing = cookies.read(request, FLOW_COOKIE);
  const token = existing && isToken(existing) ? existing : newToken();
  cookies.set(reply, FLOW_COOKIE, token, PASSKEY_CHALLENGE_SECONDS);
  return token;
}

export const tokenOfFlow = (cookies: CookieJar, request: FastifyRequest): string =>
  cookies.read(request, FLOW_COOKIE) ?? "";

export const endFlow = (cookies: CookieJar, reply: FastifyReply): void => cookies.clear(reply, FLOW_COOKIE);

export const logInFlow = (token: string): Flow => ({ purpose: "log_in", tokenHash: hashOfToken(token) });

/** Valid only for the address that it was requested for, and for the guest who requested it, if there was one. */
export const signUpFlow = (token: string, email: string, guestId: string | null): Flow => ({
  purpose: "sign_up",
  tokenHash: hashOfToken([token, emailKey(email), guestId ?? ""].join(" ")),
});

export const deleteExpiredChallenges = (db: Db): Promise<number> =>
  deleteInBatches(db, { table: "passkey_challenges", key: "challenge", where: sql`expires_at <= now()` });
