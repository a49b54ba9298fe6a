import fc from "fast-check";

import { jsonSchemaOf } from "../../server/http/json-schema.ts";
import { api, endpoints } from "../../shared/api/index.ts";
import type { Endpoint } from "../../shared/endpoint.ts";
import { oddValue } from "./texts.ts";
import { valueOf } from "./values.ts";

/** What is known of somebody who is signed in. */
export interface Known {
  cookie: string;
  /** Of their dictionaries, words, tests and reports. */
  ids: readonly string[];
}

export interface BadRequest {
  endpoint: Endpoint;
  bytes: Buffer;
}

/** Requests to all endpoints, most of them wrong in some way. */
export function badRequests(known: Known): fc.Arbitrary<BadRequest> {
  return fc.oneof(
    ...endpoints.map((endpoint) =>
      fc
        .tuple(
          methodFor(endpoint),
          targetOf(endpoint, known),
          headersFor(endpoint, known),
          bodyFor(endpoint, known),
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

function targetOf({ path, params, query }: Endpoint, { ids }: Known): fc.Arbitrary<string> {
  const fields = (params ? jsonSchemaOf(params, "input")["properties"] : {}) as Record<string, object>;
  const segments = path.split("/").map((segment) =>
    segment.startsWith(":")
      ? fc.oneof(
          valueOf({ ...fields[segment.slice(1)] }, ids)
            .map(asText)
            .map(escaped),
          oddSegment,
        )
      : fc.constant(segment),
  );
  const pairs = query ? jsonSchemaOf(query, "input") : {};
  return fc
    .tuple(
      fc.tuple(...segments).map((parts) => parts.join("/")),
      fc.oneof({ weight: 3, arbitrary: valueOf(pairs, ids) }, { weight: 1, arbitrary: fc.constant({}) }),
      fc.oneof({ weight: 12, arbitrary: fc.constant("") }, { weight: 1, arbitrary: oddQuery }),
      fc.oneof({ weight: 30, arbitrary: fc.constant("/api") }, { weight: 1, arbitrary: oddPrefix }),
    )
    .map(([filled, search, odd, prefix]) => {
      const given = Object.entries(typeof search === "object" && search !== null ? search : {});
      const text = given.map(([name, value]) => `${escaped(name)}=${escaped(asText(value))}`).join("&");
      return `${prefix}${filled}${text || odd ? `?${text}${odd}` : ""}`;
    });
}

const oddSegment = fc.constantFrom(
  "%00",
  "%",
  "%E0%A4%A",
  "..",
  ".",
  "%2e%2e",
  "a%2Fb",
  "%ED%A0%80",
  "",
  "x".repeat(5000),
  ";",
  "*",
);
const oddPrefix = fc.constantFrom(
  "//api",
  "/api/",
  "/API",
  "/%61pi",
  "http://elsewhere.test/api",
  "/api/..",
  "*",
);
const oddQuery = fc.constantFrom(
  "&filter=a&filter=b",
  "&sort=name&sort=date",
  "&__proto__=1",
  "&__proto__[a]=1",
  "&constructor=1",
  "&a[b][c]=d",
  "&=&=&&&",
  "&filter=%00",
  "&filter=%ff",
  "&after=%00",
  `&after=${"a".repeat(3000)}`,
  `&x=${"y".repeat(7000)}`,
);

type Headers = [name: string, value: string][];

/** Calls that end the session with which they come, and so would keep all later ones from going far. */
const ENDINGS: readonly Endpoint[] = [
  api.auth.guest,
  api.auth.signUp,
  api.auth.logIn,
  api.auth.deleteAccount,
  api.cookie.deleteToken,
];

function headersFor(endpoint: Endpoint, { cookie }: Known): fc.Arbitrary<Headers> {
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

function bodyFor(endpoint: Endpoint, { ids }: Known): fc.Arbitrary<Buffer> {
  const { body } = endpoint;
  const fitting = body ? valueOf(jsonSchemaOf(body, "input"), ids) : oddValue;
  return fc.oneof(
    { weight: body ? 12 : 1, arbitrary: fitting.map((value) => Buffer.from(JSON.stringify(value) ?? "")) },
    { weight: endpoint.method === "GET" ? 12 : 1, arbitrary: fc.constant(Buffer.alloc(0)) },
    {
      weight: 2,
      arbitrary: fc.tuple(fitting, brokenJson).map(([value, broken]) => broken(JSON.stringify(value) ?? "")),
    },
  );
}

const brokenJson = fc.constantFrom<(json: string) => Buffer>(
  (json) => Buffer.from(json.slice(0, json.length / 2)),
  (json) => Buffer.from(`\ufeff${json}`),
  (json) => Buffer.from(json, "utf16le"),
  (json) => Buffer.from(json.replaceAll('"', "'")),
  (json) => Buffer.from(json.replace("{", '{"__proto__":{"x":1},')),
  (json) => Buffer.from(json.replace("}", ',"answer":1,"answer":2}')),
  (json) => Buffer.from(`${json}${json}`),
  (json) => Buffer.from(`[${json}]`),
  (json) => Buffer.from(json.replaceAll(/[a-z]/g, "\\u0000")),
  (json) => Buffer.from(json.replaceAll(/[a-z]/g, "\\ud800")),
  (json) => Buffer.concat([Buffer.from(json), Buffer.from([0xff, 0xfe, 0xc0, 0x80])]),
  () => Buffer.from("[".repeat(60_000)),
  () => Buffer.from('{"a":'.repeat(9000)),
  () => Buffer.from(`{"name":"${"x".repeat(70_000)}"}`),
  () => Buffer.from("NaN"),
  () => Buffer.from('{"a":1e999999}'),
);

function bytesOf(method: string, target: string, headers: Headers, body: Buffer): Buffer {
  const length: Headers = body.length > 0 ? [["content-length", String(body.length)]] : [];
  const lines = [["host", "localhost"], ["connection", "close"], ...headers, ...length].map(
    ([name, value]) => `${name}: ${value}`,
  );
  const head = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`, "latin1");
  return Buffer.concat([head, body]);
}

const asText = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "");

/** Percent-encoded byte by byte: half of a surrogate pair too. */
const escaped = (text: string): string =>
  [...Buffer.from(text)]
    .map((byte) =>
      /[\w.-]/.test(String.fromCharCode(byte)) && byte < 128
        ? String.fromCharCode(byte)
        : `%${byte.toString(16).padStart(2, "0")}`,
    )
    .join("");
