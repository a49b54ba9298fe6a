import { Readable } from "node:stream";

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import * as z from "zod/mini";

import type { Answer, CallOutput, Endpoint } from "../../shared/endpoint.ts";
import type { InterfaceLanguage } from "../../shared/languages.ts";
import { complaintsByField, MOST_COMPLAINTS, type Complaint } from "../../shared/validation.ts";
import { AppError } from "../app-error.ts";
import type { Tables } from "../database/tables.ts";
import { CallerLeft } from "../fair-queue.ts";
import { storeSecurityEvents } from "../security-events.ts";
import type { ProcessServices } from "../services.ts";
import { sessionOf, touch, type Account, type Session } from "./account.ts";
import { admit, Bodies, bodyLimitFor, bodyLimitOf, requireOwnOrigin } from "./admission.ts";
import { CallCost, type Actor } from "./call-cost.ts";
import { acceptRawBody } from "./json-body.ts";
import { serializerSchemaOf } from "./json-schema.ts";
import { requestLanguage } from "./language.ts";
import { UNCHANGED } from "./revalidation.ts";

/** What a handler is given: the checked input, and who calls. */
export type Call<E extends Endpoint> = CallOutput<E> & {
  /** Null only where the stage is open and nobody is signed in. */
  account: E["stage"] extends "open" ? Account | null : Account;
  session: E["stage"] extends "open" ? Session | null : Session;
  /** For statements that find rows by their keys; within the caller's share of the database (decision 211). */
  db: Kysely<Tables>;
  /** For statements that look through texts. */
  search: Kysely<Tables>;
  /** Says whose call this is where only the handler knows. */
  actFor: (account: Actor) => void;
  /**
   * The same where a password, a passkey or a token has shown whose it is, before a transaction locks that account: those
   * who wait for one account share its connections, not their networks'.
   */
  enterAs: (userId: string) => void;
  /** Of messages (contract §1). */
  language: InterfaceLanguage;
  ip: string;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** A long text may be returned in pieces, each produced once the client has read the previous one; a sound as bytes. */
type Result<E extends Endpoint> =
  | Answer<E>
  | (E["media"] extends readonly string[] ? AsyncIterable<string> | Buffer : never)
  | (E["revalidated"] extends true ? typeof UNCHANGED : never);

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Result<E>>;
export type Mount = <E extends Endpoint>(endpoint: E, handler: Handler<E>, cost?: Cost) => void;

interface Cost {
  /** Whether statements go on when the caller has left; by default those of calls that write. */
  finishes?: boolean;
  /** Milliseconds of statements for what looks through more than the words of a search. */
  searchMs?: number;
  /** Whether the session comes with what its account has used of its limits. */
  usage?: boolean;
}

const NOTHING = z.strictObject({});
/** The input in an issue distinguishes a wrong value from a missing one. */
const TELL = { reportInput: true };

/** Mounts endpoints of the contract on a server: origin, stage, validation, handler, answer; in this order. */
export function mountOn(app: FastifyInstance, services: ProcessServices): Mount {
  const { cookies } = services;
  const { PUBLIC_URL: publicUrl, REQUIRE_TOTP_FOR_DEVELOPERS: totpForDevelopers } = services.config;
  const bodies = new Bodies();
  return (endpoint, handler, { finishes = endpoint.method !== "GET", searchMs, usage } = {}) => {
    const { method, path, status, answer, insteadAnswer } = endpoint;
    const calls = new WeakMap<FastifyRequest, { session: Session | null; cost: CallCost }>();
    const route = (scope: FastifyInstance): void => {
      scope.route({
        method,
        url: path,
        bodyLimit: bodyLimitOf(endpoint),
        config: { page: endpoint.media?.includes("text/html") ?? false },
        schema: {
          response: {
            ...(answer && { [status]: serializerSchemaOf(answer) }),
            ...(insteadAnswer && { 200: serializerSchemaOf(insteadAnswer) }),
          },
        },
        onRequest: async (request) => {
          if (!endpoint.raw) requireOwnOrigin(request, publicUrl);
          const { socket } = request.raw;
          // Only the connection shows that the client has left: an answer does not close before its turn comes.
          const hasLeft = (): boolean => socket.destroyed;
          const cost = new CallCost(services, { ip: request.ip, hasLeft, finishes, searchMs });
          const found = endpoint.raw ? null : await sessionOf(cost.database.db, cookies, request, usage);
          request.userId = found?.account.id ?? null;
          const session = admit(endpoint, request, found, totpForDevelopers);
          if (session) cost.actFor(session.account);
          calls.set(request, { session, cost });
        },
        preParsing: (request, reply, payload, done) => {
          const role = calls.get(request)?.session?.account.role ?? null;
          bodies.watch(request, reply, payload, bodyLimitFor(endpoint, role));
          done(null, payload);
        },
        handler: async (request, reply) => {
          const { session, cost } = calls.get(request) ?? unknown();
          const input = readInput(endpoint, request);
          if (session) await touch(cost.database.db, session);
          const account = session?.account ?? null;
          const call = {
            ...input,
            session,
            account,
            get db() {
              return cost.database.db;
            },
            get search() {
              return cost.database.search;
            },
            actFor: (actor: Actor) => cost.actFor(actor, { program: true }),
            enterAs: (userId: string) => cost.actFor({ id: userId, role: null }),
            get language() {
              return requestLanguage(request);
            },
            ip: request.ip,
            request,
            reply,
          };
          // Safe: `admit` has checked at run time what the handler's type demands.
          const answering = handler(call as unknown as Parameters<typeof handler>[0]);
          const result = await counted(answering, cost, request);
          reply.code(status).header("cache-control", endpoint.revalidated ? "private, no-cache" : "no-store");
          if (result === LEFT) return reply.code(CLIENT_CLOSED_REQUEST).send();
          if (result === UNCHANGED) return reply.code(304).send();
          if (insteadAnswer && result !== undefined) return reply.code(200).send(result);
          if (status === 204) return reply.send();
          return isPieces(result) ? streamOf(result).once("close", () => void count(cost, request)) : result;
        },
      });
    };
    // A scope costs half a millisecond at each start, so only routes that read raw bodies have one.
    if (!endpoint.raw) return route(app);
    app.register(async (scope) => {
      acceptRawBody(scope);
      route(scope);
    });
  };
}

const LEFT = Symbol("the caller has left");
/** For the log alone, as nginx calls it. */
const CLIENT_CLOSED_REQUEST = 499;

async function counted<T>(
  answering: Promise<T>,
  cost: CallCost,
  request: FastifyRequest,
): Promise<T | typeof LEFT> {
  try {
    return await answering;
  } catch (error) {
    if (error instanceof CallerLeft) return LEFT;
    throw error;
  } finally {
    await storeSecurityEvents(cost.afterwards, request);
    await count(cost, request);
  }
}

/** What has been done is answered, whether or not it could be counted. */
const count = (cost: CallCost, request: FastifyRequest): Promise<void> =>
  cost.count().catch((err: unknown) => request.log.error({ err }, "statements could not be counted"));

const unknown = (): never => {
  throw new Error("a handler before onRequest");
};

/** A stream is passed on as it is: it ends with its reader by itself, even if nothing was read. */
const streamOf = (pieces: AsyncIterable<string>): Readable =>
  pieces instanceof Readable ? pieces : Readable.from(pieces, { objectMode: false });

const isPieces = (result: unknown): result is AsyncIterable<string> =>
  typeof result === "object" && result !== null && Symbol.asyncIterator in result;

/** Reads parameters, query and body by the contract; 400 names every wrong field up to fifty, a malformed id in the path is 404. */
function readInput(endpoint: Endpoint, request: FastifyRequest) {
  const params = endpoint.params ? z.safeParse(endpoint.params, request.params, TELL) : undefined;
  const query = z.safeParse(endpoint.query ?? NOTHING, request.query, TELL);
  const body = endpoint.raw ? undefined : z.safeParse(endpoint.body ?? NOTHING, bodyOf(request), TELL);
  if (params && !params.success && isOnlyAboutIds(params.error.issues)) throw new AppError("not_found");
  const fields = new Map<string, Complaint>();
  for (const part of [params, query, body])
    if (part && !part.success)
      for (const [field, complaint] of complaintsByField(part.error.issues))
        if (fields.size < MOST_COMPLAINTS) fields.set(field || "body", complaint);
  if (fields.size > 0) throw new AppError("validation_failed", { fields });
  return {
    params: params?.data,
    query: endpoint.query ? query.data : undefined,
    body: endpoint.raw ? request.body : endpoint.body ? body?.data : undefined,
  };
}

/** A missing body is an empty one. */
const bodyOf = (request: FastifyRequest): unknown => (request.body === undefined ? {} : request.body);

const isOnlyAboutIds = (issues: readonly z.core.$ZodIssue[]): boolean =>
  issues.every((issue) => issue.code === "invalid_format" && NAMES.has(issue.format));

/** The formats of what names something; nothing has a name of another form. */
const NAMES: ReadonlySet<string> = new Set(["uuid", "token"]);
