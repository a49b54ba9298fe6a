import { v7 as uuidv7 } from "uuid";
import { expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { USER_HEADER } from "../../../shared/user-header.ts";
import { startTestServer, withTestServer } from "../../../test/server.ts";
import { change, makeDictionary } from "../testing/testing.fixtures.ts";
import {
  afternoon,
  ago,
  DAY,
  log,
  memoryOf,
  MINUTE,
  post,
  reviewOf,
  settings,
  summary,
  tried,
} from "./reviews.fixtures.ts";

const server = await withTestServer();

async function learner() {
  const client = await server.member("premium");
  await settings(client, { timeZone: afternoon(), dayStartsAt: 0 });
  const { id, words } = await makeDictionary(client, { Hund: "dog", Katze: "cat" });
  const word = (term: string) => words.get(term) ?? "";
  return { client, dictionaryId: id, hund: word("Hund"), katze: word("Katze") };
}

test("a posted review is in the log and in the memory of its card alone", async () => {
  const { client, dictionaryId, hund } = await learner();
  const review = reviewOf(hund, { outcome: "forgiven", given: ["the dog"] });
  expect(await post(client, [review])).toEqual({ accepted: 1, known: 0, refused: [] });
  expect(await log(client)).toEqual([{ ...review, source: "device" }]);
  const memory = await memoryOf(client, dictionaryId, hund);
  const { day } = await summary(client);
  expect(memory).toMatchObject({
    forward: { reviews: 1, lapses: 0, interval: 2, retrievability: 1, lastOn: day },
    backward: null,
  });
});

test("a review that is known replaces grade, outcome and given, and nothing else", async () => {
  const { client, dictionaryId, hund, katze } = await learner();
  const wrong = reviewOf(hund, { grade: "again", outcome: "wrong", given: ["dogg"], at: ago(MINUTE) });
  await post(client, [wrong]);
  const given = ["dogg", "dog"];
  const overridden = { ...wrong, grade: "good", outcome: "overridden", given } as const;
  const moved = { ...overridden, wordId: katze, at: ago(0), milliseconds: 1, direction: "backward" } as const;
  expect(await post(client, [moved])).toEqual({ accepted: 0, known: 1, refused: [] });
  expect(await log(client)).toEqual([{ ...overridden, source: "device" }]);
  expect(await memoryOf(client, dictionaryId, hund)).toMatchObject({ forward: { interval: 2 } });
  expect(await memoryOf(client, dictionaryId, katze)).toEqual({ forward: null, backward: null });
});

test("a card that lay open for weeks is no reason to refuse a call", async () => {
  const { client, hund } = await learner();
  expect(await post(client, [reviewOf(hund, { milliseconds: 5_000_000_000 })])).toMatchObject({
    accepted: 1,
  });
  expect((await log(client)).map(({ milliseconds }) => milliseconds)).toEqual([DAY]);
});

test("of an id twice in one call the last counts, once accepted and once known", async () => {
  const { client, hund } = await learner();
  const first = reviewOf(hund, { grade: "again" });
  expect(await post(client, [first, { ...first, grade: "good" }])).toEqual({
    accepted: 1,
    known: 1,
    refused: [],
  });
  expect((await log(client)).map(({ grade }) => grade)).toEqual(["good"]);
});

test("ids are the user's own: another's review of the same id stays as it is", async () => {
  const [one, other] = [await learner(), await learner()];
  const review = reviewOf(one.hund);
  await post(one.client, [review]);
  const theirs = { ...review, wordId: other.hund, grade: "again" } as const;
  expect(await post(other.client, [theirs])).toMatchObject({ accepted: 1 });
  expect((await log(one.client))[0]?.grade).toBe("good");
});

test("reviews that are sent for somebody else than who is signed in are refused as a whole", async () => {
  const { client, hund } = await learner();
  const { client: other } = await learner();
  const { id } = await client.ok(api.users.me);
  const review = reviewOf(hund);
  const given = {
    body: { reviews: [review], source: "device" as const },
    headers: { [USER_HEADER]: id },
  };
  expect(await other.refused(api.reviews.post, given)).toMatchObject({ status: 401, code: "unauthorized" });
  expect(await client.ok(api.reviews.post, given)).toEqual({ accepted: 1, known: 0, refused: [] });
  expect([await log(client), await log(other)]).toEqual([[{ ...review, source: "device" }], []]);
});

test("reviews of unknown words and impossible times are refused one by one, and the others count", async () => {
  const { client, hund } = await learner();
  const other = await learner();
  const good = reviewOf(hund);
  const unknown = reviewOf(uuidv7());
  const foreign = reviewOf(other.hund);
  const ahead = reviewOf(hund, { at: ago(-6 * MINUTE) });
  const old = reviewOf(hund, { at: ago(61 * DAY) });
  expect(await tried(client, [unknown, good, foreign, ahead, old])).toEqual({
    accepted: 1,
    known: 0,
    refused: [
      { id: unknown.id, code: "not_found" },
      { id: foreign.id, code: "not_found" },
      { id: ahead.id, code: "invalid_time" },
      { id: old.id, code: "invalid_time" },
    ],
  });
  const near = [reviewOf(hund, { at: ago(-4 * MINUTE) }), reviewOf(hund, { at: ago(59 * DAY) })];
  expect(await post(client, near)).toMatchObject({ accepted: 2, refused: [] });
});

test("imports reach back to 1990, and no further", async () => {
  const { client, hund } = await learner();
  const oldest = reviewOf(hund, { at: "1990-01-01T00:00:00.000Z", grade: "hard", milliseconds: null });
  const older = reviewOf(hund, { at: "1989-12-31T23:59:59.999Z" });
  const oldestOfAll = reviewOf(hund, { at: "0000-01-01T00:00:00Z" });
  const answer = await tried(client, [oldest, older, oldestOfAll], "import");
  expect(answer).toMatchObject({ accepted: 1, refused: [{ id: older.id }, { id: oldestOfAll.id }] });
  expect(await post(client, [{ ...oldest, at: "0000-01-01T00:00:00Z" }], "import")).toMatchObject({
    known: 1,
  });
});

test("what was right with a hint is hard, on a device too", async () => {
  const { client, dictionaryId, hund } = await learner();
  const hinted = reviewOf(hund, { grade: "hard", outcome: "hinted", given: ["dog"] });
  expect(await post(client, [hinted])).toMatchObject({ accepted: 1 });
  expect(await log(client)).toEqual([{ ...hinted, source: "device" }]);
  expect(await memoryOf(client, dictionaryId, hund)).toMatchObject({ forward: { lapses: 0, interval: 1 } });
  const { days } = await client.ok(api.reviews.progress, { query: {} });
  expect(days).toMatchObject([{ reviews: 1, right: 1 }]);
});

test("other hard reviews, and easy ones, come from imports alone", async () => {
  const { client, hund } = await learner();
  const reviews = [reviewOf(hund), reviewOf(hund, { grade: "easy" }), reviewOf(hund, { grade: "hard" })];
  const { status, fields } = await client.refused(api.reviews.post, { body: { reviews, source: "device" } });
  expect([status, Object.keys(fields ?? {})]).toEqual([400, ["reviews.1.grade", "reviews.2.grade"]]);
  expect(await log(client)).toEqual([]);
  expect(await post(client, reviews, "import")).toMatchObject({ accepted: 3 });
});

test.each<[string, object]>([
  ["an id of another kind", { id: "0b9a4f6e-4f0a-4c54-9a53-1f0d8a5c8f11" }],
  ["an outcome of another grade", { outcome: "wrong" }],
  ["a hint that is good", { outcome: "hinted" }],
  ["a hint that is easy", { grade: "easy", outcome: "hinted" }],
  ["a hard review without a hint", { grade: "hard", outcome: "exact" }],
  ["a question that was not asked", { grade: "again", outcome: "unasked" }],
  ["longer answers than a word has", { given: Array(22).fill("x".repeat(255)) }],
  ["a time that is none", { at: "yesterday" }],
  ["a negative duration", { milliseconds: -1 }],
  ["a direction that is none", { direction: "sideways" }],
  ["a control character", { given: ["a\u0000b"] }],
  ["a field that is none", { source: "test" }],
])("a malformed review makes its whole call 400: %s", async (_, wrong) => {
  const { client, hund } = await learner();
  const reviews = [reviewOf(hund), { ...reviewOf(hund), ...wrong }];
  const { status } = await client.refused(api.reviews.post, { body: { reviews, source: "device" } });
  expect(status).toBe(400);
  expect(await log(client)).toEqual([]);
});

test("a thousand reviews go in one call, and not one more", async () => {
  const { client, hund } = await learner();
  const reviews = Array.from({ length: 1000 }, (_, index) => reviewOf(hund, { at: ago(index * MINUTE) }));
  expect(await post(client, reviews)).toMatchObject({ accepted: 1000 });
  const { status } = await client.refused(api.reviews.post, {
    body: { reviews: [...reviews, reviewOf(hund)], source: "device" },
  });
  expect(status).toBe(400);
});

test("a card takes a thousand reviews, another one more, and those that are known still change", async () => {
  const { client, hund, katze } = await learner();
  const reviews = Array.from({ length: 1000 }, (_, index) => reviewOf(hund, { at: ago(index * MINUTE) }));
  const [first = reviewOf(hund)] = reviews;
  await post(client, reviews);
  const [over, backward, other] = [
    reviewOf(hund),
    reviewOf(hund, { direction: "backward" }),
    reviewOf(katze),
  ];
  expect(await tried(client, [over, backward, other, { ...first, grade: "again" }])).toEqual({
    accepted: 2,
    known: 1,
    refused: [{ id: over.id, code: "invalid_time" }],
  });
});

test("the log is told oldest first, page by page, and of one dictionary", async () => {
  const { client, hund, katze } = await learner();
  const other = await makeDictionary(client, { Maus: "mouse" }, { name: "Mice" });
  const maus = other.words.get("Maus") ?? "";
  const reviews = Array.from({ length: 600 }, (_, index) =>
    reviewOf(index % 2 ? hund : katze, { at: ago(Math.floor(index / 3) * MINUTE) }),
  );
  await post(client, [...reviews, reviewOf(maus)]);
  const first = await client.ok(api.reviews.list, { query: {} });
  const second = await client.ok(api.reviews.list, { query: { after: first.next ?? "" } });
  expect([first.reviews.length, second.reviews.length, second.next]).toEqual([500, 101, null]);
  const all = [...first.reviews, ...second.reviews];
  const inOrder = all.toSorted((a, b) => (a.at === b.at ? (a.id < b.id ? -1 : 1) : a.at < b.at ? -1 : 1));
  expect(all).toEqual(inOrder);
  const ofOther = await client.ok(api.reviews.list, { query: { dictionaryId: other.id } });
  expect(ofOther.reviews.map(({ wordId }) => wordId)).toEqual([maus]);
  expect((await client.refused(api.reviews.list, { query: { dictionaryId: uuidv7() } })).status).toBe(404);
});

test.each([
  "x",
  "2026-02-30T00:00:00.000Z 00000000-0000-0000-0000-000000000000",
  "0000-01-01T00:00:00.000Z 00000000-0000-0000-0000-000000000000",
  "2026-02-03T00:00:00.000Z 00000000",
  "2026-02-03T00:00:00.000Z 00000000-0000-0000-0000-000000000000 x",
])("a page after a place that is none is refused: %s", async (after) => {
  const client = await server.member();
  const { status, fields } = await client.refused(api.reviews.list, { query: { after } });
  expect([status, Object.keys(fields ?? {})]).toEqual([400, ["after"]]);
});

test.each([".000Z", ".034Z", ".567Z"])(
  "a time of two hundred digits more is one to the millisecond: %s",
  async (end) => {
    const { client, hund } = await learner();
    const at = ago(MINUTE).replace(/\.\d+Z/, end);
    await post(client, [reviewOf(hund, { at: at.replace("Z", `${"4".repeat(200)}Z`) })]);
    expect((await log(client)).map((review) => review.at)).toEqual([at]);
  },
);

test("deleting a word or a dictionary deletes its reviews", async () => {
  const { client, dictionaryId, hund, katze } = await learner();
  await post(client, [reviewOf(hund), reviewOf(katze)]);
  await change(client, dictionaryId, { delete: [hund] });
  expect((await log(client)).map(({ wordId }) => wordId)).toEqual([katze]);
  await client.ok(api.dictionaries.delete, { params: { id: dictionaryId } });
  expect(await log(client)).toEqual([]);
});

test("a device adds twenty thousand reviews a day at most", async () => {
  const strict = await startTestServer({ RATE_LIMIT_FACTOR: "0.0001" }, {}, server.database);
  const client = await server.member();
  const same = Object.assign(strict.visitor(), { cookies: client.cookies });
  const { words } = await makeDictionary(client, { Hund: "dog" });
  const reviews = Array.from({ length: 3 }, () => reviewOf(words.get("Hund") ?? ""));
  const refused = await same.refused(api.reviews.post, { body: { reviews, source: "device" } });
  expect([refused.status, Number(refused.headers.get("retry-after")) > 3600]).toEqual([429, true]);
  await strict.close();
});

test("a guest imports twenty thousand reviews a day at most, and looks at progress as often as anybody needs", async () => {
  const strict = await startTestServer({ RATE_LIMIT_FACTOR: "0.0001" }, {}, server.database);
  const client = await server.member("guest");
  const same = Object.assign(strict.visitor(), { cookies: client.cookies });
  const { words } = await makeDictionary(client, { Hund: "dog" });
  const reviews = Array.from({ length: 3 }, () => reviewOf(words.get("Hund") ?? ""));
  const refused = await same.refused(api.reviews.post, { body: { reviews, source: "import" } });
  await same.ok(api.reviews.progress, { query: {} });
  const often = await same.refused(api.reviews.progress, { query: {} });
  expect([refused.status, often.status]).toEqual([429, 429]);
  await strict.close();
});
