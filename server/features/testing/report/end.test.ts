import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { api } from "../../../../shared/api/index.ts";
import { TestClient } from "../../../../test/client.ts";
import { startTestServer, type TestServer } from "../../../../test/server.ts";
import {
  answer,
  current,
  makeDictionary,
  overview,
  start,
  type MadeDictionary,
} from "../testing.fixtures.ts";

const WORDS = { Hund: "dog, hound", Katze: "cat", Pferd: "horse", Maus: "mouse" };

let server: TestServer;
let client: TestClient;
let dictionary: MadeDictionary;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await server.member("user");
  dictionary = await makeDictionary(client, WORDS);
});

const end = () => client.ok(api.testing.end);
const right = (prompt: string): string => (WORDS as Record<string, string>)[prompt]?.split(", ")[0] ?? "";
const noEnd = async () => (await client.refused(api.testing.end)).status;

test("a test that is ended has a report of what was asked, and the rest was not asked", async () => {
  await start(client, dictionary.id, { range: { from: 2, to: 4 } });
  const first = String((await current(client)).prompt);
  await answer(client, right(first));
  const { report } = await end();
  expect(report.total).toBe(3);
  expect(report.counts).toEqual({
    exact: 1,
    forgiven: 0,
    hinted: 0,
    retried: 0,
    overridden: 0,
    skipped: 0,
    wrong: 0,
    unasked: 2,
  });
  expect(report.words.map(({ outcome }) => outcome)).toEqual(["exact", "unasked", "unasked"]);
  expect(report.words[0]?.prompt).toEqual([first]);
  expect(await overview(client)).toMatchObject({ test: null, testsLeft: 0, report, last: null });
  expect(await client.ok(api.reports.read, { params: { id: report.id } })).toEqual(report);
  expect((await client.ok(api.reports.list, { params: { id: dictionary.id } }))[0]?.counts.unasked).toBe(2);
  expect((await client.ok(api.users.me)).usage.testsToday).toBe(1);
});

test("what was not asked is no mistake and in no statistics", async () => {
  await start(client, dictionary.id);
  const first = String((await current(client)).prompt);
  await client.ok(api.testing.skip);
  const { report } = await end();
  expect(await client.ok(api.reports.statistics, { params: { id: dictionary.id } })).toEqual([
    { wordId: dictionary.words.get(first), right: 0, wrong: 1 },
  ]);
  const count = (selection: object) =>
    client.ok(api.testing.count, { body: { dictionaryId: dictionary.id, ...selection } });
  expect(await count({ mistakesOf: report.id })).toEqual({ words: 1 });
  expect(await count({ sameAs: report.id })).toEqual({ words: 4 });
  expect(await count({ untested: { count: 9 } })).toEqual({ words: 3 });
});

test("a question that was half answered was not asked, and says what was given", async () => {
  await start(client, dictionary.id, { range: { from: 1, to: 1 } });
  await answer(client, "dog");
  const { report } = await end();
  expect(report.words).toMatchObject([{ prompt: ["Hund"], outcome: "unasked", given: ["dog"] }]);
});

test("a wrong answer of an ended test can still be called right", async () => {
  await start(client, dictionary.id);
  const first = String((await current(client)).prompt);
  await answer(client, "something");
  const { report } = await end();
  const wordId = dictionary.words.get(first) ?? "";
  const { report: after } = await client.ok(api.reports.override, {
    params: { id: report.id },
    body: { wordId },
  });
  expect(after.counts).toMatchObject({ overridden: 1, wrong: 0, unasked: 3 });
  const other = report.words.at(-1)?.wordId ?? "";
  const refused = await client.refused(api.reports.override, {
    params: { id: report.id },
    body: { wordId: other },
  });
  expect(refused.status).toBe(409);
});

test("without a running test there is nothing to end", async () => {
  expect(await noEnd()).toBe(404);
  await start(client, dictionary.id, { range: { from: 2, to: 2 } });
  await answer(client, "cat");
  expect(await noEnd()).toBe(404);
  await start(client, dictionary.id);
  await end();
  expect(await noEnd()).toBe(404);
  const { status } = await client.refused(api.testing.answer, { body: { answer: "dog" } });
  expect(status).toBe(409);
});

test("answers and ends that come at once leave one report, and nothing in between", async () => {
  const there = new TestClient(await server.second());
  for (const [name, value] of client.cookies) there.cookies.set(name, value);
  await start(client, dictionary.id);
  const calls = Array.from({ length: 24 }, (_, at) => (at % 2 ? there : client)).map((one, at) =>
    at % 4 < 2 ? one.call(api.testing.skip) : one.call(api.testing.end),
  );
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  const ended = statuses.filter((status, at) => at % 4 >= 2 && status === 200).length;
  expect(ended).toBeLessThanOrEqual(1);
  const { report } = await overview(client);
  const skipped = statuses.filter((status, at) => at % 4 < 2 && status === 200).length;
  expect(report?.counts).toMatchObject({ skipped, unasked: 4 - skipped });
  expect(await client.ok(api.reports.list, { params: { id: dictionary.id } })).toHaveLength(1);
});
