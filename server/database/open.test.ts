import { sql } from "kysely";
import { afterEach, expect, inject, test } from "vitest";

import { openDatabase, type Database, type DatabaseOptions } from "./open.ts";

const opened: Database[] = [];
afterEach(() => Promise.all(opened.splice(0).map((database) => database.close())));

function open(options: Partial<DatabaseOptions>): Database {
  const database = openDatabase({ ...inject("cluster"), poolSize: 1, onError: () => {}, ...options });
  opened.push(database);
  return database;
}

const bitmaps = async ({ db }: Database): Promise<string | undefined> =>
  (await sql<{ enable_bitmapscan: string }>`SHOW enable_bitmapscan`.execute(db)).rows[0]?.enable_bitmapscan;

test("a statement that takes too long is given up, and its connection goes on", async () => {
  const database = open({ statementTimeoutSeconds: 1 });
  const processId = async () =>
    (await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(database.db)).rows[0]?.pid;
  const before = await processId();
  await expect(sql`SELECT pg_sleep(20)`.execute(database.db)).rejects.toMatchObject({ code: "57014" });
  expect(await processId()).toBe(before);
});

test("a transaction that its process forgets ends by itself", async () => {
  const { rows } = await sql<{ idle_in_transaction_session_timeout: string }>`
    SHOW idle_in_transaction_session_timeout`.execute(open({}).db);
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: "1min" }]);
});

test("behind a pooler nothing is set on a connection, which may be somebody else's next", async () => {
  expect(await bitmaps(open({}))).toBe("off");
  expect(await bitmaps(open({ pooler: "transaction" }))).toBe("on");
});

test("statements are planned once per connection, unless a pooler forbids it", async () => {
  const named = async (database: Database): Promise<number> => {
    await sql`SELECT ${1}::int AS one`.execute(database.db);
    await sql`SELECT 1000 * ${1}::int AS thousand`.execute(database.db);
    await sql`SELECT /* unnamed */ ${1}::int AS one`.execute(database.db);
    const { rows } = await database.pool.query("SELECT 1 FROM pg_prepared_statements");
    return rows.length;
  };
  expect(await named(open({}))).toBe(2);
  expect(await named(open({ prepared: false }))).toBe(0);
});

test("an unused connection is closed after its time", async () => {
  const { db, pool } = open({ idleSeconds: 1 });
  await sql`SELECT 1`.execute(db);
  expect(pool.totalCount).toBe(1);
  await expect.poll(() => pool.totalCount).toBe(0);
});

test("every statement is told of, with its time, also when it fails", async () => {
  const database = open({});
  const told: [string, boolean][] = [];
  database.watch((text, ms, failed) => void (ms >= 0 && told.push([text, failed])));
  await sql`SELECT 1 AS one`.execute(database.db);
  await sql`SELECT 1 / ${0}::int`.execute(database.db).catch(() => {});
  expect(told).toEqual([
    ["SELECT 1 AS one", false],
    ["SELECT 1 / $1::int", true],
  ]);
});
