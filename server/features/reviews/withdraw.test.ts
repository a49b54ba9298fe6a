import { expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { audit } from "../../../test/audit/audit.ts";
import type { TestClient } from "../../../test/client.ts";
import { withTestServer } from "../../../test/server.ts";
import { finish, makeDictionary, start } from "../testing/testing.fixtures.ts";
import {
  afternoon,
  ago,
  DAY,
  log,
  memoryOf,
  post,
  queue,
  reviewOf,
  settings,
  tried,
} from "./reviews.fixtures.ts";

const server = await withTestServer();

async function learner() {
  const client = await server.member("friend");
  await settings(client, { timeZone: afternoon(), dayStartsAt: 0 });
  const { id, words } = await makeDictionary(client, { Hund: "dog", Katze: "cat" });
  return { client, id, hund: words.get("Hund") ?? "", katze: words.get("Katze") ?? "" };
}

const withdraw = (client: TestClient, ids: string[]) => client.ok(api.reviews.withdraw, { body: { ids } });

test("imported reviews that are withdrawn leave log and memory as they were", async () => {
  const { client, id, hund } = await learner();
  await post(client, [reviewOf(hund, { at: ago(5 * DAY) })]);
  const before = { log: await log(client), memory: await memoryOf(client, id, hund) };
  const imported = [
    reviewOf(hund, { at: ago(9 * DAY), grade: "easy" }),
    reviewOf(hund, { at: ago(3 * DAY) }),
  ];
  await post(client, imported, "import");
  expect(await memoryOf(client, id, hund)).toMatchObject({ forward: { reviews: 3 } });
  const ids = imported.map((review) => review.id);
  expect(await withdraw(client, ids)).toEqual({ withdrawn: 2 });
  expect({ log: await log(client), memory: await memoryOf(client, id, hund) }).toEqual(before);
  expect(await withdraw(client, ids)).toEqual({ withdrawn: 0 });
  expect(await audit(server.database.pool)).toEqual([]);
});

test("a word of which no review is left is new again", async () => {
  const { client, id, hund, katze } = await learner();
  const imported = [hund, katze].map((wordId) => reviewOf(wordId, { at: ago(DAY) }));
  const newOnes = async () =>
    (await queue(client, id)).items.filter((item) => item.new).map((item) => item.wordId);
  await post(client, imported, "import");
  expect(await newOnes()).toEqual([]);
  await withdraw(client, [imported[0]?.id ?? ""]);
  expect(await newOnes()).toEqual([hund]);
  expect(await memoryOf(client, id, hund)).toEqual({ forward: null, backward: null });
  expect(await audit(server.database.pool)).toEqual([]);
});

test("a word that is new again is found, however far the search for new ones had come", async () => {
  const client = await server.member("friend");
  const texts = Object.fromEntries(Array.from({ length: 130 }, (_, at) => [`w${at + 1}`, `m${at + 1}`]));
  const { id, words } = await makeDictionary(client, texts);
  const imported = [...words.values()].slice(0, 120).map((wordId) => reviewOf(wordId, { at: ago(DAY) }));
  await post(client, imported, "import");
  const newOnes = async () =>
    (await queue(client)).items.filter((item) => item.new).map(({ prompt }) => prompt[0]);
  const firstTold = await newOnes();
  expect(firstTold[0]).toBe("w121");
  const searchedFrom = async () => {
    const dictionary = server.database.db.selectFrom("dictionaries").select("forward_from as from");
    return (await dictionary.where("id", "=", id).executeTakeFirst())?.from;
  };
  expect(await searchedFrom()).toBe(121);
  expect(await newOnes()).toEqual(firstTold);
  await withdraw(client, [imported[9]?.id ?? ""]);
  expect((await newOnes())[0]).toBe("w10");
  expect(await searchedFrom()).toBe(10);
  expect(await audit(server.database.pool)).toEqual([]);
});

test("a device takes back what it answered in the last day, and nothing else is taken back", async () => {
  const [one, other] = [await learner(), await learner()];
  const before = reviewOf(one.hund, { at: ago(2 * DAY) });
  await post(one.client, [before]);
  const state = async () => ({
    log: await log(one.client),
    memory: await memoryOf(one.client, one.id, one.hund),
    left: (await queue(one.client)).items.map(({ wordId, memory }) => [wordId, memory]),
  });
  const was = await state();
  const given = reviewOf(one.hund, { grade: "again", outcome: "wrong", given: ["cat"] });
  const foreign = reviewOf(other.hund);
  await post(one.client, [given]);
  await post(other.client, [foreign]);
  expect(await withdraw(one.client, [given.id, before.id, foreign.id])).toEqual({ withdrawn: 1 });
  expect(await state()).toEqual(was);
  expect(await log(other.client)).toHaveLength(1);
  expect(await audit(server.database.pool)).toEqual([]);
});

test("what was taken back is not added by a request that was on its way, whichever came first", async () => {
  const { client, id, hund, katze } = await learner();
  const arrived = reviewOf(hund);
  const delayed = reviewOf(katze);
  await post(client, [arrived]);
  expect(await withdraw(client, [arrived.id, delayed.id])).toEqual({ withdrawn: 1 });
  const answer = await tried(client, [{ ...arrived, grade: "again" }, delayed, reviewOf(katze)]);
  expect(answer).toEqual({
    accepted: 1,
    known: 0,
    refused: [arrived, delayed].map((review) => ({ id: review.id, code: "withdrawn" })),
  });
  expect(await withdraw(client, [arrived.id, delayed.id])).toEqual({ withdrawn: 0 });
  expect((await tried(client, [delayed])).refused).toHaveLength(1);
  expect(await memoryOf(client, id, hund)).toEqual({ forward: null, backward: null });
  expect(await log(client)).toHaveLength(1);
  expect(await audit(server.database.pool)).toEqual([]);
});

test("an import that was undone can be imported again", async () => {
  const { client, hund } = await learner();
  const imported = [reviewOf(hund, { at: ago(9 * DAY) })];
  const ids = imported.map((review) => review.id);
  await post(client, imported, "import");
  for (const withdrawn of [1, 0]) expect(await withdraw(client, ids)).toEqual({ withdrawn });
  await post(client, imported, "import");
  expect(await log(client)).toHaveLength(1);
});

test("answers in tests, and of another learner, stay", async () => {
  const [one, other] = [await learner(), await learner()];
  const foreign = reviewOf(other.hund, { at: ago(DAY) });
  await post(other.client, [foreign], "import");
  await start(one.client, one.id);
  await finish(one.client, {});
  const tested = await log(one.client);
  const ids = [...tested.map((review) => review.id), foreign.id];
  expect(await withdraw(one.client, ids)).toEqual({ withdrawn: 0 });
  expect(await log(one.client)).toEqual(tested);
  expect(await log(other.client)).toHaveLength(1);
});
