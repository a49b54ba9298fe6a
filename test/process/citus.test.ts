import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type pg from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";

import { makeBackup } from "../../server/database/backup/make.ts";
import { restoreBackup } from "../../server/database/backup/restore.ts";
import { LEFT_OUT } from "../../server/database/backup/tables.ts";
import { describeDistribution } from "../../server/database/citus/describe.ts";
import { distribute } from "../../server/database/citus/distribute.ts";
import { COORDINATOR, PLACEMENTS } from "../../server/database/citus/placements.ts";
import { migrate } from "../../server/database/migrate.ts";
import { post, reviewOf } from "../../server/features/reviews/reviews.fixtures.ts";
import { api } from "../../shared/api/index.ts";
import { PASSWORD } from "../accounts.ts";
import { audit } from "../audit/audit.ts";
import { citusUrl, createCitusDatabase, createMigratedCitusDatabase, type CitusDatabase } from "../citus.ts";
import type { TestClient } from "../client.ts";
import { MIGRATIONS } from "../cluster.ts";
import { openLivedIn, writeUntil } from "../lived-in.ts";
import { startTestServer } from "../server.ts";

const SPREAD = Object.keys(PLACEMENTS)
  .filter((name) => PLACEMENTS[name] !== COORDINATOR)
  .toSorted();
const KEPT = Object.keys(PLACEMENTS).filter((name) => !(LEFT_OUT as readonly string[]).includes(name));

describe.skipIf(!citusUrl)("on Citus (TEST_CITUS_URL)", () => {
  let directory: string;
  let file: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "wordhoard-citus-"));
    file = join(directory, "lived-in.backup");
    const product = await openLivedIn();
    await makeBackup(product.server.database.pool, file);
    await product.close();
  });
  afterAll(() => rm(directory, { recursive: true }));

  async function empty(): Promise<CitusDatabase> {
    const database = await createCitusDatabase();
    onTestFinished(() => database.close());
    return database;
  }

  /** A database with data of every feature, all on the coordinator. */
  async function livedIn(from = file): Promise<CitusDatabase> {
    const database = await empty();
    await restoreBackup(database.pool, { file: from, migrations: MIGRATIONS, replace: false });
    return database;
  }

  async function spread(): Promise<CitusDatabase> {
    const database = await createMigratedCitusDatabase(MIGRATIONS);
    onTestFinished(() => database.close());
    await distribute(database.pool);
    return database;
  }

  test("without tables, and without workers, it says what is missing", async () => {
    const { pool } = await empty();
    await expect(distribute(pool)).rejects.toThrow("start the server once before");
    await pool.query("SELECT citus_remove_node(nodename, nodeport) FROM pg_dist_node WHERE groupid <> 0");
    await expect(distribute(pool)).rejects.toThrow("Citus knows no workers");
  });

  test("a filled database is spread with every row, once", async () => {
    const { pool } = await livedIn();
    const before = await rowsOf(pool, KEPT);
    expect((await describeDistribution(pool)).at(-1)).toContain("run distribute");
    const lines = await distribute(pool);
    expect(lines).toContain("words is spread by user_id");
    expect(await rowsOf(pool, KEPT)).toEqual(before);
    expect(await spreadTables(pool)).toEqual(SPREAD);
    expect(await distribute(pool)).toEqual([lines.at(-1)]);
    const told = await describeDistribution(pool);
    expect(told.at(-1)).toBe("Everything is in its place");
    expect(told.filter((line) => line.includes("\tactive\t")).length).toBeGreaterThan(1);
  });

  test("a table of a later migration has its place after one more run", async () => {
    const { pool } = await spread();
    await writeFile(
      join(directory, "9001_later.sql"),
      `DROP TABLE word_statistics;
       CREATE TABLE word_statistics (user_id uuid NOT NULL REFERENCES users, word_id uuid, PRIMARY KEY (user_id, word_id),
         FOREIGN KEY (user_id, word_id) REFERENCES words ON DELETE CASCADE);
       ALTER TABLE words ADD COLUMN loud text NOT NULL DEFAULT ';';
       CREATE INDEX words_by_loudness ON words (user_id, loud);`,
    );
    await writeFile(
      join(directory, "9002_by_itself.sql"),
      `-- by itself
       DROP INDEX CONCURRENTLY IF EXISTS words_loudest;
       CREATE INDEX CONCURRENTLY words_loudest ON words (user_id, loud DESC);`,
    );
    expect(await migrate(pool, directory)).toEqual(["9001_later.sql", "9002_by_itself.sql"]);
    expect((await describeDistribution(pool)).at(-1)).toContain("1 tables are not in their place");
    expect(await distribute(pool)).toContain("word_statistics is spread by user_id");
    expect(await spreadTables(pool)).toEqual(SPREAD);
  });

  test("what is spread otherwise is refused, and nothing is changed", async () => {
    const { pool } = await livedIn();
    await pool.query("ALTER TABLE test_days DROP CONSTRAINT test_days_user_id_fkey");
    await pool.query("SELECT create_reference_table('test_days')");
    await expect(distribute(pool)).rejects.toThrow("test_days is spread already, but by nothing");
    expect(await spreadTables(pool)).toEqual(["test_days"]);
  });

  test("a backup while people write is of one moment", async () => {
    const source = await spread();
    const server = await startTestServer({}, {}, source);
    onTestFinished(() => server.close());
    const writers = await Promise.all(Array.from({ length: 4 }, () => server.member("friend")));
    const stop = new AbortController();
    const written = Promise.all(writers.map((writer) => writeUntil(stop.signal, writer)));
    await expect.poll(async () => (await countsOf(source.pool))["words"]).toBeGreaterThan(10);
    const made = join(directory, "load.backup");
    await makeBackup(source.pool, made);
    stop.abort();
    await written;
    const target = await livedIn(made);
    expect((await countsOf(target.pool))["words"]).toBeGreaterThan(10);
    expect(await audit(target.pool)).toEqual([]);
  });

  test("a backup comes back, also where tables are spread", async () => {
    const source = await livedIn();
    await distribute(source.pool);
    const made = join(directory, "spread.backup");
    await makeBackup(source.pool, made);
    const target = await livedIn(made);
    expect(await rowsOf(target.pool, KEPT)).toEqual(await rowsOf(source.pool, KEPT));
    await distribute(target.pool);
    await restoreBackup(target.pool, { file: made, migrations: MIGRATIONS, replace: true });
    expect(await spreadTables(target.pool)).toEqual([]);
    expect(await rowsOf(target.pool, KEPT)).toEqual(await rowsOf(source.pool, KEPT));
  });

  test("people write, review and share words, and leave nothing behind", async () => {
    const database = await spread();
    const server = await startTestServer({}, {}, database);
    onTestFinished(() => server.close());
    // One after another, each on the worker to which their id belongs.
    for (let at = 0; at < 6; at++) {
      const isGuest = at % 2 === 0;
      const person = await server.member(isGuest ? "guest" : "user");
      const id = await work(person);
      if (isGuest)
        await person.ok(api.auth.signUp, { body: { email: `p${at}@example.test`, password: PASSWORD } });
      else await person.ok(api.sharing.create, { params: { id } });
      expect(await countsOf(database.pool)).toMatchObject({
        users: 1,
        sessions: 1,
        words: 2,
        reviews: 2,
        verifications: isGuest ? 1 : 0,
        share_pages: isGuest ? 0 : 1,
      });
      await person.ok(api.auth.deleteAccount);
      const left = await countsOf(database.pool);
      expect(Object.entries(left).filter(([, rows]) => rows > 0)).toEqual([]);
    }
  });

  test("with a worker away new guests are taken in, and readiness and the metric tell the truth", async () => {
    const database = await spread();
    const server = await startTestServer({}, {}, database);
    onTestFinished(() => server.close());
    const ready = async () => (await server.visitor().call(api.server.ready)).status;
    expect(await ready()).toBe(200);
    await misdirect(database.pool, 1);
    for (let i = 0; i < 20; i++) await server.visitor().ok(api.auth.guest);
    expect(await ready()).toBe(200);
    await misdirect(database.pool, 99);
    expect(await ready()).toBe(503);
  });
});

