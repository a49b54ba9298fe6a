import { afterAll, beforeAll, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { startTestServer, type TestServer } from "../../../test/server.ts";

const LANGUAGES = ["de", "fr", "es", "it", "pl", "uk", "cs", "sv"] as const;

let server: TestServer;
beforeAll(async () => {
  // An account may use up sixty milliseconds of the thread in an hour.
  server = await startTestServer({ RATE_LIMIT_FACTOR: "0.001", TRUST_PROXY: "1" });
});
afterAll(() => server.close());

test("who uses up the thread with heavy work waits, and goes on with light work", async () => {
  const client = await server.member("premium");
  client.headers = { "x-forwarded-for": "203.0.113.7" };
  const { id } = await client.ok(api.dictionaries.create, {
    body: { name: "Deutsch", termsLanguage: "de", definitionsLanguage: "en" },
  });
  const definitions = Array.from({ length: 20 }, (_, at) => `${at} ${"слово äöü ".repeat(20)}`);
  // So many that each change takes longer than what is not worth counting, also on a fast machine.
  const create = Array.from({ length: 400 }, (_, at) => ({ term: `Wort ${at}`, definitions }));
  await client.ok(api.dictionaries.update, { params: { id }, body: { words: { create } } });
  const statuses: number[] = [];
  for (const termsLanguage of LANGUAGES) {
    const answer = await client.call(api.dictionaries.update, { params: { id }, body: { termsLanguage } });
    statuses.push(answer.status);
    if (answer.status === 429) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(60);
  }
  expect(statuses.at(-1)).toBe(429);
  await client.ok(api.dictionaries.update, { params: { id }, body: { name: "Noch Deutsch" } });
  const other = await client.ok(api.dictionaries.update, {
    params: { id },
    body: { words: { create: [{ term: "Hund", definitions: ["dog"] }] } },
  });
  expect(other.words).toHaveLength(1);
  // The keys of all words may follow the dictionary that they are moved to.
  const words = other.words.map((word) => word.id);
  const move = await client.call(api.dictionaries.move, {
    params: { id },
    body: { dictionaryId: id, words },
  });
  expect(move.status).toBe(429);
});
