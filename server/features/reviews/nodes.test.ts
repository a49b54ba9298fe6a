import { expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import type { Grade } from "../../../shared/api/reviews.ts";
import { TestClient } from "../../../test/client.ts";
import { withTestServer } from "../../../test/server.ts";
import { change, makeDictionary } from "../testing/testing.fixtures.ts";
import { replayAll } from "./replay.ts";
import { ago, HOUR, log, post, reviewOf, settings, tried } from "./reviews.fixtures.ts";

const server = await withTestServer();

const WORDS = 40;
const REVIEWS = 1000;
const GRADES: readonly Grade[] = ["again", "hard", "good", "easy"];

async function learnerAtTwoNodes() {
  const client = await server.member("premium");
  const other = new TestClient(await server.second());
  for (const [name, value] of client.cookies) other.cookies.set(name, value);
  const texts = Object.fromEntries(Array.from({ length: WORDS }, (_, index) => [`w${index}`, `m${index}`]));
  const { id, words } = await makeDictionary(client, texts);
  const { id: userId } = await client.ok(api.users.me);
  return { client, other, dictionaryId: id, userId, words: [...words.values()] };
}

test("a thousand reviews, shuffled, doubled and split over two nodes at once, come to what a replay comes to", async () => {
  const { client, other, userId, words } = await learnerAtTwoNodes();
  const reviews = Array.from({ length: REVIEWS }, (_, index) =>
    reviewOf(words[random(WORDS)] ?? "", {
      direction: index % 3 ? "forward" : "backward",
      at: ago(random(50 * 24) * HOUR),
      grade: GRADES[random(4)] ?? "good",
    }),
  );
  const sent = shuffled([...reviews, ...reviews, ...reviews]);
  await Promise.all(pieces(sent).map((piece, index) => post(index % 2 ? client : other, piece, "import")));
  const kept = await log(client);
  expect(kept.length).toBe(500);
  const { rows } = await server.database.pool.query("SELECT id FROM reviews WHERE user_id = $1", [userId]);
  expect(rows.length).toBe(REVIEWS);
  const replayed = await replayAll(server.database.db, userId);
  expect(replayed).toEqual({ cards: replayed.cards, different: 0 });
  expect(replayed.cards).toBeGreaterThan(WORDS);
});

test("reviews, settings and deleted words at the same time leave what a replay comes to", async () => {
  const { client, other, dictionaryId, userId, words } = await learnerAtTwoNodes();
  const reviews = Array.from({ length: 400 }, () =>
    reviewOf(words[random(WORDS)] ?? "", { at: ago(random(50 * 24) * HOUR) }),
  );
  const dayStarts = [1, 2, 3, 4, 5];
  await Promise.all([
    ...pieces(reviews).map((piece, index) => tried(index % 2 ? client : other, piece)),
    ...dayStarts.map(async (dayStartsAt) => {
      await settings(client, { dayStartsAt });
      await other.ok(api.reviews.summary);
    }),
    change(client, dictionaryId, { delete: words.slice(0, 10) }),
    change(other, dictionaryId, { delete: words.slice(10, 20).toReversed() }),
  ]);
  await client.ok(api.reviews.summary);
  expect(await replayAll(server.database.db, userId)).toMatchObject({ different: 0 });
  const left = new Set((await log(client)).map(({ wordId }) => wordId));
  expect(words.slice(0, 20).filter((id) => left.has(id))).toEqual([]);
});

test("a node that finds another's replay under way goes on beside it, and either may finish", async () => {
  const { client, userId, words } = await learnerAtTwoNodes();
  const { pool } = server.database;
  await post(client, [reviewOf(words[0] ?? "")]);
  await pool.query("UPDATE users SET memory_of = 'replay of another node' WHERE id = $1", [userId]);
  const memoryOf = async () => {
    const text = "SELECT memory_of FROM users WHERE id = $1";
    return (await pool.query<{ memory_of: string }>(text, [userId])).rows[0]?.memory_of;
  };
  const holder = await pool.connect();
  await holder.query("BEGIN");
  await holder.query("SELECT 1 FROM card_memory WHERE user_id = $1 FOR UPDATE", [userId]);
  const read = client.ok(api.reviews.summary);
  await expect.poll(waiting).toBe(1);
  const underWay = await memoryOf();
  await holder.query("COMMIT");
  holder.release();
  await read;
  expect(underWay).toBe("replay of another node");
  expect(await memoryOf()).toBe("0.9 UTC 4");
});

/** How many wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await server.database.pool.query(
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rows.length;
}

const random = (below: number): number => Math.floor(Math.random() * below);

const shuffled = <T>(things: readonly T[]): T[] =>
  things
    .map((thing) => ({ thing, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ thing }) => thing);

/** Of different sizes, from one to a hundred. */
function pieces<T>(things: readonly T[]): T[][] {
  const made: T[][] = [];
  for (let from = 0; from < things.length;) {
    const size = 1 + random(100);
    made.push(things.slice(from, from + size));
    from += size;
  }
  return made;
}
