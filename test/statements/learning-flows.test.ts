import { afterAll, beforeAll, expect, test } from "vitest";

import { post, queue, reviewOf } from "../../server/features/reviews/reviews.fixtures.ts";
import {
  answer,
  current,
  makeDictionary,
  overview,
  start,
  type MadeDictionary,
} from "../../server/features/testing/testing.fixtures.ts";
import { api } from "../../shared/api/index.ts";
import type { TestClient } from "../client.ts";
import { startTestServer, type TestServer } from "../server.ts";
import { statementsDuring } from "./count.ts";

const ANSWERS: Readonly<Record<string, string>> = { Hund: "dog", Katze: "cat", Maus: "mouse, mousy" };

let server: TestServer;
let member: TestClient;
let made: MadeDictionary;
/** What tells who asks comes before each call. */
let whoAsks: number;
beforeAll(async () => {
  server = await startTestServer();
  member = await server.member("premium");
  made = await makeDictionary(member, ANSWERS);
  whoAsks = await sent(() => member.ok(api.cookie.checkToken));
});
afterAll(() => server.close());

const sent = async (act: () => Promise<unknown>): Promise<number> =>
  (await statementsDuring(server.database, act)).length;

/** Those of the call itself: what is added here is waited for by everybody who learns. */
const expectAtMost = async (most: number, act: () => Promise<unknown>): Promise<void> =>
  expect((await sent(act)) - whoAsks).toBeLessThanOrEqual(most);

/** Starts a test of the words from one number to another. */
const startOf = (from: number, to: number): Promise<unknown> =>
  start(member, made.id, { range: { from, to } });

/** A right answer to the question that is asked. */
const rightly = async (): Promise<string> => ANSWERS[(await current(member)).prompt[0] ?? ""] ?? "";

test("starting a test", async () => {
  await expectAtMost(6, () => startOf(1, 2));
  await answer(member, "wrongest");
  await expectAtMost(8, () => startOf(1, 2));
  await member.ok(api.testing.end);
  await expectAtMost(7, () => startOf(1, 2));
});

test("a right answer, and the last one of a test", async () => {
  await startOf(1, 2);
  const first = await rightly();
  await expectAtMost(7, () => answer(member, first));
  const last = await rightly();
  await expectAtMost(11, () => answer(member, last));
});

test("the first of two definitions", async () => {
  await startOf(3, 3);
  await expectAtMost(2, () => answer(member, "mouse"));
});

test("a wrong answer, and that it was right", async () => {
  await startOf(1, 2);
  await answer(member, "wrongest");
  await member.ok(api.testing.end);
  await startOf(1, 2);
  // The other words that it may be the answer to are looked up.
  const { id } = await current(member);
  await expectAtMost(8, () => answer(member, "wrongest"));
  await expectAtMost(7, () => member.ok(api.testing.override, { body: { testId: id } }));
});

test("reading a test", async () => {
  await startOf(1, 2);
  await answer(member, "wrongest");
  await expectAtMost(3, () => overview(member));
});

test("a posted review", async () => {
  const [hund = ""] = made.words.values();
  const review = reviewOf(hund);
  await expectAtMost(7, () => post(member, [review]));
  await expectAtMost(7, () => post(member, [review]));
});

test("the queue of a dictionary's reviews", async () => {
  await expectAtMost(4, () => queue(member, made.id));
});
