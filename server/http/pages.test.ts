import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { api } from "../../shared/api/index.ts";
import { TestClient } from "../../test/client.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";

const SCRIPT = "export const words = 1;\n".repeat(100);
/** Draws what it was asked, and fails at one page. */
const PRERENDERER = `
export const headOf = (path, language) => "<title>" + path + " " + language + "</title>";
export const drawShared = async ({ shared, url, picture }) => ({
  head: "<title>" + shared.name + "</title><meta content='" + url + " " + picture + "'>",
  body: shared.words[0].term,
});
export const drawPage = async ({ path, language, address, publicUrl, settings }) => {
  if (path === "/support") throw new Error("This page cannot be drawn");
  return {
    head: "<title>" + publicUrl + address + "</title>",
    body: (path === "/shared/:token" ? "<noscript>needs a script</noscript>" : "") + "<h1>" + language + " " + settings.supportEmail + "</h1>",
  };
};
`;
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
  "/assets",
  "/assets/",
  "/index.html",
  "/.git/config",
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
  ["/", { cookie: "i18next=de; __Host-i18next=es", "accept-language": "fr" }, "es"],
  ["/", { "accept-language": "it-IT,it;q=0.9,en;q=0.8" }, "it"],
  ["/", { "accept-language": "ja,ru;q=0.5" }, "ru"],
  ["/", { "accept-language": "ja" }, "en"],
])("%s with %j is in %s", async (path, headers, language) => {
  expect((await visit(path, headers as Record<string, string>)).text).toContain(`lang="${language}"`);
});

test("the language that somebody signed in has saved goes before the cookie's, and the address's before both", async () => {
  const reader = await server.member();
  await reader.ok(api.users.update, { body: { interfaceLanguage: "uk" } });
  reader.cookies.set("i18next", "pl");
  const languageOf = async (path: string) =>
    /<html lang="(\w+)"/.exec((await reader.send("GET", path)).text)?.[1];
  expect([await languageOf("/menu"), await languageOf("/"), await languageOf("/menu?lng=de")]).toEqual([
    "uk",
    "uk",
    "de",
  ]);
});

test("a hashed asset is kept forever and sent as brotli to who can read it", async () => {
  const { encoding, cache, vary, body } = await new Promise<Record<string, unknown>>((resolve) => {
    get(`${server.url}/assets/app-1a2b3c.js`, { headers: { "accept-encoding": "gzip, br" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          encoding: response.headers["content-encoding"],
          cache: response.headers["cache-control"],
          vary: response.headers.vary,
          body: brotliDecompressSync(Buffer.concat(chunks)).toString(),
        }),
      );
    });
  });
  expect({ encoding, cache, vary, body }).toEqual({
    encoding: "br",
    cache: "public, max-age=31536000, immutable",
    vary: "accept-encoding",
    body: SCRIPT,
  });
});

test("nothing below /api is a page", async () => {
  for (const path of ["/api/nothing", "/api", "/api/"]) {
    const { status, text } = await visit(path);
    expect({ status, body: JSON.parse(text) }).toMatchObject({ status: 404, body: { code: "not_found" } });
  }
});

