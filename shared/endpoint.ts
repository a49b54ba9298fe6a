import type * as z from "zod/mini";

import type { ErrorCode } from "./errors.ts";

export type Method = "GET" | "POST" | "PATCH" | "DELETE" | "OPTIONS";

/** The first stage of a session that may make a call (contract §2). */
export type Stage = "open" | "signed_in" | "verified" | "accepted";

type Schema = z.core.$ZodType;

/** One endpoint of the API: the server routes it, the client calls it, OpenAPI documents it. */
export interface Endpoint {
  readonly method: Method;
  /** Below `/api`; parameters are written as `:name`. */
  readonly path: `/${string}`;
  readonly stage: Stage;
  /** Requires a proof that is at most ten minutes old (contract §16). */
  readonly proof?: true;
  /** May name its user (`user-header.ts`): it sends what a device has kept of them. */
  readonly namesUser?: true;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The largest body in bytes; 64 KiB by default. */
  readonly bodyLimit?: number;
  /**
   * Called by other programs: the handler receives the body as bytes, any origin may call it, and cookies are ignored.
   */
  readonly raw?: true;
  readonly status: 200 | 201 | 204;
  readonly answer?: Schema;
  /** Answered with 200 instead, where another step must come first. */
  readonly insteadAnswer?: Schema;
  /** The media type of an answer that is text or bytes instead of JSON; if there are several, the handler chooses. */
  readonly media?: readonly string[];
  /** Sent with an `ETag`; answered with 304 if the client already has the same answer. */
  readonly revalidated?: true;
  /** Errors are reported inside the usual answer, in the format of another protocol. */
  readonly ownErrors?: true;
  /** Error codes besides those that the stage, a schema or the server itself can cause. */
  readonly errors?: readonly ErrorCode[];
  /** What an error says beside its code and message. */
  readonly errorDetails?: Readonly<Partial<Record<ErrorCode, Schema>>>;
}

type In<S> = S extends Schema ? z.core.input<S> : undefined;
type Out<S> = S extends Schema ? z.core.output<S> : undefined;

/** What a client sends. */
export interface CallInput<E extends Endpoint> {
  params: In<E["params"]>;
  query: In<E["query"]>;
  body: In<E["body"]>;
}

/** What a handler receives, validated and normalised. */
export interface CallOutput<E extends Endpoint> {
  params: Out<E["params"]>;
  query: Out<E["query"]>;
  body: E["raw"] extends true ? Uint8Array : Out<E["body"]>;
}

/** What a handler returns and a client receives. */
export type Answer<E extends Endpoint> = E["answer"] extends Schema
  ? z.core.output<E["answer"]>
  : E["media"] extends readonly string[]
    ? string
    : E["insteadAnswer"] extends Schema
      ? z.core.output<E["insteadAnswer"]> | undefined
      : void;

export const endpoint = <const E extends Endpoint>(value: E): E => value;

/** `/dictionaries/:id` with its parameters filled in, followed by the defined values of the query. */
export function urlOf(
  path: string,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = given.map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`,
  );
  return `/api${filled}${search.length > 0 ? `?${search.join("&")}` : ""}`;
}
