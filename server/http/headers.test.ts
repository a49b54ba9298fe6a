import { expect, test } from "vitest";

import { sendBytes } from "../../test/fuzz/wire.ts";
import { startTestServer } from "../../test/server.ts";
import { contentSecurityPolicy } from "./headers.ts";

const directive = (policy: string, name: string): string | undefined =>
  policy.split("; ").find((one) => one.startsWith(`${name} `));

test("of the identity provider's host a page runs one script alone", () => {
  const policy = contentSecurityPolicy("n0nce", "https://accounts.google.com/gsi/client");
  expect(directive(policy, "script-src")).toBe(
    "script-src 'self' 'nonce-n0nce' https://accounts.google.com/gsi/client",
  );
  expect(directive(policy, "frame-src")).toBe("frame-src 'self' https://accounts.google.com/gsi/");
});

test("without an identity provider a page runs nothing of others", () => {
  expect(contentSecurityPolicy("n0nce", null)).not.toMatch(/https?:/);
});

test("a page runs scripts by its nonce and from its server, no plug-in, and keeps its base", () => {
  const policy = contentSecurityPolicy("n0nce", null);
  expect(directive(policy, "default-src")).toBe("default-src 'self'");
  expect(directive(policy, "script-src")).toBe("script-src 'self' 'nonce-n0nce'");
  for (const name of ["object-src", "base-uri", "frame-ancestors"])
    expect(directive(policy, name)).toBe(`${name} 'none'`);
});

test.each([
  ["an answer", "GET /api/settings HTTP/1.1", 200],
  ["a refusal", "GET /api/users/me HTTP/1.1", 401],
  ["an unknown path", "GET /nothing HTTP/1.1", 404],
  ["a method that only echoes", "TRACE /api/settings HTTP/1.1", 404],
  ["what never became a request", "no HTTP", 400],
])("%s brings the security headers", async (_what, line, status) => {
  const server = await startTestServer({ PUBLIC_URL: "https://words.example" });
  const bytes = Buffer.from(`${line}\r\nhost: words.example\r\nconnection: close\r\n\r\n`);
  const answer = await sendBytes(Number(new URL(server.url).port), bytes);
  expect(answer.status).toBe(status);
  expect(answer.head).toContain("strict-transport-security: max-age=31536000; includesubdomains");
  expect(answer.head).toContain("x-content-type-options: nosniff");
  expect(answer.head).toContain("referrer-policy: strict-origin-when-cross-origin");
  expect(answer.head).toMatch(/content-security-policy: .*base-uri 'none'; frame-ancestors 'none'/);
  await server.close();
});

test("the worker that reads decks alone may compile WebAssembly", async () => {
  const server = await startTestServer();
  const policyAt = async (path: string) =>
    (await fetch(`${server.url}${path}`)).headers.get("content-security-policy");
  expect(await policyAt("/assets/deck-reader-B3_x-9.js")).toContain("script-src 'wasm-unsafe-eval'");
  for (const path of ["/", "/dictionaries", "/service-worker.js", "/assets/app-B3.js", "/api/settings"])
    expect([path, await policyAt(path)]).toEqual([path, expect.not.stringMatching(/wasm|unsafe/)]);
  await server.close();
});
