import { describe, expect, onTestFinished, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import type { SentReviews } from "../../../shared/api/reviews.ts";
import { ROLE_LIMITS } from "../../../shared/roles.ts";
import { audit } from "../../../test/audit/audit.ts";
import { TestClient } from "../../../test/client.ts";
import { withTestServer } from "../../../test/server.ts";

const server = await withTestServer();

/** A dictionary of German words, all of one meaning. */
async function dictionaryOf(
  client: TestClient,
  terms: readonly string[],
  definitionsLanguage = "en" as const,
) {
  const { id } = await client.ok(api.dictionaries.create, {
    body: { name: "Words", termsLanguage: "de", definitionsLanguage },
  });
  const { words } = await client.ok(api.dictionaries.update, {
    params: { id },
    body: { words: { create: terms.map((term) => ({ term, definitions: ["meaning"], tags: ["A1"] })) } },
  });
  return { id, words: words.map((word) => word.id) };
}

const move = (client: TestClient, id: string, dictionaryId: string, words: string[]) =>
  client.call(api.dictionaries.move, { params: { id }, body: { dictionaryId, words } });
const moved = (client: TestClient, id: string, dictionaryId: string, words: string[]) =>
  client.ok(api.dictionaries.move, { params: { id }, body: { dictionaryId, words } });

const refusal = async (answer: ReturnType<typeof move>) => {
  const { status, text } = await answer;
  return { status, ...(JSON.parse(text) as { code: string; fields?: Record<string, string> }) };
};

const read = (client: TestClient, id: string) =>
  client.ok(api.dictionaries.read, { params: { id }, query: { sort: "default" } });
const termsOf = async (client: TestClient, id: string) =>
  (await read(client, id)).words.map(({ term, order }) => `${order} ${term}`);
const memoryOf = async (client: TestClient, dictionaryId: string, wordId: string) =>
  (await client.ok(api.dictionaries.word, { params: { dictionaryId, wordId } })).memory.forward;
const newOnes = async (client: TestClient, dictionaryId: string) =>
  (await client.ok(api.reviews.queue, { query: { dictionaryId } })).items.map(({ prompt }) => prompt[0]);

const DAY = 86_400_000;
let reviewed = 0;
const reviewOf = (wordId: string, daysAgo: number): SentReviews["reviews"][number] => ({
  id: `01900000-0000-7000-8000-${(reviewed += 1).toString().padStart(12, "0")}`,
  wordId,
  direction: "forward",
  at: new Date(Date.now() - daysAgo * DAY).toISOString(),
  grade: "good",
  outcome: null,
  given: [],
  milliseconds: null,
});
const review = (client: TestClient, reviews: SentReviews["reviews"]) =>
  client.ok(api.reviews.post, { body: { reviews, source: "device" } });

/** All that is known of the words of a person. */
async function everythingOf(client: TestClient) {
  const { id } = await client.ok(api.users.me);
  const of = async (text: string) => (await server.database.pool.query(text, [id])).rows;
  return {
    words:
      await of(`SELECT id, dictionary_id, order_number, term, definitions, tags, initial, sort_key, created_at, updated_at
      FROM words WHERE user_id = $1 ORDER BY id`),
    reviews: await of("SELECT * FROM reviews WHERE user_id = $1 ORDER BY id"),
    memory: await of("SELECT * FROM card_memory WHERE user_id = $1 ORDER BY word_id, direction"),
    dictionaries: await of(
      "SELECT id, words_count, initials FROM dictionaries WHERE user_id = $1 ORDER BY id",
    ),
  };
}

describe("words that are moved", () => {
  test("take their reviews and their memory along, and keep their order", async () => {
    const client = await server.member("friend");
    const from = await dictionaryOf(client, ["Haus", "Hund", "Katze", "Maus"]);
    const to = await dictionaryOf(client, ["Baum"]);
    const [haus = "", hund = "", , maus = ""] = from.words;
    await review(client, [reviewOf(maus, 20), reviewOf(maus, 10), reviewOf(hund, 1)]);
    const before = await memoryOf(client, from.id, maus);
    const answer = await moved(client, from.id, to.id, [maus, haus]);
    expect(answer).toMatchObject({
      from: { id: from.id, wordsCount: 2 },
      to: { id: to.id, wordsCount: 3 },
      doubled: [],
    });
    expect(await termsOf(client, from.id)).toEqual(["2 Hund", "3 Katze"]);
    expect(await termsOf(client, to.id)).toEqual(["1 Baum", "2 Haus", "3 Maus"]);
    expect(before).toMatchObject({ reviews: 2 });
    expect(await memoryOf(client, to.id, maus)).toEqual(before);
    const { reviews } = await client.ok(api.reviews.list, { query: { dictionaryId: to.id } });
    expect(reviews.map(({ wordId }) => wordId)).toEqual([maus, maus]);
    const letters = await client.ok(api.dictionaries.letters, { params: { id: to.id }, query: {} });
    expect(letters.letters.filter(({ count }) => count > 0).map(({ letter }) => letter)).toEqual([
      "B",
      "H",
      "M",
    ]);
  });

  test("come back exactly as they were", async () => {
    const client = await server.member("friend");
    const from = await dictionaryOf(client, ["Haus", "Hund", "Katze", "Maus"]);
    const to = await dictionaryOf(client, ["Baum"]);
    const [haus = "", hund = "", katze = ""] = from.words;
    await review(client, [reviewOf(katze, 20), reviewOf(katze, 10), reviewOf(hund, 3)]);
    const before = await everythingOf(client);
    await moved(client, from.id, to.id, [katze, haus]);
    await moved(client, to.id, from.id, [haus, katze]);
    expect(await everythingOf(client)).toEqual(before);
    await moved(client, from.id, to.id, [katze]);
    expect(await termsOf(client, to.id)).toEqual(["1 Baum", "3 Katze"]);
  });

  test("are asked as new words in either dictionary while they were not asked", async () => {
    const client = await server.member("friend");
    const from = await dictionaryOf(client, ["Haus", "Hund"]);
    const to = await dictionaryOf(client, ["Baum"]);
    const [haus = "", hund = ""] = from.words;
    await moved(client, from.id, to.id, [haus]);
    await review(client, [reviewOf(hund, 1), ...to.words.map((id) => reviewOf(id, 1))]);
    expect(await newOnes(client, from.id)).not.toContain("Haus");
    expect(await newOnes(client, to.id)).toContain("Haus");
    await moved(client, to.id, from.id, [haus]);
    expect(await newOnes(client, from.id)).toContain("Haus");
  });

  test("are told where the dictionary has their term already", async () => {
    const client = await server.member("friend");
    const from = await dictionaryOf(client, ["geht’s", "Haus", "Hund", "Strasse", "Weg"]);
    const to = await dictionaryOf(client, ["Haus", "geht's", "Straße", "weg"]);
    const [gehts = "", haus = ""] = from.words;
    const { doubled } = await moved(client, from.id, to.id, from.words.toReversed());
    expect(doubled).toEqual([gehts, haus]);
    expect((await read(client, to.id)).wordsCount).toBe(9);
  });

  test("are filed as their new dictionary files, and as before when they return", async () => {
    const client = await server.member("friend");
    const from = await dictionaryOf(client, ["der Hund", "die Katze"]);
    const to = await dictionaryOf(client, ["Baum"]);
    await client.ok(api.dictionaries.update, { params: { id: to.id }, body: { skipArticles: false } });
    const before = await everythingOf(client);
    await moved(client, from.id, to.id, from.words);
    const { letters } = await client.ok(api.dictionaries.letters, { params: { id: to.id }, query: {} });
    expect(letters.filter(({ count }) => count > 0)).toMatchObject([
      { letter: "B", count: 1 },
      { letter: "D", count: 2 },
    ]);
    await moved(client, to.id, from.id, from.words);
    expect(await everythingOf(client)).toEqual(before);
  });

  test("are there once when the call is sent again", async () => {
    const client = await server.member("friend");
    const from = await dictionaryOf(client, ["Haus", "Hund"]);
    const to = await dictionaryOf(client, ["haus"]);
    const first = await moved(client, from.id, to.id, from.words);
    expect(await moved(client, from.id, to.id, from.words)).toEqual(first);
  });

  test("go on being asked by a test that runs", async () => {
    const client = await server.member("friend");
    const from = await dictionaryOf(client, ["Haus"]);
    const to = await dictionaryOf(client, ["Baum"]);
    const [haus = ""] = from.words;
    await client.ok(api.testing.create, {
      body: { dictionaryId: from.id, wordsNumberLimit: { count: 1, direction: 1 } },
    });
    await moved(client, from.id, to.id, [haus]);
    await client.ok(api.testing.answer, { body: { answer: "meaning" } });
    expect(await memoryOf(client, to.id, haus)).toMatchObject({ reviews: 1 });
  });
});

test("a test that is ended while its words are moved counts its answers", async () => {
  const client = await server.member("friend");
  const from = await dictionaryOf(client, ["Haus", "Hund"]);
  const to = await dictionaryOf(client, ["Baum"]);
  await client.ok(api.testing.create, {
    body: { dictionaryId: from.id, wordsNumberLimit: { count: null, direction: 1 } },
  });
  await client.ok(api.testing.answer, { body: { answer: "meaning" } });
  const holder = await server.database.pool.connect();
  onTestFinished(async () => {
    await holder.query("ROLLBACK");
    holder.release();
  });
  await holder.query("BEGIN");
  await holder.query("SELECT 1 FROM card_memory WHERE dictionary_id = $1 FOR UPDATE", [from.id]);
  const moving = moved(client, from.id, to.id, from.words);
  await expect.poll(waiting).toBe(1);
  const ending = client.ok(api.testing.end);
  await expect.poll(waiting).toBe(2);
  await holder.query("COMMIT");
  await Promise.all([moving, ending]);
  const counted = await client.ok(api.reports.statistics, { params: { id: to.id } });
  expect(counted).toMatchObject([{ right: 1, wrong: 0 }]);
});

/** How many wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await server.database.pool.query(
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rows.length;
}

describe("nothing is moved", () => {
  test("where a word or a dictionary is unknown, or another person's", async () => {
    const client = await server.member("friend");
    const from = await dictionaryOf(client, ["Haus", "Hund"]);
    const to = await dictionaryOf(client, ["Baum"]);
    const third = await dictionaryOf(client, ["Stein"]);
    const others = await dictionaryOf(await server.member("friend"), ["Berg"]);
    const [haus = ""] = from.words;
    for (const answer of [
      move(client, from.id, to.id, [haus, ...others.words]),
      move(client, from.id, to.id, [haus, ...third.words]),
      move(client, from.id, others.id, [haus]),
      move(client, others.id, to.id, others.words),
    ])
      expect(await refusal(answer)).toMatchObject({ status: 404, code: "not_found" });
    expect(await termsOf(client, from.id)).toEqual(["1 Haus", "2 Hund"]);
  });

  test("between other languages, or within one dictionary", async () => {
    const client = await server.member("friend");
    const from = await dictionaryOf(client, ["Haus"]);
    const { id: other } = await client.ok(api.dictionaries.create, {
      body: { name: "Others", termsLanguage: "de", definitionsLanguage: "uk" },
    });
    for (const to of [other, from.id])
      expect(await refusal(move(client, from.id, to, from.words))).toMatchObject({
        status: 409,
        code: "conflict",
      });
  });

  test("without words, with one of them twice, or with too many", async () => {
    const client = await server.member("friend");
    const from = await dictionaryOf(client, ["Haus"]);
    const to = await dictionaryOf(client, ["Baum"]);
    const [haus = ""] = from.words;
    const many = Array.from(
      { length: 5001 },
      (_, i) => `01900000-0000-7000-8000-${String(i).padStart(12, "0")}`,
    );
    for (const [words, field] of [
      [[], "words"],
      [[haus, haus], "words.1"],
      [many, "words"],
    ] as const) {
      const { status, fields = {} } = await refusal(move(client, from.id, to.id, [...words]));
      expect({ status, fields: Object.keys(fields) }).toEqual({ status: 400, fields: [field] });
    }
  });
});

test("a crowd of moves over two processes fills a dictionary exactly, while its words are reviewed and tested", async () => {
  const first = await server.member("user");
  const twin = new TestClient(await server.second());
  for (const [name, value] of first.cookies) twin.cookies.set(name, value);
  const limit = ROLE_LIMITS.user.wordsPerDictionary;
  const room = 20;
  const crowd = 60;
  const from = await dictionaryOf(
    first,
    Array.from({ length: crowd }, (_, i) => `Wort ${i}`),
  );
  const to = await dictionaryOf(
    first,
    Array.from({ length: limit - room }, (_, i) => `Ding ${i}`),
  );
  const calls = from.words.flatMap((wordId, i) => [
    move(i % 2 ? first : twin, from.id, to.id, [wordId]).then(({ status }) => status),
    review(i % 2 ? twin : first, [reviewOf(wordId, 1)]).then(() => "reviewed"),
  ]);
  const answers = await Promise.all(calls);
  const many = (answer: number | string) => answers.filter((one) => one === answer).length;
  expect({ moved: many(200), refused: many(403) }).toEqual({ moved: room, refused: crowd - room });
  expect((await read(first, to.id)).wordsCount).toBe(limit);
  expect((await read(first, from.id)).wordsCount).toBe(crowd - room);
});

test("nothing that holds of the database is broken by all this", async () => {
  expect(await audit(server.database.pool)).toEqual([]);
});
