import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import type { LanguageCode } from "../../../shared/languages.ts";
import { startTestServer, type TestServer } from "../../../test/server.ts";
import { startTranslate, type TranslateStandIn } from "../../../test/stand-ins/translate.ts";
import { forgetOldTranslations } from "./kept-suggestions.ts";

const PROVIDERS = ["libretranslate", "deepl", "azure"] as const;

let vendor: TranslateStandIn;
const servers = new Map<string, TestServer>();
beforeAll(async () => {
  vendor = await startTranslate();
  for (const provider of PROVIDERS) servers.set(provider, await started(provider, vendor.url));
});
afterAll(async () => {
  await Promise.all([...servers.values()].map((server) => server.close()));
  await vendor.close();
});
afterEach(() => {
  vendor.misbehave(null);
  vendor.heal();
});

const started = (provider: string, url: string, settings: Record<string, string> = {}) =>
  startTestServer({
    TRANSLATE_PROVIDER: provider,
    TRANSLATE_URL: url,
    TRANSLATE_KEY: "translate-key",
    ...settings,
  });

const serverOf = (provider: string): TestServer => {
  const server = servers.get(provider);
  if (!server) throw new Error(`no server for ${provider}`);
  return server;
};

const asking = (word: string, fromLanguage: LanguageCode, toLanguage: LanguageCode) => ({
  params: { word },
  query: { fromLanguage, toLanguage },
});

describe.each(PROVIDERS)("%s", (provider) => {
  let server: TestServer;
  beforeEach(() => {
    server = serverOf(provider);
  });

  const suggestions = async (word: string, from: LanguageCode, to: LanguageCode) =>
    (await (await server.member()).ok(api.translate.word, asking(word, from, to))).translations;

  test("suggests translations, best first", async () => {
    expect((await suggestions("house", "en", "uk"))[0]).toBe("дім");
    expect((await suggestions("Haus", "de", "uk"))[0]).toBe("дім");
    if (provider !== "deepl")
      expect(await suggestions("house", "en", "uk")).toEqual(["дім", "будинок", "хата"]);
  });

  test("is asked once for one word, by a crowd and ever after", async () => {
    const client = await server.member();
    vendor.slow(100);
    const before = vendor.requests.length;
    const crowd = Array.from({ length: 20 }, () => client.ok(api.translate.word, asking("tree", "en", "de")));
    for (const { translations } of await Promise.all(crowd)) expect(translations).toEqual(["Baum"]);
    expect(await suggestions("tree", "en", "de")).toEqual(["Baum"]);
    expect(vendor.requests.length - before).toBe(1);
  });

  test.each(["error", "quota", "garbage", "wrong-shape", "redirect"] as const)(
    "with %s is unavailable, and asked again the next time",
    async (fault) => {
      const client = await server.member();
      const word = asking("water", "en", "de");
      vendor.misbehave(fault);
      const before = vendor.requests.length;
      const { status, code } = await client.refused(api.translate.word, word);
      expect({ status, code }).toEqual({ status: 503, code: "provider_unavailable" });
      expect(vendor.requests.slice(before).filter((path) => path.includes("elsewhere"))).toEqual([]);
      vendor.misbehave(null);
      expect((await client.ok(api.translate.word, word)).translations).toEqual(["Wasser"]);
      await server.database.db.deleteFrom("translations").execute();
    },
  );

  test("that is down or cuts the connection is unavailable", async () => {
    const client = await server.member();
    await vendor.down();
    expect((await client.refused(api.translate.word, asking("milk", "en", "de"))).code).toBe(
      "provider_unavailable",
    );
    await vendor.up();
    vendor.loseNext(1);
    expect((await client.refused(api.translate.word, asking("milk", "en", "de"))).code).toBe(
      "provider_unavailable",
    );
  });

  test("that takes longer than four seconds is unavailable", async () => {
    const client = await server.member();
    vendor.slow(30_000);
    const { code } = await client.refused(api.translate.word, asking("bread", "en", "de"));
    expect(code).toBe("provider_unavailable");
  });

  test("may answer anything: what is suggested are definitions, as text", async () => {
    vendor.teach("xss", "en", "de", [
      "<img src=x onerror=alert(1)>",
      " A,  B ,a",
      "c\u0000d",
      "x".repeat(256),
    ]);
    const answer = await suggestions("xss", "en", "de");
    expect(answer[0]).toBe("<img src=x onerror=alert(1)>");
    if (provider !== "deepl") expect(answer).toEqual(["<img src=x onerror=alert(1)>", "A", "B"]);
  });
});