test("the service worker is asked for again each time, and may itself ask this server only", async () => {
  const { headers } = await visit("/service-worker.js");
  expect({
    cache: headers.get("cache-control"),
    policy: headers.get("content-security-policy"),
  }).toEqual({
    cache: "no-cache",
    policy: "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  });
});

describe("with public pages drawn before they are sent", () => {
  let drawing: TestServer;
  let built: string;

  beforeAll(async () => {
    built = await mkdtemp(join(tmpdir(), "wordhoard-drawn-"));
    const page = (name: string): string =>
      `<html lang="__LANG__"><head><title>Wordhoard</title></head><body data-frame="${name}"><div id="root"></div><script nonce="__NONCE__" data-start="__START__"></script></body></html>`;
    await writeFile(join(built, "index.html"), page("app"));
    await writeFile(join(built, "waiting.html"), page("waiting"));
    await writeFile(join(built, "prerenderer.mjs"), PRERENDERER);
    drawing = await startTestServer(
      { PUBLIC_URL: "https://words.example", SUPPORT_EMAIL: "help@words.example" },
      { webDirectory: built, prerenderer: join(built, "prerenderer.mjs") },
    );
  });
  afterAll(async () => {
    await drawing.close();
    await rm(built, { recursive: true });
  });

  const look = async (path: string, headers: Record<string, string> = {}) =>
    new TestClient(drawing.url).send("GET", path, undefined, headers);

  test.each([
    ["/", "en", "/"],
    ["/?lng=de", "de", "/?lng=de"],
    ["/about/?lng=uk&from=mail", "uk", "/about?lng=uk"],
    ["/about?lng=xx", "en", "/about"],
    ["/policy/privacy/fr", "en", "/policy/privacy/fr"],
    ["/policy/privacy/fr?lng=it", "it", "/policy/privacy/fr"],
  ])("%s is drawn in %s and knows itself as %s", async (path, language, address) => {
    const { status, text, headers } = await look(path);
    expect({ status, robots: headers.get("x-robots-tag") }).toEqual({ status: 200, robots: null });
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(`<title>https://words.example${address}</title></head>`);
    expect(text).toContain(`<div id="root"><h1>${language} help@words.example</h1></div>`);
  });

  test("only the welcome page waits with its script, and not for somebody who has a session", async () => {
    expect((await look("/")).text).toMatch(/data-frame="waiting".*data-start="later"/);
    expect((await look("/", { cookie: "__Host-session=abc" })).text).toMatch(/data-start="now"/);
    expect((await look("/about")).text).toContain('data-frame="app"');
  });

  test.each([
    ["/menu", "/menu"],
    ["/dictionaries/0190", "/dictionaries/:dictionaryId"],
    ["/dictionaries/create", "/dictionaries/create"],
  ])("of %s the outline of %s is sent, to nobody who searches", async (path, screen) => {
    const { status, text, headers } = await look(path, { "accept-language": "uk" });
    expect({ status, robots: headers.get("x-robots-tag") }).toEqual({ status: 200, robots: "noindex" });
    expect(text).toContain(`<title>https://words.example${screen}</title></head><body data-frame="app">`);
    expect(text).toContain('<div id="root"><h1>uk help@words.example</h1></div>');
  });

  test("what is shared is told of without a script, to messengers and not to those who search", async () => {
    const reader = await drawing.member("user");
    const { id } = await reader.ok(api.dictionaries.create, {
      body: { name: "Meine Wörter", termsLanguage: "de", definitionsLanguage: "en" },
    });
    const words = { create: [{ term: "Haus & <Hof>", definitions: ["house"] }] };
    await reader.ok(api.dictionaries.update, { params: { id }, body: { words } });
    const share = await reader.ok(api.sharing.create, { params: { id } });
    const { pathname } = new URL(share.url);
    const { status, text, headers } = await look(pathname, { "accept-language": "uk" });
    expect({ status, robots: headers.get("x-robots-tag"), cache: headers.get("cache-control") }).toEqual({
      status: 200,
      robots: "noindex",
      cache: "no-store",
    });
    expect(text).toContain(
      `<title>Meine Wörter</title><meta content='${share.url} ${share.url}/picture.png'></head><body data-frame="app">`,
    );
    expect(text).toContain(
      '<div id="root"><noscript>Haus & <Hof></noscript><h1>uk help@words.example</h1></div>',
    );
    expect((await look(`${pathname}?lng=de`)).text).toContain("<h1>de help@words.example</h1>");
    await reader.ok(api.sharing.delete, { params: { id: share.id } });
    for (const path of [pathname, "/shared/x", "/shared/%00", "/shared/9hCEbo1tLFoXpsOJbVeQ6A"]) {
      const gone = await look(path, { "accept-language": "uk" });
      expect({ status: gone.status, robots: gone.headers.get("x-robots-tag") }).toEqual({
        status: 404,
        robots: "noindex",
      });
      expect(gone.text).toContain("<title>https://words.example/shared/:token</title>");
      expect(gone.text).not.toContain("Haus");
    }
  });

  test.each(["/nothing", "/policy/xx"])(
    "%s is left to the browser, and to nobody who searches",
    async (path) => {
      const { status, text, headers } = await look(path, { "accept-language": "uk" });
      expect({ status, robots: headers.get("x-robots-tag") }).toEqual({ status: 404, robots: "noindex" });
      expect(text).toContain(`<title>${path} uk</title></head><body data-frame="app"><div id="root"></div>`);
    },
  );

  test("a page that cannot be drawn is left to the browser too", async () => {
    const { status, text } = await look("/support");
    expect(status).toBe(200);
    expect(text).toContain('<title>/support en</title></head><body data-frame="app"><div id="root"></div>');
  });

  test("a document's path leads on to it without a script", async () => {
    const { text, headers } = await look("/policy/cookie/", { "accept-language": "pl" });
    expect(text).toContain(
      '<noscript><meta http-equiv="refresh" content="0; url=/policy/cookie/pl"></noscript>',
    );
    expect(headers.get("x-robots-tag")).toBeNull();
  });

  test.each([
    ["br", "br"],
    ["gzip, deflate", "gzip"],
    ["identity", null],
  ])("a page is sent compressed as %s allows", async (accepted, encoding) => {
    const { text, headers } = await look("/", { "accept-encoding": accepted });
    expect(headers.get("content-encoding")).toBe(encoding);
    expect(headers.get("vary")).toContain("accept-encoding");
    expect(text).toContain("</html>");
  });

  test("security.txt says where to report a weakness, and does not expire while it is read", async () => {
    const { text, headers } = await look("/.well-known/security.txt");
    expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "");
    expect(expires).toBeGreaterThan(Date.now());
    expect(text).toMatch(/^Contact: (mailto:|https?:)/m);
    expect(text).toMatch(/^Canonical: .*\/\.well-known\/security\.txt$/m);
  });

  test("robots.txt keeps those who search out of what is private, and leads them to the sitemap", async () => {
    const { text, headers } = await look("/robots.txt");
    expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
    for (const path of ["/api", "/auth", "/menu", "/dictionaries", "/testing", "/createTester", "/user"])
      expect(text).toContain(`Disallow: ${path}\n`);
    for (const path of ["/", "/about", "/support", "/policy", "/shared"])
      expect(text).not.toContain(`Disallow: ${path}\n`);
    expect(text).toContain("Sitemap: https://words.example/sitemap.xml");
  });

  test("the sitemap has every public page in every language, each with all its sisters", async () => {
    const { text, headers } = await look("/sitemap.xml");
    expect(headers.get("content-type")).toBe("application/xml; charset=utf-8");
    const urls = [...text.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)];
    expect(urls.length).toBe(7 * 8);
    expect(new Set(urls.map(([, loc]) => loc)).size).toBe(7 * 8);
    for (const [, , links = ""] of urls) expect(links.match(/hreflang=/g)).toHaveLength(8);
    expect(text).toContain("<loc>https://words.example/?lng=uk</loc>");
    expect(text).toContain("<loc>https://words.example/policy/terms-of-use/pl</loc>");
  });
});
