import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";

import { afterAll, beforeAll, expect, test } from "vitest";

import { TestClient } from "../../test/client.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";

const SCRIPT = "export const words = 1;\n".repeat(100);
let server: TestServer;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "wordhoard-web-"));
  await mkdir(join(directory, "assets"));
  await writeFile(
    join(directory, "index.html"),
    '<html lang="__LANG__"><script nonce="__NONCE__"></script></html>',
  );
  await writeFile(join(directory, "assets/app-1a2b3c.js"), SCRIPT);
  await writeFile(join(directory, "service-worker.js"), SCRIPT);
  await writeFile(join(directory, "assets/app-1a2b3c.js.br"), brotliCompressSync(SCRIPT));
  server = await startTestServer({}, { webDirectory: directory });
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

const visit = (path: string, headers?: Record<string, string>) =>
  new TestClient(server.url).send("GET", path, undefined, headers);

test.each(["/", "/menu", "/dictionaries/0190/words/edit", "/policy/uk", "/testing/finish"])(
  "%s is a page",
  async (path) => {
    const { status, headers } = await visit(path);
    expect({ status, cache: headers.get("cache-control"), type: headers.get("content-type") }).toEqual({
      status: 200,
      cache: "no-store",
      type: "text/html; charset=utf-8",
    });
  },
);

test.each([
  "/nothing",
  "/dictionaries/a/b",
  "/policy/xx",
  "/assets/gone.js",
  "/index.html",
  "/..%2f..%2fetc/passwd",
])("%s answers 404 with the app, which shows its not-found page", async (path) => {
  const { status, text } = await visit(path);
  expect({ status, page: text.startsWith("<html") }).toEqual({ status: 404, page: true });
});

test("every page has a nonce of its own, the same in the policy and in the HTML", async () => {
  const pages = await Promise.all([visit("/"), visit("/")]);
  const nonces = pages.map(({ headers, text }) => {
    const nonce = /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1];
    expect(text).toContain(`nonce="${nonce}"`);
    return nonce;
  });
  expect(new Set(nonces).size).toBe(2);
});

test.each([
  ["/?lng=uk", {}, "uk"],
  ["/?lng=xx", { cookie: "i18next=pl" }, "pl"],
  ["/", { cookie: "i18next=de-AT; other=1", "accept-language": "fr" }, "de"],
  ["/", { "accept-language": "it-IT,it;q=0.9,en;q=0.8" }, "it"],
  ["/", { "accept-language": "ja,ru;q=0.5" }, "ru"],
  ["/", { "accept-language": "ja" }, "en"],
])("%s with %j is in %s", async (path, headers, language) => {
  expect((await visit(path, headers as Record<string, string>)).text).toContain(`lang="${language}"`);
});

test("a hashed asset is kept for ever and sent as brotli", async () => {
  const { encoding, cache, body } = await new Promise<Record<string, unknown>>((resolve) => {
    get(`${server.url}/assets/app-1a2b3c.js`, { headers: { "accept-encoding": "gzip, br" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          encoding: response.headers["content-encoding"],
          cache: response.headers["cache-control"],
          body: brotliDecompressSync(Buffer.concat(chunks)).toString(),
        }),
      );
    });
  });
  expect({ encoding, cache, body }).toEqual({
    encoding: "br",
    cache: "public, max-age=31536000, immutable",
    body: SCRIPT,
  });
});

test("nothing below /api is a page", async () => {
  for (const path of ["/api/nothing", "/api", "/api/"]) {
    const { status, text } = await visit(path);
    expect({ status, body: JSON.parse(text) }).toMatchObject({ status: 404, body: { code: "not_found" } });
  }
});

test("the service worker is asked for anew each time, and may itself ask this server only", async () => {
  const { headers } = await visit("/service-worker.js");
  expect({
    cache: headers.get("cache-control"),
    policy: headers.get("content-security-policy"),
  }).toEqual({ cache: "no-cache", policy: "default-src 'none'; connect-src 'self'" });
});
