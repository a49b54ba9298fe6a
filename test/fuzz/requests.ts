import fc from "fast-check";

import { endpoints } from "../../shared/api/endpoints.ts";
import type { Endpoint } from "../../shared/endpoint.ts";
import { bodyFor } from "./bodies.ts";
import { headersFor, type Headers } from "./headers.ts";
import { targetOf } from "./targets.ts";

/** What is known of a signed-in person. */
export interface Known {
  cookie: string;
  /** Ids of their dictionaries, words, tests and reports. */
  ids: readonly string[];
}

export interface BadRequest {
  endpoint: Endpoint;
  bytes: Buffer;
}

/** Requests to all endpoints, most of them invalid in some way. */
export function badRequests({ cookie, ids }: Known): fc.Arbitrary<BadRequest> {
  return fc.oneof(
    ...endpoints.map((endpoint) =>
      fc
        .tuple(
          methodFor(endpoint),
          targetOf(endpoint, ids),
          headersFor(endpoint, cookie),
          bodyFor(endpoint, ids),
        )
        .map(([method, target, headers, body]) => ({
          endpoint,
          bytes: bytesOf(method, target, headers, body),
        })),
    ),
  );
}

const METHODS = [
  "GET",
  "POST",
  "PATCH",
  "DELETE",
  "PUT",
  "HEAD",
  "OPTIONS",
  "TRACE",
  "PROPFIND",
  "get",
  "BREW",
];

const methodFor = ({ method }: Endpoint): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 15, arbitrary: fc.constant<string>(method) },
    { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
  );

function bytesOf(method: string, target: string, headers: Headers, body: Buffer): Buffer {
  const length: Headers = body.length > 0 ? [["content-length", String(body.length)]] : [];
  const lines = [["host", "localhost"], ["connection", "close"], ...headers, ...length].map(
    ([name, value]) => `${name}: ${value}`,
  );
  const head = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`, "latin1");
  return Buffer.concat([head, body]);
}
