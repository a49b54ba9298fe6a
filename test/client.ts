import * as z from "zod/mini";

import { refusalsOf } from "../server/http/refusals.ts";
import type { Word } from "../shared/api/dictionaries.ts";
import { urlOf, type Answer, type CallInput, type Endpoint } from "../shared/endpoint.ts";
import type { ErrorCode } from "../shared/errors.ts";

type Given<E extends Endpoint> = Partial<CallInput<E>> & { headers?: Record<string, string> };

export interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
}

export interface Refusal {
  status: number;
  code: ErrorCode;
  message: string;
  fields?: Record<string, string>;
  challenge?: string;
  words?: Word[];
  headers: Headers;
}

/** A client of the API with its own cookie jar, like a browser. */
export class TestClient {
  readonly url: string;
  readonly cookies = new Map<string, string>();
  headers: Record<string, string> = {};
  /** The release before answers as its own contract says. */
  isOfReleaseBefore = false;

  constructor(url: string) {
    this.url = url;
  }

  /** Sends any request below the server's root. */
  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<RawAnswer> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      redirect: "manual",
      headers: {
        ...(this.cookies.size > 0
          ? { cookie: [...this.cookies].map((pair) => pair.join("=")).join("; ") }
          : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...this.headers,
        ...headers,
      },
      ...(body === undefined ? {} : { body: bodyOf(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  /** Calls an endpoint and returns the answer, whatever it is. */
  call<E extends Endpoint>(endpoint: E, { params, query, body, headers }: Given<E> = {}): Promise<RawAnswer> {
    const url = urlOf(endpoint.path, params as Record<string, string> | undefined, query ?? {});
    return this.send(endpoint.method, url, body, headers);
  }

  /** Calls an endpoint that must succeed, and checks its answer against the contract. */
  async ok<E extends Endpoint>(endpoint: E, given: Given<E> = {}): Promise<Answer<E>> {
    const { status, text } = await this.call(endpoint, given);
    const instead = endpoint.insteadAnswer && status === 200;
    if (status !== endpoint.status && !instead)
      throw new Error(`${endpoint.method} ${endpoint.path} answered ${status}: ${text}`);
    const schema = instead ? endpoint.insteadAnswer : endpoint.answer;
    if (!schema) return (endpoint.media ? text : undefined) as Answer<E>;
    const answer: unknown = JSON.parse(text);
    if (this.isOfReleaseBefore) return answer as Answer<E>;
    const parsed = z.parse(schema, answer);
    if (JSON.stringify(sorted(parsed)) !== JSON.stringify(sorted(answer)))
      throw new Error(`${endpoint.path} answers what the contract does not know: ${text}`);
    return parsed as Answer<E>;
  }

  /** Calls an endpoint that must fail, with an error code that it declares. */
  async refused<E extends Endpoint>(endpoint: E, given: Given<E> = {}): Promise<Refusal> {
    const { status, text, headers } = await this.call(endpoint, given);
    if (status < 400) throw new Error(`${endpoint.method} ${endpoint.path} answered ${status}: ${text}`);
    const refusal = JSON.parse(text) as Omit<Refusal, "status" | "headers">;
    if (!refusalsOf(endpoint).includes(refusal.code))
      throw new Error(`${endpoint.path} does not say that it may be refused with ${refusal.code}`);
    const { code, message: _1, fields: _2, challenge: _3, ...details } = refusal;
    z.parse(endpoint.errorDetails?.[code] ?? z.strictObject({}), details);
    return { status, headers, ...refusal };
  }

  #keep(setCookie: string): void {
    const [pair = "", ...attributes] = setCookie.split(";");
    const [name = "", ...value] = pair.split("=");
    if (attributes.some((attribute) => attribute.trim().toLowerCase() === "max-age=0"))
      this.cookies.delete(name);
    else this.cookies.set(name, value.join("="));
  }
}

const bodyOf = (body: unknown): string | Uint8Array<ArrayBuffer> =>
  typeof body === "string" ? body : body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
