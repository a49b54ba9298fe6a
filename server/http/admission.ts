import type { FastifyReply, FastifyRequest, RequestPayload } from "fastify";

import { FIELDS, WORD_FIELDS } from "../../shared/api/word.ts";
import type { Endpoint, Stage } from "../../shared/endpoint.ts";
import { limitsOf, type Role } from "../../shared/roles.ts";
import { USER_HEADER } from "../../shared/user-header.ts";
import { AppError } from "../app-error.ts";
import type { LockedUser } from "../database/locks.ts";
import type { Account, Session } from "./account.ts";
import { ByteBound, holdersAt, MIB, SMALL } from "./bytes/byte-bound.ts";
import { whenOver } from "./departure.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses unsafe methods from another origin with 403 `cross_origin` (contract §1). The browser's own statement,
 * `Sec-Fetch-Site`, decides if present; a client that sends neither header is not a browser and is accepted.
 */
export function requireOwnOrigin(request: FastifyRequest, publicUrl: string): void {
  if (SAFE.has(request.method)) return;
  const { "sec-fetch-site": site, origin } = request.headers;
  const own = site === undefined ? origin === undefined || origin === publicUrl : site === "same-origin";
  if (!own) throw new AppError("cross_origin");
}

/** The session that may make this call; null for nobody, and for a suspended account where the stage is open. */
export function admit(
  endpoint: Endpoint,
  { headers }: FastifyRequest,
  found: Session | null,
  totpForDevelopers: boolean,
): Session | null {
  requireStage(endpoint.stage, found?.account ?? null, totpForDevelopers);
  const session = found?.account.suspended ? null : found;
  if (endpoint.proof && session) requireProof(session);
  if (endpoint.namesUser) requireNamedUser(headers[USER_HEADER], session?.account ?? null);
  const declared = Number(headers["content-length"] ?? 0);
  if (declared > bodyLimitFor(endpoint, session?.account.role ?? null)) throw new AppError("too_large");
  return session;
}

/**
 * Refuses a call from an account that has not reached its stage (contract §2): 401, 403 `verification_required` or
 * `policies_required`; and, where developers must have one-time codes, `totp_required`.
 */
function requireStage(stage: Stage, account: Account | null, totpForDevelopers: boolean): void {
  if (stage === "open") return;
  if (!account) throw new AppError("unauthorized");
  if (account.suspended) throw suspendedError(account.suspended.until);
  if (stage === "signed_in") return;
  if (!account.role) throw new AppError("verification_required");
  if (stage === "accepted" && !account.policiesAccepted) throw new AppError("policies_required");
  if (stage === "accepted" && totpForDevelopers && account.lacksTotp) throw new AppError("totp_required");
}

/**
 * Refuses what a stolen session must not do without a recent proof (contract §16); guests have nothing to prove with.
 */
export function requireProof({ account, proven }: Session): void {
  if (!proven && account.role !== "guest") throw new AppError("proof_required");
}

/** Refuses a call that was made for somebody else than the one who is signed in by now. */
function requireNamedUser(named: string | string[] | undefined, account: Account | null): void {
  if (named !== undefined && named !== account?.id) throw new AppError("unauthorized");
}

/** 403 `suspended`, with the end where there is one. */
export const suspendedError = (until: Date | null): AppError =>
  new AppError("suspended", until ? { says: "suspended_until", values: { until: until.getTime() } } : {});

/** A locked account that may be used. Throws if it is suspended or gone. */
export function requireActive(
  user: LockedUser | undefined,
  gone = (): AppError => new AppError("unauthorized"),
): LockedUser {
  if (!user) throw gone();
  if (user.suspended) throw suspendedError(user.suspended_until);
  return user;
}

const KIB = 1024;
const USUAL = 64 * KIB;
/** For calls that anybody may make, before anything is known about the caller. */
const WAYS_IN = /^\/(?:auth|cookie)\//;
/** Text of four-byte characters, with room for the JSON around it. */
const textBytes = (letters: number): number => 4 * letters + 8;
/** The largest word. */
const WORD_BYTES = WORD_FIELDS.map((field) => FIELDS[field].most).reduce(
  (bytes, { texts, letters }) => bytes + texts * textBytes(letters),
  0,
);

/** The largest body of a call, in bytes. */
export const bodyLimitOf = ({ path, bodyLimit }: Endpoint): number =>
  bodyLimit ?? (WAYS_IN.test(path) ? 4 * KIB : USUAL);

/** The same for a role: nobody sends more words than one of their dictionaries may have. */
export function bodyLimitFor(endpoint: Endpoint, role: Role | null): number {
  const most = bodyLimitOf(endpoint);
  if (endpoint.stage === "open") return most;
  return Math.min(most, Math.max(USUAL, limitsOf(role).wordsPerDictionary * WORD_BYTES));
}

/**
 * Bytes of bodies that have begun to arrive and are not answered yet: unfinished requests take no more memory than a
 * bound.
 */
export class Bodies {
  readonly #small = new ByteBound({ together: 32 * MIB, address: 2 * MIB });
  readonly #large = new ByteBound({ together: 64 * MIB, address: 16 * MIB });

  /** Counts a body as it arrives, and refuses it beyond its own limit (413) or the limit of all bodies (429). */
  watch(request: FastifyRequest, reply: FastifyReply, payload: RequestPayload, limit: number): void {
    const holders = holdersAt(request.ip);
    let bytes = 0;
    let bound = this.#small;
    const count = (chunk: Buffer): void => {
      bound.add(holders, -bytes);
      bytes += chunk.length;
      if (bytes > SMALL) bound = this.#large;
      bound.add(holders, bytes);
      const refusal = bytes > limit ? new AppError("too_large") : bound.refusalOf(holders);
      if (!refusal) return;
      payload.off("data", count);
      reply.header("connection", "close");
      // The body's reader takes this for the end of the body. Nobody reads the body of a GET, or one of a refused type:
      // the rest is discarded as it arrives, and the connection is closed after the answer.
      if (payload.listenerCount("error") > 0) payload.emit("error", refusal);
      else if (reply.raw.headersSent) request.raw.socket.destroy();
    };
    payload.on("data", count);
    whenOver(request.raw, reply.raw, () => {
      // Whatever arrives of a body that was already answered is not kept.
      payload.off("data", count);
      bound.add(holders, -bytes);
    });
  }
}