describe("any provider", () => {
  test("that answers without end, or much too slowly once it began, is unavailable", async () => {
    const endless = await listening((_request, response) => {
      response.setHeader("content-type", "application/json");
      const write = () => {
        while (response.write('"'.repeat(65_536)));
      };
      response.on("drain", write);
      write();
    });
    const trickling = await listening((_request, response) => {
      response.setHeader("content-type", "application/json");
      const timer = setInterval(() => response.write(" "), 200);
      response.on("close", () => clearInterval(timer));
    });
    for (const place of [endless, trickling]) {
      const server = await started("libretranslate", place.url);
      const client = await server.member();
      expect((await client.refused(api.translate.word, asking("dog", "en", "de"))).code).toBe(
        "provider_unavailable",
      );
      await server.close();
      place.stop();
    }
  });

  test("is not asked for a translation into the same language", async () => {
    const client = await serverOf("deepl").member();
    const before = vendor.requests.length;
    expect(await client.ok(api.translate.word, asking("dog", "en", "en"))).toEqual({ translations: [] });
    expect(vendor.requests.length).toBe(before);
  });

  test("is told the word as it is, whatever is in it, and never in the address", async () => {
    const word = "a/../b?x=1&y#z\\%00\"'";
    vendor.teach(word, "en", "de", ["gut"]);
    const client = await serverOf("azure").member();
    const before = vendor.requests.length;
    expect((await client.ok(api.translate.word, asking(word, "en", "de"))).translations).toEqual(["gut"]);
    expect(vendor.requests.slice(before)).toEqual(["/dictionary/lookup?api-version=3.0&from=en&to=de"]);
  });

  test("is asked again when an answer is older than thirty days, and old answers are removed", async () => {
    const { database, member } = serverOf("libretranslate");
    const client = await member();
    await client.ok(api.translate.word, asking("cat", "en", "de"));
    await database.pool.query("UPDATE translations SET created_at = now() - interval '31 days'");
    const before = vendor.requests.length;
    await client.ok(api.translate.word, asking("cat", "en", "de"));
    expect(vendor.requests.length).toBe(before + 1);
    await client.ok(api.translate.word, asking("bird", "en", "de"));
    await database.pool.query("UPDATE translations SET created_at = now() - interval '31 days'");
    expect(await forgetOldTranslations(database.db)).toBeGreaterThanOrEqual(2);
    expect(await forgetOldTranslations(database.db)).toBe(0);
  });

  test("is kept from one who asks too often", async () => {
    const server = await started("libretranslate", vendor.url, { RATE_LIMIT_FACTOR: "0.1" });
    const [client, other] = [await server.member(), await server.member()];
    for (let i = 0; i < 12; i++) await client.ok(api.translate.word, asking("book", "en", "de"));
    const { status, headers } = await client.refused(api.translate.word, asking("book", "en", "de"));
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    await other.ok(api.translate.word, asking("book", "en", "de"));
    await server.close();
  });

  test("that nobody set up is told apart from one that fails", async () => {
    const server = await startTestServer();
    const client = await server.member();
    const { status, code } = await client.refused(api.translate.word, asking("cat", "en", "de"));
    expect({ status, code }).toEqual({ status: 503, code: "provider_not_configured" });
    await server.close();
  });
});

test("wrong languages and words are named", async () => {
  const client = await serverOf("deepl").member();
  const { fields } = await client.refused(api.translate.word, {
    params: { word: "x".repeat(256) },
    query: { fromLanguage: "xx", toLanguage: "EN" } as never,
  });
  expect(Object.keys(fields ?? {}).toSorted()).toEqual(["fromLanguage", "toLanguage", "word"]);
});

async function listening(handler: RequestListener): Promise<{ url: string; stop(): void }> {
  const server: Server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test("one account's questions leave places to others, and only a few of them wait", async () => {
  const server = serverOf("libretranslate");
  const [greedy, other] = [await server.member(), await server.member()];
  vendor.slow(300);
  const ended: string[] = [];
  const asked = Array.from({ length: 60 }, async (_, at) => {
    const { status, headers } = await greedy.call(api.translate.word, asking(`word ${at}`, "en", "de"));
    ended.push(status === 429 ? `refused ${headers.get("retry-after")}` : "asked");
  });
  await expect.poll(() => ended).toContain("refused 2");
  const { status } = await other.call(api.translate.word, asking("house", "en", "de"));
  expect(status).not.toBe(429);
  ended.push("other");
  await Promise.all(asked);
  expect(ended.indexOf("other")).toBeLessThan(ended.lastIndexOf("asked"));
  expect(ended.filter((one) => one === "asked").length).toBeGreaterThanOrEqual(20);
});
