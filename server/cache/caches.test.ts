import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { api } from "../../shared/api/index.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";
import { bytesOf } from "./caches.ts";
import { Caches } from "./caches.ts";

const MEGABYTE = 1024 * 1024;
const text = (kilobytes: number): { text: string } => ({ text: "x".repeat(kilobytes * 512) });

test("what was used least lately makes room, in whichever cache it is", () => {
  const caches = new Caches(1);
  const [one, other] = [caches.cache<object>("one"), caches.cache<object>("other")];
  for (const key of "abcd") one.put(key, text(200));
  one.get("a");
  for (const key of "ab") other.put(key, text(200));
  expect([..."abcd"].filter((key) => one.get(key))).toEqual(["a", "c", "d"]);
  expect([..."ab"].filter((key) => other.get(key))).toEqual(["a", "b"]);
  expect(caches.bytes).toBeLessThanOrEqual(MEGABYTE);
});

test("what is larger than its part is not kept, and pushes nothing out", () => {
  const caches = new Caches(1);
  const cache = caches.cache<object>("texts");
  expect([cache.put("small", text(200)), cache.put("large", text(300))]).toEqual([true, false]);
  expect([cache.get("small"), cache.get("large")]).toEqual([text(200), undefined]);
});

test("what is taken or put in another's place weighs no longer", () => {
  const caches = new Caches(1);
  const cache = caches.cache<object>("texts");
  cache.put("a", text(200));
  cache.put("a", text(1));
  expect(caches.bytes).toBeLessThan(4096);
  expect(cache.take("a")).toEqual(text(1));
  expect([caches.bytes, cache.take("a")]).toEqual([0, undefined]);
});

test("plain data is estimated rather too large than too small", () => {
  expect(bytesOf("abc")).toBeGreaterThan(6);
  expect(bytesOf({ words: ["слово", "word"], at: new Date(), none: null })).toBeGreaterThan(100);
  expect(bytesOf(new Uint32Array(100))).toBeGreaterThan(400);
});

describe("many who test after each change", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ CACHE_MEGABYTES: "1" });
  });
  afterAll(() => server.close());

  test("take no more of a process than its bound", async () => {
    const { caches } = server.services;
    const weights: number[] = [];
    for (let guest = 0; guest < 6; guest++) {
      const client = await server.member("developer");
      const { id } = await client.ok(api.dictionaries.create, {
        body: { name: "Deutsch", termsLanguage: "de", definitionsLanguage: "en" },
      });
      const definitions = Array.from({ length: 8 }, (_, at) => `${at} ${"long ".repeat(50)}`);
      const create = Array.from({ length: 50 }, (_, at) => ({ term: `Wort ${at}`, definitions }));
      await client.ok(api.dictionaries.update, { params: { id }, body: { words: { create } } });
      for (let round = 0; round < 3; round++) {
        const added = [{ term: `Neu ${round}`, definitions: ["new"] }];
        await client.ok(api.dictionaries.update, { params: { id }, body: { words: { create: added } } });
        await client.ok(api.testing.create, {
          body: { dictionaryId: id, wordsNumberLimit: { count: null, direction: 1 } },
        });
        await client.ok(api.testing.answer, { body: { answer: "no such word" } });
        weights.push(caches.bytes);
      }
    }
    expect(Math.max(...weights)).toBeLessThanOrEqual(MEGABYTE);
    expect(Math.max(...weights)).toBeGreaterThan(MEGABYTE / 2);
  });
});
