import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";

import { api } from "../../shared/api/index.ts";
import type { TestClient } from "../../test/client.ts";
import { createTestDatabase, type TestDatabase } from "../../test/database.ts";
import { startTestServer } from "../../test/server.ts";
import { statementsDuring } from "../../test/statements/count.ts";
import { AppError } from "../app-error.ts";
import type { Database } from "../database/open.ts";
import { RateLimits, type Allowance } from "./rate-limit.ts";

let database: TestDatabase;
let another: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  another = database.another();
});
afterAll(() => database.close());

const limits = new RateLimits(1, () => {});
const of = (key: string, limit: number, more: Partial<Allowance> = {}): Allowance => ({
  key,
  limit,
  seconds: 3600,
  ...more,
});

async function used(...keys: string[]): Promise<number[]> {
  const rows = await database.db
    .selectFrom("rate_limits")
    .select(["key", "used"])
    .where("key", "in", keys)
    .execute();
  return keys.map((key) => rows.find((row) => row.key === key)?.used ?? 0);
}

const refusal = (error: unknown): string => (error instanceof AppError ? error.code : String(error));

test("a crowd at two nodes takes exactly what there is, and one that is refused takes nothing of the rest", async () => {
  const all = (at: number): Allowance[] =>
    at % 2 === 0 ? [of("crowd:a", 1000), of("crowd:b", 25)] : [of("crowd:b", 25), of("crowd:a", 1000)];
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      limits.take((at % 2 ? database : another).db, ...all(at)).then(() => "taken", refusal),
    ),
  );
  expect(new Set(outcomes)).toEqual(new Set(["taken", "too_many_requests"]));
  expect(outcomes.filter((outcome) => outcome === "taken")).toHaveLength(25);
  expect(await used("crowd:a", "crowd:b")).toEqual([25, 25]);
});

test("who wants more than is left gets nothing, and a smaller wish fits still", async () => {
  const wish = (many: number) => limits.take(database.db, of("wish", 10, { many })).catch(refusal);
  expect([await wish(8), await wish(3), await wish(11), await wish(2), await wish(1)]).toEqual([
    false,
    "too_many_requests",
    "too_many_requests",
    false,
    "too_many_requests",
  ]);
});

test("it begins again when its time has passed, and says until when to wait", async () => {
  const one = of("window", 1, { seconds: 100 });
  await limits.take(database.db, one);
  const retryAfter = expect.toSatisfy((wait: number) => wait > 50 && wait <= 100) as number;
  await expect(limits.take(database.db, one)).rejects.toMatchObject({ details: { retryAfter } });
  await sql`UPDATE rate_limits SET window_start = now() - interval '101 seconds' WHERE key = 'window'`.execute(
    database.db,
  );
  await limits.requireLeft(database.db, one);
  await limits.take(database.db, one);
  expect(await used("window")).toEqual([1]);
});

test("what was given back can be taken again, and never more than was taken", async () => {
  const both = [of("back:b", 2), of("back:a", 2)];
  await limits.take(database.db, ...both);
  await limits.giveBack(database.db, ...both);
  await limits.giveBack(database.db, ...both);
  await limits.take(database.db, ...both);
  expect(await used("back:a", "back:b")).toEqual([1, 1]);
});

test("what was done already is counted beyond the limit, and asked about without counting", async () => {
  const one = of("done", 10);
  expect(await limits.note(database.db, 10, one)).toEqual([]);
  await limits.requireLeft(database.db, one);
  expect(await limits.note(database.db, 1, one)).toMatchObject([{ key: "done" }]);
  await expect(limits.requireLeft(database.db, one)).rejects.toThrow("too_many_requests");
  expect(await used("done")).toEqual([11]);
});

test("taking and giving back is one statement each, however many there are", async () => {
  const many = Array.from({ length: 6 }, (_, at) => of(`six:${at}`, 3, { asksBehind: at === 5 ? 1 : 3 }));
  const statements = await statementsDuring(database, async () => {
    expect(await limits.take(database.db, ...many)).toBe(false);
    expect(await limits.take(database.db, ...many)).toBe(true);
    await limits.giveBack(database.db, ...many);
  });
  expect(statements).toHaveLength(3);
});

test("who asks again at once is refused four times a second", async () => {
  const server = await startTestServer({ RATE_LIMIT_FACTOR: "1" }, {}, database);
  const eager = await server.member();
  const { id } = await eager.ok(api.users.me);
  await limits.note(database.db, 31, of(`export:${id}`, 30));
  const began = performance.now();
  for (let times = 0; times < 4; times++) expect((await eager.call(api.users.export)).status).toBe(429);
  expect(performance.now() - began).toBeGreaterThan(990);
  await server.close();
});

test("who is refused waits for nobody, and keeps no connections from others", async () => {
  const server = await startTestServer({ RATE_LIMIT_FACTOR: "1" }, {}, database);
  const [attacker, learner] = [await server.member(), await server.member()];
  const { id } = await attacker.ok(api.users.me);
  const row = sql`SELECT 1 FROM rate_limits WHERE key = ${`export:${id}`} FOR UPDATE`;
  const flood = (client: TestClient) =>
    Array.from({ length: 40 }, async () => (await client.call(api.users.export)).status);
  await limits.take(database.db, of(`export:${id}`, 30));
  let waiting: Promise<number>[] = [];
  await database.db.transaction().execute(async (tx) => {
    await row.execute(tx);
    waiting = flood(attacker);
    await expect.poll(() => database.waiting()).toBeGreaterThan(30);
    await learner.ok(api.users.me);
  });
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([200, 429]));
  await limits.note(database.db, 30, of(`export:${id}`, 30));
  await database.db.transaction().execute(async (tx) => {
    await row.execute(tx);
    expect(new Set(await Promise.all(flood(attacker)))).toEqual(new Set([429]));
  });
  await server.close();
});
