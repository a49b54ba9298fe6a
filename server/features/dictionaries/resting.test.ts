import { unzipSync } from "fflate";
import initSqlJs from "sql.js";
import { beforeEach, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import type { SentSetup } from "../../../shared/api/testing.ts";
import { urlOf } from "../../../shared/endpoint.ts";
import type { TestClient } from "../../../test/client.ts";
import { withTestServer } from "../../../test/server.ts";
import { ago, DAY, post, queue, reviewOf, settings, summary } from "../reviews/reviews.fixtures.ts";

const server = await withTestServer();
let client: TestClient;
let id: string;
let ids: Record<"new" | "due" | "restingNew" | "restingDue", string>;

/** Four words: two that rest, of which one was reviewed long ago, and two of the same kinds that do not. */
beforeEach(async () => {
  client = await server.member("developer");
  await settings(client, { newPerDay: 20 });
  ({ id } = await client.ok(api.dictionaries.create, {
    body: { name: "Deutsch", termsLanguage: "de", definitionsLanguage: "en" },
  }));
  const create = ["restingNew", "restingDue", "new", "due"].map((term) => ({
    term,
    definitions: ["x"],
    tags: ["t"],
    ...(term.startsWith("resting") && { resting: true }),
  }));
  const { words } = await change({ create });
  ids = Object.fromEntries(words.map((word) => [word.term, word.id])) as typeof ids;
  await post(
    client,
    [ids.due, ids.restingDue].map((wordId) => reviewOf(wordId, { at: ago(100 * DAY), grade: "again" })),
    "import",
  );
});

const change = (words: object) => client.ok(api.dictionaries.update, { params: { id }, body: { words } });

const termsOf = async (query: object): Promise<string[]> =>
  (
    await client.ok(api.dictionaries.read, { params: { id }, query: { sort: "default", ...query } })
  ).words.map(({ term }) => term);

const countOf = async (setup: Omit<SentSetup, "dictionaryId">): Promise<number> =>
  (await client.ok(api.testing.count, { body: { dictionaryId: id, ...setup } })).words;

test("a word that rests is in no queue, count or forecast, and woken it is due when its memory says", async () => {
  const terms = async () => (await queue(client)).items.flatMap(({ prompt }) => prompt);
  expect(await terms()).toEqual(["due", "new"]);
  expect(await summary(client)).toMatchObject({ due: 1, new: 1, waiting: 0 });
  const { forecast } = await client.ok(api.reviews.progress);
  expect(forecast[0]?.due).toBe(1);
  const { nextDueOn: before } = await summary(client);

  await change({ update: [{ id: ids.due, resting: true }] });
  expect(await summary(client)).toMatchObject({ due: 0, new: 1, nextDueOn: null });
  const { memory } = await client.ok(api.dictionaries.word, {
    params: { dictionaryId: id, wordId: ids.due },
  });
  expect(memory.forward?.reviews).toBe(1);

  await change({ update: Object.values(ids).map((word) => ({ id: word, resting: false })) });
  expect((await terms()).toSorted()).toEqual(["due", "new", "restingDue", "restingNew"]);
  expect(await summary(client)).toMatchObject({ due: 2, new: 2, nextDueOn: before });
});

test("many new words that rest do not hide the next one", async () => {
  const rest = Array.from({ length: 150 }, (_, at) => ({
    term: `r${at}`,
    definitions: ["x"],
    resting: true,
  }));
  await change({ create: [...rest, { term: "last", definitions: ["x"] }] });
  for (let times = 0; times < 2; times++)
    expect((await queue(client)).items.flatMap(({ prompt }) => prompt)).toEqual(["due", "new", "last"]);
});

test("a word that rests is in no test but one that names it", async () => {
  const all = { count: 10 };
  expect(await countOf({ wordsNumberLimit: { count: null, direction: 1 } })).toBe(2);
  expect(await countOf({ wordsDateLimit: { amount: 1, unit: "days" } })).toBe(2);
  expect(await countOf({ tag: { tag: "t" } })).toBe(2);
  expect(await countOf({ untested: all })).toBe(1);
  for (const name of ["random", "longestAgo", "mix"] as const) expect(await countOf({ [name]: all })).toBe(2);
  expect(await countOf({ range: { from: 1, to: 4 } })).toBe(4);
  await client.ok(api.testing.create, { body: { dictionaryId: id, range: { from: 1, to: 1 } } });
  expect(await client.ok(api.testing.read)).toMatchObject({ test: { prompt: ["restingNew"] } });
});

test("words are listed by it, and change without anything else of them", async () => {
  const { words: all } = await client.ok(api.dictionaries.read, {
    params: { id },
    query: { sort: "default" },
  });
  expect(all.map(({ resting }) => resting)).toEqual([true, true, false, false]);
  expect(await termsOf({ resting: "true" })).toEqual(["restingNew", "restingDue"]);
  expect(await termsOf({ resting: "false" })).toEqual(["new", "due"]);
  expect(await termsOf({ resting: "true", tag: "t", filter: "due" })).toEqual(["restingDue"]);
  const lettersOf = async (resting: "true" | "false") =>
    (await client.ok(api.dictionaries.letters, { params: { id }, query: { resting } })).letters.map(
      ({ letter, count }) => [letter, count],
    );
  expect(await lettersOf("true")).toEqual([["R", 2]]);
  expect(await lettersOf("false")).toEqual([
    ["D", 1],
    ["N", 1],
  ]);
  expect(await client.ok(api.dictionaries.tags, { params: { id } })).toEqual({
    tags: [{ tag: "t", words: 4 }],
    resting: 2,
  });
  await client.refused(api.dictionaries.read, { params: { id }, query: { resting: "yes" as "true" } });
  const [before] = (await client.ok(api.dictionaries.read, { params: { id }, query: { filter: "new" } }))
    .words;
  const { words } = await change({ update: [{ id: ids.new, resting: true }] });
  expect(words).toEqual([{ ...before, resting: true, updatedAt: expect.any(String) as string }]);
  const again = await change({ update: [{ id: ids.new, resting: true, term: "neu" }] });
  expect(again.words[0]).toMatchObject({ term: "neu", resting: true });
});

test("what rests is none of the hardest words", async () => {
  const answers = [40, 30, 20].flatMap((days, at) =>
    [ids.due, ids.restingDue].map((wordId) =>
      reviewOf(wordId, { at: ago(days * DAY), grade: at === 2 ? "again" : "good" }),
    ),
  );
  await post(client, answers, "import");
  const hardest = async () => (await client.ok(api.reviews.progress)).hardest.map(({ prompt }) => prompt[0]);
  expect(await hardest()).toEqual(["due"]);
  await change({ update: [{ id: ids.restingDue, resting: false }] });
  expect((await hardest()).toSorted()).toEqual(["due", "restingDue"]);
});

test("two who change it and another field do not undo each other", async () => {
  const {
    words: [seen],
  } = await change({ update: [{ id: ids.new, note: "n" }] });
  await change({ update: [{ id: ids.new, resting: true }] });
  const seenUpdatedAt = seen?.updatedAt ?? "";
  const { words } = await change({ update: [{ id: ids.new, example: "e", seenUpdatedAt }] });
  expect(words[0]).toMatchObject({ note: "n", example: "e", resting: true });
  const refusal = await client.refused(api.dictionaries.update, {
    params: { id },
    body: { words: { update: [{ id: ids.new, resting: false, seenUpdatedAt }] } },
  });
  expect(refusal).toMatchObject({ code: "conflict", words: [{ id: ids.new, resting: true }] });
});

test("exports tell it: JSON by its name, Anki as suspended cards", async () => {
  const file = async (format: string): Promise<Response> =>
    fetch(`${server.url}${urlOf(api.dictionaries.export.path, { id }, { format })}`, {
      headers: { cookie: [...client.cookies].map((pair) => pair.join("=")).join("; ") },
    });
  const { words } = (await (await file("json")).json()) as { words: { term: string; resting: boolean }[] };
  expect(words.map(({ term, resting }) => [term, resting])).toEqual([
    ["restingNew", true],
    ["restingDue", true],
    ["new", false],
    ["due", false],
  ]);
  const { Database } = await initSqlJs();
  const packed = unzipSync(new Uint8Array(await (await file("apkg")).arrayBuffer()));
  const [cards] = new Database(packed["collection.anki2"]).exec("SELECT type, queue FROM cards ORDER BY id");
  expect(cards?.values).toEqual([
    [0, -1],
    [2, -1],
    [0, 0],
    [2, 2],
  ]);
});
