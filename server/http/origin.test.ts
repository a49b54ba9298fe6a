import { describe, expect, test } from "vitest";

import { endpoints } from "../../shared/api/endpoints.ts";
import type { Endpoint } from "../../shared/endpoint.ts";
import { withTestServer } from "../../test/server.ts";

const OWN = "http://words.example";

const ORIGINS: readonly [who: string, headers: Record<string, string>, own: boolean][] = [
  ["a script, which sends neither header", {}, true],
  ["our own page", { "sec-fetch-site": "same-origin", origin: OWN }, true],
  ["our own page in an older browser", { origin: OWN }, true],
  ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }, false],
  ["another site in an older browser", { origin: "https://evil.example" }, false],
  ["a sibling subdomain", { "sec-fetch-site": "same-site", origin: "http://evil.words.example" }, false],
  ["our name under another scheme", { origin: "https://words.example" }, false],
  ["our name on another port", { origin: "http://words.example:8080" }, false],
  ["our name as a prefix", { origin: "http://words.example.evil.example" }, false],
  ["a sandboxed frame", { origin: "null" }, false],
  ["an address typed by hand", { "sec-fetch-site": "none" }, false],
  ["a page that lies in one header", { "sec-fetch-site": "cross-site", origin: OWN }, false],
];

const BODIES: readonly [type: string | undefined, body: string | undefined, understood: boolean][] = [
  [undefined, undefined, true],
  ["application/json", "{}", true],
  ["application/json; charset=utf-8", "{}", true],
  ["text/plain", "{}", false],
  ["text/plain;charset=UTF-8", '{"a":"=b"}', false],
  ["application/x-www-form-urlencoded", "a=1", false],
  ["multipart/form-data; boundary=x", "--x--", false],
  ["application/json-seq", "{}", false],
  ["text/json", "{}", false],
];

const COMMANDS = [
  ["POST", "/api/auth/guest", 204],
  ["PATCH", "/api/users/me", 200],
  ["DELETE", "/api/cookie/token", 204],
] as const;

const server = await withTestServer({ PUBLIC_URL: OWN });

describe.each(COMMANDS)("%s %s", (method, path, done) => {
  describe.each(ORIGINS)("from %s", (_who, headers, own) => {
    test.each(BODIES)(
      `with %s is ${own ? "judged by its type" : "refused"}`,
      async (type, body, understood) => {
        const client = await server.member();
        const before = client.cookies.get("__Host-session");
        // Bytes, so that the client adds no type of its own.
        const bytes = body === undefined ? undefined : new TextEncoder().encode(body);
        const { status } = await client.send(method, path, bytes, {
          ...headers,
          ...(type ? { "content-type": type } : {}),
        });
        const expected = own ? (understood ? done : 415) : 403;
        expect(status).toBe(expected);
        if (expected !== done) expect(client.cookies.get("__Host-session")).toBe(before);
      },
    );
  });
});

test("reading is free to all origins", async () => {
  const { status } = await server.visitor().send("GET", "/api/cookie/checkToken", undefined, {
    "sec-fetch-site": "cross-site",
  });
  expect(status).toBe(200);
});

/** They know nobody by a cookie, and want a token, a link's secret or a signature. */
const OPEN_TO_OTHERS = [
  "POST /auth/email/undo/:token",
  "POST /reminders/:token",
  "POST /stripe/webhook",
  "POST /ankiconnect",
  "POST /ankiconnect/:token",
];

test("every call that changes something refuses other sites, but for those that know nobody by a cookie", async () => {
  const answered: string[] = [];
  for (const { method, path } of endpoints as readonly Endpoint[]) {
    if (method === "GET" || method === "OPTIONS") continue;
    const { status, text } = await server
      .visitor()
      .send(method, `/api${path}`, undefined, { "sec-fetch-site": "cross-site" });
    if (status !== 403 || !text.includes("cross_origin")) answered.push(`${method} ${path}`);
  }
  expect(answered.toSorted()).toEqual(OPEN_TO_OTHERS.toSorted());
});
