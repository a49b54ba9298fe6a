import fc from "fast-check";

import { api } from "../../shared/api/index.ts";
import type { Endpoint } from "../../shared/endpoint.ts";

export type Headers = [name: string, value: string][];

/** Calls that end the session in which they are sent, so that later calls would only be refused. */
const ENDINGS: readonly Endpoint[] = [
  api.auth.guest,
  api.auth.signUp,
  api.auth.logIn,
  api.auth.deleteAccount,
  api.cookie.deleteToken,
];

/** The headers of a person with this cookie, some of them invalid. */
export function headersFor(endpoint: Endpoint, cookie: string): fc.Arbitrary<Headers> {
  return fc
    .tuple(
      fc.oneof(
        {
          weight: ENDINGS.includes(endpoint) ? 0 : 12,
          arbitrary: fc.constant<Headers>([["cookie", cookie]]),
        },
        { weight: 1, arbitrary: fc.constant<Headers>([]) },
        { weight: 1, arbitrary: oddCookie.map((value): Headers => [["cookie", value]]) },
      ),
      fc.oneof(
        { weight: 15, arbitrary: fc.constant<Headers>([["content-type", "application/json"]]) },
        { weight: 1, arbitrary: fc.constant<Headers>([]) },
        { weight: 1, arbitrary: oddType.map((value): Headers => [["content-type", value]]) },
      ),
      fc.oneof({ weight: 12, arbitrary: fc.constant<Headers>([]) }, { weight: 1, arbitrary: oddHeaders }),
    )
    .map((groups) => groups.flat());
}

const oddCookie = fc.constantFrom(
  "__Host-session=",
  `__Host-session=${"a".repeat(43)}`,
  "__Host-session=\x80\xff",
  "=;=;;;",
  "__proto__=1",
  "a".repeat(9000),
  `__Host-session=${"b".repeat(43)}; __Host-session=${"c".repeat(43)}`,
);
const oddType = fc.constantFrom(
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/json; charset=utf-16",
  "application/json;;;",
  "APPLICATION/JSON",
  "application/jsonp",
  "/",
  "x".repeat(4000),
);
const oddHeaders = fc.constantFrom<Headers>(
  [["accept-language", "xx-XX;q=nonsense,,,;"]],
  [["accept-language", "uk"]],
  [["origin", "http://elsewhere.test"]],
  [["origin", "null"]],
  [["sec-fetch-site", "cross-site"]],
  [["content-encoding", "gzip"]],
  [["x-forwarded-for", "'; --, ::::, 1.2.3.4.5"]],
  [["x-request-id", "\x80".repeat(300)]],
  [["traceparent", "00-zz-zz-zz"]],
  [["if-none-match", "*"]],
  [["range", "bytes=0-0,-1"]],
  [["expect", "100-continue"]],
  [
    ["upgrade", "websocket"],
    ["connection", "upgrade"],
  ],
  [["x-huge", "h".repeat(20_000)]],
  [["authorization", "Bearer \xff"]],
  [["stripe-signature", "t=1,v1=abc"]],
  Array.from({ length: 500 }, (_, at) => [`x-${at}`, "1"]),
);
