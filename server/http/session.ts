import type { FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";

import { AppError } from "../app-error.ts";
import { lockUser, type LockedUser } from "../database/locks.ts";
import type { Db } from "../database/open.ts";
import {
  findSession,
  markUsed,
  SESSION_COOKIE,
  SESSION_IDLE_DAYS,
  tokenOf,
  type Session,
} from "./account.ts";
import { requireActive } from "./admission.ts";
import type { CookieJar } from "./cookies.ts";
import { deviceOf } from "./device.ts";
import type { KnownDevices } from "./known-devices.ts";
import { hashOfToken, newToken, ownedToken } from "./random-token.ts";

const DAY_SECONDS = 86_400;
/** Sessions of one account; with more, those unused for longest end. */
export const MOST_SESSIONS = 50;

/** Opaque sessions in a cookie; only the hash of their 256-bit id is stored (contract §1). */
export class Sessions {
  readonly #cookies: CookieJar;
  readonly #devices: KnownDevices;

  constructor(cookies: CookieJar, devices: KnownDevices) {
    this.#cookies = cookies;
    this.#devices = devices;
  }

  /**
   * Signs a locked account in, in a transaction: the request's own session ends and a new one with another id starts.
   * Signing in proves who the owner is, but not where a session is only replaced (`before`): the new one keeps the time of
   * the old one's proof. The cookie is sent only if the transaction is committed.
   */
  async open(
    tx: Db,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    user: LockedUser,
    { before, isNew = false, state }: Opening = {},
  ): Promise<void> {
    await this.close(tx, request);
    const { sessions, devices } = state ?? (await readSignInState(tx, user.id));
    const token = newToken();
    await tx
      .insertInto("sessions")
      .values({
        id: uuidv7(),
        token_hash: hashOfToken(token),
        user_id: user.id,
        device: deviceOf(request.headers["user-agent"]),
        proved_at: before?.provedAt ?? null,
      })
      .execute();
    if (sessions >= MOST_SESSIONS) await endSurplus(tx, user.id);
    this.#set(reply, user.id, token);
    await this.#devices.meet(tx, { request, reply }, user, { isNew, devices });
  }

  /**
   * Locks the account of a session before its ways in are changed, and returns both as they are now; 401 if the session
   * was ended while this waited for the lock, for example by the owner who took the account back.
   */
  async hold(tx: Db, session: Session): Promise<{ user: LockedUser; session: Session }> {
    const user = requireActive(await lockUser(tx, session.account.id));
    return { user, session: await this.readAgain(tx, session) };
  }

  /** For callers that have already locked the account. */
  async readAgain(tx: Db, { account, tokenHash }: Session): Promise<Session> {
    const session = await findSession(tx, { userId: account.id, tokenHash });
    if (!session) throw new AppError("unauthorized");
    return session;
  }

  /** Ends the request's session, if it has one. */
  async close(db: Db, request: FastifyRequest): Promise<void> {
    const owned = await tokenOf(db, this.#cookies, request);
    if (!owned) return;
    await db
      .deleteFrom("sessions")
      .where("user_id", "=", owned.userId)
      .where("token_hash", "=", owned.tokenHash)
      .execute();
  }

  /** Ends every session of an account and every log-in to it that is under way, here and on all other processes. */
  async endAll(db: Db, userId: string): Promise<void> {
    await db.deleteFrom("sessions").where("user_id", "=", userId).execute();
    await db.deleteFrom("log_in_flows").where("user_id", "=", userId).execute();
  }

  forget(reply: FastifyReply): void {
    this.#cookies.clear(reply, SESSION_COOKIE);
  }

  /** Extends a session on request: its idle time starts again here and in the browser. */
  async extend(db: Db, request: FastifyRequest, reply: FastifyReply, session: Session): Promise<void> {
    await markUsed(db, session);
    const token = this.#cookies.read(request, SESSION_COOKIE)?.split(".").at(-1);
    if (token) this.#set(reply, session.account.id, token);
  }

  /** Its owner has just proved who they are. */
  async prove(db: Db, session: Session): Promise<void> {
    await db
      .updateTable("sessions")
      .set({ proved_at: sql<Date>`now()` })
      .where("user_id", "=", session.account.id)
      .where("token_hash", "=", session.tokenHash)
      .execute();
  }

  #set(reply: FastifyReply, userId: string, token: string): void {
    const value = ownedToken(userId, token);
    this.#cookies.set(reply, SESSION_COOKIE, value, SESSION_IDLE_DAYS * DAY_SECONDS);
  }
}

interface Opening {
  /** The session that is replaced. */
  before?: Session;
  /** Whether the account is created in this transaction. */
  isNew?: boolean;
  state?: SignInState;
}

/** What an account has that decides how it signs in. */
interface SignInState {
  asksForCode: boolean;
  sessions: number;
  devices: number;
}

/** Of a locked account, as nobody else changes it now. */
export async function readSignInState(tx: Db, userId: string): Promise<SignInState> {
  const { rows } = await sql<SignInState>`
    SELECT EXISTS (SELECT FROM totp AS t WHERE t.user_id = ${userId} AND t.enabled_at IS NOT NULL) AS "asksForCode",
      (SELECT count(*)::int FROM sessions AS s WHERE s.user_id = ${userId}) AS sessions,
      (SELECT count(*)::int FROM known_devices AS d WHERE d.user_id = ${userId}) AS devices
    FROM users AS u WHERE u.id = ${userId}`.execute(tx);
  const [state] = rows;
  if (!state) throw new AppError("unauthorized");
  return state;
}

const endSurplus = (tx: Db, userId: string): Promise<unknown> =>
  sql`
    DELETE FROM sessions WHERE user_id = ${userId} AND token_hash IN (
      SELECT s.token_hash FROM sessions AS s WHERE s.user_id = ${userId}
      ORDER BY s.last_seen_at DESC, s.created_at DESC OFFSET ${MOST_SESSIONS})`.execute(tx);
