import type * as z from "zod/mini";

import type { ErrorCode } from "./errors.ts";

export type Method = "GET" | "POST" | "PATCH" | "DELETE" | "OPTIONS";

/** The first stage of a session that may make a call (contract §2). */
export type Stage = "open" | "signed_in" | "verified" | "accepted";

type Schema = z.core.$ZodType;

/** One call of the API: the server mounts it, the client calls it, OpenAPI tells of it. */
export interface Endpoint {
  readonly method: Method;
  /** Below `/api`, parameters as `:name`. */
  readonly path: `/${string}`;
  readonly stage: Stage;
  /** Wants a proof not older than ten minutes (contract §16). */
  readonly proof?: true;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The largest body in bytes; 64 KiB unless told. */
  readonly bodyLimit?: number;
  /** Called by other programs: the body reaches the handler as the bytes that came, from any origin, and no cookie is read. */
  readonly raw?: true;
  readonly status: 200 | 201 | 204;
  readonly answer?: Schema;
  /** What is answered with 200 instead, where a further step comes first. */
  readonly insteadAnswer?: Schema;
  /** The media type of an answer that is a text or bytes and not JSON; several are chosen by the handler. */
  readonly media?: readonly string[];
  /** Answered with an `ETag`, and with 304 where the client has that answer already. */
  readonly revalidated?: true;
  /** Whatever goes wrong is told within the usual answer, in the shape of another protocol. */
  readonly ownErrors?: true;
  /** Codes beyond those that the stage, a schema or the server itself bring about. */
  readonly errors?: readonly ErrorCode[];
}

type In<S> = S extends Schema ? z.core.input<S> : undefined;
type Out<S> = S extends Schema ? z.core.output<S> : undefined;

/** What a client sends. */
export interface CallInput<E extends Endpoint> {
  params: In<E["params"]>;
  query: In<E["query"]>;
  body: In<E["body"]>;
}

/** What a handler receives, checked and normalised. */
export interface CallOutput<E extends Endpoint> {
  params: Out<E["params"]>;
  query: Out<E["query"]>;
  body: E["raw"] extends true ? Uint8Array : Out<E["body"]>;
}

/** What a handler gives and a client receives. */
export type Answer<E extends Endpoint> = E["answer"] extends Schema
  ? z.core.output<E["answer"]>
  : E["media"] extends readonly string[]
    ? string
    : E["insteadAnswer"] extends Schema
      ? z.core.output<E["insteadAnswer"]> | undefined
      : void;

export const endpoint = <const E extends Endpoint>(value: E): E => value;

/** `/dictionaries/:id` with its parameters in place and the query's defined values behind. */
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