const rowsOf = async (pool: pg.Pool, tables: readonly string[]): Promise<Record<string, string[]>> => {
  const content: Record<string, string[]> = {};
  for (const name of tables) {
    const { rows } = await pool.query<{ row: string }>(`SELECT to_jsonb(t)::text AS row FROM ${name} AS t`);
    // A restore schedules payments for re-reading.
    content[name] = rows.map(({ row }) => row.replace(/"look_at": "[^"]*"/, "")).toSorted();
  }
  return content;
};

/** Uses everything except tests; returns what the dictionary contains. */
async function work(client: TestClient): Promise<string> {
  const { id } = await client.ok(api.dictionaries.create, {
    body: { name: "German", termsLanguage: "de", definitionsLanguage: "en" },
  });
  const create = ["Hund", "Katze", "Maus"].map((term) => ({ term, definitions: [`${term} in English`] }));
  const { words } = await client.ok(api.dictionaries.update, { params: { id }, body: { words: { create } } });
  const [first, second, third] = words.map((word) => word.id);
  if (!first || !second || !third) throw new Error("no words came back");
  await client.ok(api.dictionaries.update, {
    params: { id },
    body: { words: { update: [{ id: first, definitions: ["dog"] }], delete: [second] } },
  });
  await post(client, [reviewOf(first), reviewOf(third)]);
  const page = await client.ok(api.dictionaries.read, { params: { id }, query: { filter: "hund" } });
  expect(page.words.map(({ term }) => term)).toEqual(["Hund"]);
  await client.ok(api.users.update, { body: { interfaceLanguage: "de" } });
  return id;
}

async function spreadTables(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "SELECT logicalrelid::text AS name FROM pg_dist_partition ORDER BY 1",
  );
  return rows.map(({ name }) => name);
}

/** The number of rows in each table whose rows are deleted with their account. */
async function countsOf(pool: pg.Pool): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of Object.keys(PLACEMENTS)) {
    const { rowCount } = await pool.query(
      "SELECT FROM pg_attribute WHERE attrelid = $1::regclass AND attname = 'user_id'",
      [name],
    );
    if (rowCount === 0 && name !== "users") continue;
    const { rows } = await pool.query<{ rows: number }>(`SELECT count(*)::int AS rows FROM ${name}`);
    counts[name] = rows[0]?.rows ?? 0;
  }
  return counts;
}

/** Sets the address of this many workers to a port where nothing listens. */
const misdirect = (pool: pg.Pool, most: number): Promise<unknown> =>
  pool.query(
    `UPDATE pg_dist_node SET nodeport = 1 + nodeid WHERE nodeid IN (
       SELECT nodeid FROM pg_dist_node WHERE groupid <> 0 AND nodeport > 1000 ORDER BY nodeid LIMIT $1)`,
    [most],
  );
