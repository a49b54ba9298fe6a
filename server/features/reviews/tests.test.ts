import { expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import type { TestClient } from "../../../test/client.ts";
import { withTestServer } from "../../../test/server.ts";
import { logReports } from "../testing/report/reports-to-log.ts";
import {
  answer,
  change,
  current,
  finish,
  makeDictionary,
  overview,
  start,
} from "../testing/testing.fixtures.ts";
import { recordQuestions } from "./record.ts";
import { replayAll } from "./replay.ts";
import { log, memoryOf, post, reviewOf, summary } from "./reviews.fixtures.ts";

const server = await withTestServer();

const ANSWERS = { Hund: "dog", Katze: "cat", Maus: "mouse" };

async function learner() {
  const client = await server.member();
  const { id, words } = await makeDictionary(client, ANSWERS);
  return { client, id, words };
}

const outcomes = async (client: TestClient) =>
  (await log(client)).map(({ outcome, grade, direction, source }) => ({ outcome, grade, direction, source }));

test("every finished question of a test is a review", async () => {
  const { client, id, words } = await learner();
  await start(client, id);
  await finish(client, { Hund: "dog", Katze: "cat" });
  const reviews = await log(client);
  expect(
    reviews
      .map(({ wordId, grade, outcome, given, source }) => [wordId, grade, outcome, given, source])
      .toSorted(),
  ).toEqual(
    [
      [words.get("Hund"), "good", "exact", ["dog"], "test"],
      [words.get("Katze"), "good", "exact", ["cat"], "test"],
      [words.get("Maus"), "again", "skipped", [], "test"],
    ].toSorted(),
  );
  expect(await summary(client)).toMatchObject({ doneToday: 3, due: 1 });
});

test("with terms and definitions swapped it is a review of the other direction", async () => {
  const { client, id, words } = await learner();
  await start(client, id, { swapTermsAndDefinitions: true });
  await finish(client, { dog: "Hund", cat: "Katze", mouse: "Maus" });
  expect((await log(client)).map(({ direction }) => direction)).toEqual(Array(3).fill("backward"));
  const memory = await memoryOf(client, id, words.get("Hund") ?? "");
  expect(memory).toMatchObject({ forward: null, backward: { reviews: 1 } });
});

test("an override replaces the grade of that review, and a retry that is right does not", async () => {
  const { client, id } = await learner();
  await start(client, id);
  const first = await current(client);
  await answer(client, "wrongest");
  expect(await outcomes(client)).toEqual([
    { outcome: "wrong", grade: "again", direction: "forward", source: "test" },
  ]);
  await client.ok(api.testing.override, { body: { testId: first.id } });
  expect(await outcomes(client)).toMatchObject([{ outcome: "overridden", grade: "good" }]);
  const second = await current(client);
  await answer(client, "wrongest");
  await answer(client, ANSWERS[second.prompt[0] as keyof typeof ANSWERS], second.id);
  expect(await outcomes(client)).toMatchObject([
    { outcome: "overridden", grade: "good" },
    { outcome: "retried", grade: "again" },
  ]);
});

test("an override in a report replaces the grade of its review", async () => {
  const { client, id } = await learner();
  await start(client, id);
  await answer(client, "wrongest");
  const report = await finish(client, ANSWERS);
  const wrong = report.words.find(({ outcome }) => outcome === "wrong");
  await client.ok(api.reports.override, {
    params: { id: report.id },
    body: { wordId: wrong?.wordId ?? "" },
  });
  const ofWord = (await log(client)).filter(({ wordId }) => wordId === wrong?.wordId);
  expect(ofWord).toMatchObject([{ grade: "good", outcome: "overridden", given: ["wrongest"] }]);
});

test("a word that was deleted while it is tested has no review, and the test goes on", async () => {
  const { client, id, words } = await learner();
  await start(client, id);
  await change(client, id, { delete: [words.get("Hund") ?? ""] });
  await finish(client, ANSWERS);
  expect((await log(client)).map(({ wordId }) => wordId).toSorted()).toEqual(
    [words.get("Katze"), words.get("Maus")].toSorted(),
  );
  expect((await overview(client)).report?.total).toBe(3);
});

test("questions that a test was ended before are no reviews, neither at once nor later", async () => {
  const { client, id, words } = await learner();
  await start(client, id);
  const { prompt } = await current(client);
  await answer(client, ANSWERS[prompt[0] as keyof typeof ANSWERS]);
  await client.ok(api.testing.end);
  const asked = await log(client);
  expect(asked.map(({ wordId, outcome }) => [wordId, outcome])).toEqual([
    [words.get(String(prompt)), "exact"],
  ]);
  while ((await logReports(server.database.db)) > 0);
  expect(await log(client)).toEqual(asked);
  expect(await summary(client)).toMatchObject({ doneToday: 1, due: 0, new: 2 });
});

test("reports of older releases become reviews, once, with times between start and end", async () => {
  const { client, id } = await learner();
  await start(client, id);
  const report = await finish(client, { Hund: "dog", Katze: "no" });
  const before = await log(client);
  const { id: userId } = await client.ok(api.users.me);
  const forget = async () => {
    await server.database.pool.query("DELETE FROM reviews WHERE user_id = $1", [userId]);
    await server.database.pool.query("DELETE FROM card_memory WHERE user_id = $1", [userId]);
    await server.database.pool.query("UPDATE reports SET reviewed = false WHERE user_id = $1", [userId]);
  };
  await forget();
  while ((await logReports(server.database.db)) > 0);
  const after = await log(client);
  const texts = (reviews: typeof before) =>
    reviews.map(({ id, wordId, grade, outcome, given }) => ({ id, wordId, grade, outcome, given }));
  expect(texts(after)).toEqual(texts(before));
  expect(after.every(({ at }) => at >= report.startedAt && at <= report.finishedAt)).toBe(true);
  expect(await summary(client)).toMatchObject({ doneToday: 3 });
  await server.database.pool.query("UPDATE reports SET reviewed = false WHERE user_id = $1", [userId]);
  await logReports(server.database.db);
  expect(await log(client)).toEqual(after);
  expect(await logReports(server.database.db)).toBe(0);
});

test("an override in a report that is not in the log yet is of the day of its test", async () => {
  const { client, id } = await learner();
  await start(client, id);
  await answer(client, "wrongest");
  const report = await finish(client, ANSWERS);
  const wrong = report.words.find(({ outcome }) => outcome === "wrong")?.wordId ?? "";
  const { id: userId } = await client.ok(api.users.me);
  await server.database.pool.query("DELETE FROM reviews WHERE user_id = $1", [userId]);
  await server.database.pool.query("DELETE FROM card_memory WHERE user_id = $1", [userId]);
  await server.database.pool.query(
    `UPDATE reports SET reviewed = false, started_at = started_at - interval '9 days',
      finished_at = finished_at - interval '9 days' WHERE user_id = $1`,
    [userId],
  );
  await client.ok(api.reports.override, { params: { id: report.id }, body: { wordId: wrong } });
  await logReports(server.database.db);
  expect(await outcomes(client)).toMatchObject([{ outcome: "overridden" }, {}, {}]);
  expect(await summary(client)).toMatchObject({ doneToday: 0 });
});

test("a question whose id a device has used for another word leaves each memory as its reviews are", async () => {
  const { client, id, words } = await learner();
  await start(client, id, { range: { from: 1, to: 1 } });
  const other = words.get("Katze") ?? "";
  await post(client, [reviewOf(other, { id: (await current(client)).id })]);
  await answer(client, "wrongest");
  expect(await log(client)).toMatchObject([{ wordId: other, grade: "again", outcome: "wrong" }]);
  const { id: userId } = await client.ok(api.users.me);
  expect(await replayAll(server.database.db, userId)).toEqual({ cards: 1, different: 0 });
});

test("a report that cannot come to the log keeps no other from it, and is told", async () => {
  const [broken, fine] = [await learner(), await learner()];
  for (const { client, id } of [broken, fine]) {
    await start(client, id);
    await finish(client, ANSWERS);
  }
  const { id: brokenId } = await broken.client.ok(api.users.me);
  await server.database.pool.query("UPDATE reports SET reviewed = false");
  const failure = new Error("This one cannot be written");
  const failing: typeof recordQuestions = (tx, userId, questions) =>
    userId === brokenId ? Promise.reject(failure) : recordQuestions(tx, userId, questions);
  await expect(logReports(server.database.db, failing)).rejects.toMatchObject({ errors: [failure] });
  expect(await logReports(server.database.db)).toBe(1);
});
