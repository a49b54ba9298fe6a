import pg from "pg";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { cardKey } from "../../../shared/memory/card.ts";
import { Learner, type CardMemory } from "../../../shared/memory/learner.ts";
import type { TestClient } from "../../../test/client.ts";
import { startTestServer, withTestServer } from "../../../test/server.ts";
import { makeDictionary } from "../testing/testing.fixtures.ts";
import { byCard, readReviews } from "./memories.ts";
import { readMemories, readSettings, replayAll } from "./replay.ts";
import { ago, DAY, HOUR, reviewOf, settings, summary, tried } from "./reviews.fixtures.ts";

const server = await withTestServer();

const WORDS = 40;
/** Of each card; together 56,000. */
const REVIEWS = 700;
/** Of one card more: those of a word are never split. */
const OF_ONE = 6000;

/** A few times what five thousand reviews take as JSON; those of all words take some ten million characters. */
const MOST_CHARACTERS = 3_000_000;

/** A learner with very many reviews of a few words. */
async function learner() {
  const client = await server.member("premium");
  const { id: userId } = await client.ok(api.users.me);
  const texts = Object.fromEntries(Array.from({ length: WORDS }, (_, index) => [`w${index}`, `m${index}`]));
  const words = [...(await makeDictionary(client, texts)).words.values()];
  await server.database.pool.query(
    `INSERT INTO reviews (user_id, id, word_id, dictionary_id, direction, at, grade, given, source)
     SELECT w.user_id, overlay(gen_random_uuid()::text PLACING '7' FROM 15)::uuid, w.id, w.dictionary_id, d.direction,
       now() - make_interval(hours => n * 7 + 1), (ARRAY['again', 'hard', 'good', 'easy'])[1 + n % 3 + n % 2], '{}', 'import'
     FROM words AS w CROSS JOIN (VALUES ('forward'), ('backward')) AS d(direction)
     CROSS JOIN LATERAL generate_series(1, CASE WHEN w.id = $2 AND d.direction = 'forward' THEN $3::int ELSE $4::int END) AS n
     WHERE w.user_id = $1`,
    [userId, words[7], OF_ONE, REVIEWS],
  );
  await replayAll(server.database.db, userId);
  return { client, userId, words };
}

let client: TestClient;
let userId: string;
let words: string[];
beforeAll(async () => {
  ({ client, userId, words } = await learner());
});

/** Characters of what each statement returned. */
const returned = new Map<object, number>();
beforeEach(() => {
  returned.clear();
  const query = pg.Query.prototype as unknown as {
    handleDataRow(message: { fields: (string | null)[] }): void;
  };
  const handle = query.handleDataRow;
  vi.spyOn(query, "handleDataRow").mockImplementation(function (this: object, message) {
    const characters = message.fields.reduce((sum, field) => sum + (field?.length ?? 0), 0);
    returned.set(this, (returned.get(this) ?? 0) + characters);
    handle.call(this as never, message);
  });
  return () => vi.restoreAllMocks();
});

const largest = (): number => Math.max(...returned.values());

/** The memory of all cards, stored and computed from all reviews at once. */
async function memories(): Promise<Record<"stored" | "computed", Record<string, CardMemory | null>>> {
  const { db } = server.database;
  const learner = new Learner(await readSettings(db, userId));
  const reviews = byCard(await readReviews(db, userId, words));
  const stored = await readMemories(db, userId, words);
  return {
    stored: Object.fromEntries(stored.map((card) => [cardKey(card), card.memory])),
    computed: Object.fromEntries(
      [...reviews].map(([key, all]) => [key, all[0] ? learner.replay(all[0], all) : null]),
    ),
  };
}

async function expectWhole(): Promise<void> {
  const { stored, computed } = await memories();
  expect(Object.keys(computed)).toHaveLength(2 * WORDS);
  expect(stored).toEqual(computed);
}

const someIds = async (every: number): Promise<string[]> => {
  const { rows } = await server.database.pool.query<{ id: string }>(
    `SELECT id FROM (SELECT id, row_number() OVER (ORDER BY word_id, direction, at) AS n FROM reviews WHERE user_id = $1) AS r
     WHERE n % $2::int = 0 LIMIT 500`,
    [userId, every],
  );
  return rows.map(({ id }) => id);
};

test("a thousand reviews of words with very many come to what all of them come to, and are read some at a time", async () => {
  const known = await someIds(120);
  const fresh = Array.from({ length: 500 }, (_, at) =>
    reviewOf(words[at % WORDS] ?? "", { at: ago(at * HOUR + 30 * 60_000), grade: at % 4 ? "good" : "again" }),
  );
  // What the id is of counts, not what is sent with it.
  const changed = known.map((id) => ({ ...reviewOf(words[0] ?? "", { grade: "again" }), id }));
  returned.clear();
  const answer = await tried(client, [...fresh, ...changed], "import");
  expect(largest()).toBeLessThan(MOST_CHARACTERS);
  expect(answer.known).toBe(known.length);
  // One card has too many already.
  expect(answer.accepted + answer.refused.length).toBe(fresh.length);
  expect(new Set(answer.refused.map(({ code }) => code))).toEqual(new Set(["invalid_time"]));
  await expectWhole();
});

test("reviews of words with very many are withdrawn with some in memory at a time", async () => {
  const ids = await someIds(110);
  returned.clear();
  expect(await client.ok(api.reviews.withdraw, { body: { ids } })).toEqual({ withdrawn: ids.length });
  expect(largest()).toBeLessThan(MOST_CHARACTERS);
  await expectWhole();
});

test("other settings recompute very many reviews with some in memory at a time", async () => {
  await settings(client, { dayStartsAt: 9, retention: 0.85 });
  returned.clear();
  await summary(client);
  expect(largest()).toBeLessThan(MOST_CHARACTERS);
  await expectWhole();
  expect(await replayAll(server.database.db, userId)).toEqual({ cards: 2 * WORDS, different: 0 });
});

test("a few reviews of words with very many are heavy work, one is not", async () => {
  const own = await learner();
  const strict = await startTestServer({ RATE_LIMIT_FACTOR: "0.001", TRUST_PROXY: "1" }, {}, server.database);
  const headers = { "x-forwarded-for": "203.0.113.9" };
  const same = Object.assign(strict.visitor(), { cookies: own.client.cookies, headers });
  const call = (many: number) => {
    const reviews = own.words.slice(10, 10 + many).map((word) => reviewOf(word, { at: ago(400 * DAY) }));
    return same.call(api.reviews.post, { body: { reviews, source: "import" } });
  };
  const statuses: number[] = [];
  for (let calls = 0; calls < 15; calls++) statuses.push((await call(25)).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  expect((await call(1)).status).toBe(200);
  await strict.close();
});
