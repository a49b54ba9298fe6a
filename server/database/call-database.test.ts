import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";

import { createTestDatabase, type TestDatabase } from "../../test/database.ts";
import { knowsStatements, pgBouncerVersion, startPgBouncer } from "../../test/pgbouncer.ts";
import { CallerLeft } from "../fair-queue.ts";
import { StatementsTooLong, type CallDatabase, type Caller } from "./call-database.ts";
import { openDatabase, type Database, type Db } from "./open.ts";
import type { Ended } from "./statement-watch.ts";

let database: TestDatabase;
beforeEach(async () => void (database = await createTestDatabase(8)));
afterEach(() => database.close());

function call(owner: string, more: Partial<Caller> = {}, of: Database = database): CallDatabase {
  return of.forCall({
    owner,
    searchMs: 400,
    program: false,
    hasLeft: () => false,
    finishes: false,
    beforeSearch: () => {},
    cancelled: () => {},
    ...more,
  });
}

const sleep = (db: Db, seconds: number) => sql`SELECT pg_sleep(${seconds})`.execute(db);
const pidOf = async (db: Db): Promise<number | undefined> =>
  (await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db)).rows[0]?.pid;
const sleepers = async (): Promise<number> =>
  (
    await database.pool.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND state = 'active' AND query LIKE 'SELECT pg_sleep%'`,
    )
  ).rows.length;

test("a search is cancelled when its time is up, and its connection goes on", async () => {
  const told: Ended[] = [];
  const { search } = call("a", { cancelled: (because) => told.push(because) });
  const before = await pidOf(search);
  await expect(sleep(search, 20)).rejects.toThrow(StatementsTooLong);
  expect(told).toEqual(["too_long"]);
  expect(await sleepers()).toBe(0);
  expect(await pidOf(call("b").search)).toBe(before);
});

test("the statements of a call share its time, and the next call has its own", async () => {
  const { search } = call("a", { searchMs: 1000 });
  await sleep(search, 0.6);
  await expect(sleep(search, 0.6)).rejects.toMatchObject({ code: "too_many_requests" });
  await expect(pidOf(search)).rejects.toThrow(StatementsTooLong);
  await pidOf(call("a").search);
});

test("reads and searches without a caller are cancelled, a write goes on", async () => {
  let left = false;
  const hasLeft = () => left;
  const told: Ended[] = [];
  const reading = call("a", { hasLeft, searchMs: 60_000, cancelled: (because) => told.push(because) });
  const writing = call("b", { hasLeft, finishes: true });
  const blocker = await database.pool.connect();
  await blocker.query("SELECT pg_advisory_lock(1)");
  const write = sql`SELECT pg_advisory_xact_lock(1)`.execute(writing.db);
  const reads = Promise.allSettled([sleep(reading.db, 20), sleep(reading.search, 20)]);
  await expect.poll(sleepers).toBe(2);
  left = true;
  const gone = { status: "rejected", reason: expect.any(CallerLeft) as CallerLeft };
  expect(await reads).toMatchObject([gone, gone]);
  expect(told).toEqual(["left", "left"]);
  expect(await sleepers()).toBe(0);
  await blocker.query("SELECT pg_advisory_unlock(1)");
  blocker.release();
  await write;
});

test("a transaction that is cancelled is rolled back, and the rest of its work refused", async () => {
  const { search } = call("a");
  const run = search.transaction().execute(async (tx) => {
    await sql`CREATE TABLE made ()`.execute(tx);
    await sleep(tx, 20);
  });
  await expect(run).rejects.toThrow(StatementsTooLong);
  expect((await database.pool.query("SELECT to_regclass('made') AS made")).rows).toEqual([{ made: null }]);
  const open =
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'";
  expect((await database.pool.query(open)).rows).toEqual([]);
});

test("no cancellation hits the statement of another call, however late it comes", async () => {
  // Each ends about when it is to be cancelled.
  for (let round = 0; round < 20; round++) {
    await sleep(call(`a${round}`, { searchMs: 45 }).search, 0.04 + round / 1000).catch((error: unknown) => {
      expect(error).toBeInstanceOf(StatementsTooLong);
    });
    await Promise.all([1, 2].map((one) => sleep(call(`b${one}`, { searchMs: 60_000 }).search, 0.02)));
  }
});

test("one account's slow calls leave connections to others, and wait for each other", async () => {
  const slow = Array.from({ length: 20 }, () => sleep(call("a").db, 0.2));
  let done = 0;
  for (const one of slow)
    one.then(
      () => done++,
      () => {},
    );
  await expect.poll(sleepers).toBe(2);
  for (let calls = 0; calls < 5; calls++) await pidOf(call("b").db);
  expect(done).toBeLessThan(20);
  await Promise.all(slow);
});

test("searches take few connections, and nobody's crowd goes before others", async () => {
  const crowd = Array.from({ length: 16 }, (_, at) =>
    Promise.allSettled(Array.from({ length: 2 }, () => sleep(call(`crowd ${at}`).search, 20))),
  );
  await expect.poll(sleepers).toBe(2);
  await pidOf(call("learner").db);
  const order: string[] = [];
  const note = (name: string) => () => void order.push(name);
  await Promise.race([
    ...crowd.map((one) => one.then(note("crowd"))),
    pidOf(call("learner").search).then(note("learner")),
  ]);
  expect(order).toEqual(["learner"]);
  await Promise.all(crowd);
});

test("who searches now and then waits for none who searches all the time", async () => {
  const heavy = ["heavy 1", "heavy 2", "heavy 3"];
  await Promise.all(heavy.map((name) => sleep(call(name, { searchMs: 3200 }).search, 20).catch(() => {})));
  const again = Promise.allSettled(heavy.map((name) => sleep(call(name).search, 20)));
  await expect.poll(sleepers).toBe(1);
  await pidOf(call("learner").search);
  expect(await sleepers()).toBe(1);
  await again;
});

test("nobody waits for the searches of programs", async () => {
  const programs = Promise.allSettled(
    [1, 2, 3].map((at) => sleep(call(`${at}`, { program: true }).search, 20)),
  );
  await expect.poll(sleepers).toBe(1);
  await pidOf(call("learner").search);
  expect(await sleepers()).toBe(1);
  await programs;
});

test("a call that would wait for itself is told so", async () => {
  const { db } = call("a");
  await expect(db.transaction().execute(() => pidOf(db))).rejects.toThrow("beside the transaction");
  await pidOf(db);
});

test.skipIf(!pgBouncerVersion)("behind PgBouncer, too", async () => {
  const bouncer = await startPgBouncer();
  const pooled = openDatabase({
    connectionString: bouncer.urlOf(database.connection.database),
    poolSize: 8,
    prepared: knowsStatements,
    pooler: "transaction",
    onError: () => {},
  });
  await expect(sleep(call("a", {}, pooled).search, 20)).rejects.toThrow(StatementsTooLong);
  await pidOf(call("b", {}, pooled).search);
  await pooled.close();
  await bouncer.close();
});
