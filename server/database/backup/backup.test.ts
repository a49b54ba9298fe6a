import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";

import type pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { PASSWORD } from "../../../test/accounts.ts";
import { audit } from "../../../test/audit/audit.ts";
import { MIGRATIONS } from "../../../test/cluster.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/database.ts";
import { openLivedIn, writeUntil, type LivedIn } from "../../../test/lived-in.ts";
import { startTestServer } from "../../../test/server.ts";
import { makeBackup } from "./make.ts";
import { restoreBackup, type Restored } from "./restore.ts";
import { LEFT_OUT, tablesOf } from "./tables.ts";

let product: LivedIn;
let directory: string;
let file: string;
beforeAll(async () => {
  [product, directory] = await Promise.all([openLivedIn(), mkdtemp(join(tmpdir(), "wordhoard-backup-"))]);
  file = join(directory, "words.backup");
  await makeBackup(product.server.database.pool, file);
});
afterAll(async () => {
  await product.close();
  await rm(directory, { recursive: true });
});

const isLeftOut = (name: string): boolean => (LEFT_OUT as readonly string[]).includes(name);

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  return database;
}

const restore = ({ pool }: TestDatabase, from = file, replace = false): Promise<Restored> =>
  restoreBackup(pool, { file: from, migrations: MIGRATIONS, replace });

async function namesOf(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    return (await tablesOf(client)).map(({ name }) => name);
  } finally {
    client.release();
  }
}

/** Every row of a table as text, sorted. */
async function rowsOf(pool: pg.Pool, table: string): Promise<string[]> {
  const { rows } = await pool.query<{ row: string }>(`SELECT t::text AS row FROM ${table} t ORDER BY 1`);
  return rows.map(({ row }) => row);
}

/** As it is after a restore: sign-ups in progress end, and the payment provider is asked again. */
const CHANGED: Readonly<Record<string, string>> = {
  users: `(SELECT to_jsonb(u) - 'pending_email'
      || CASE WHEN pending_email IS NULL THEN '{}'::jsonb ELSE '{"password_hash": null}' END
    FROM users u WHERE role IS NOT NULL)`,
  passkeys:
    "(SELECT p FROM passkeys p JOIN users u ON u.id = p.user_id WHERE u.email IS NOT NULL AND u.role IS NOT NULL)",
  addresses: "(SELECT a FROM addresses a WHERE proven)",
  payment_subscriptions: "(SELECT to_jsonb(s) - 'look_at' FROM payment_subscriptions s)",
  payment_customers: "(SELECT to_jsonb(c) - 'look_at' FROM payment_customers c)",
  // Of a sign-up that does not come back, what happened names no account.
  security_events: `(SELECT to_jsonb(e)
      || CASE WHEN u.role IS NULL THEN '{"account_id": null}'::jsonb ELSE '{}' END
    FROM security_events e LEFT JOIN users u ON u.id = e.account_id)`,
};

/** One table after the other: more than one connection would look like a server. */
async function contentOf(pool: pg.Pool): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const name of await namesOf(pool))
    if (!isLeftOut(name)) content[name] = await rowsOf(pool, CHANGED[name] ?? name);
  return content;
}

test("every row of every table that is kept comes back, and no other", async () => {
  const { pool } = product.server.database;
  const names = await namesOf(pool);
  for (const name of names) expect(await rowsOf(pool, name), `rows of ${name}`).not.toEqual([]);
  const target = await emptyDatabase();
  await restore(target);
  expect(await namesOf(target.pool)).toEqual(names);
  expect(await contentOf(target.pool)).toEqual(await contentOf(pool));
  expect(await audit(target.pool)).toEqual([]);
});

test.each([
  "sessions",
  "known_devices",
  "verifications",
  "email_changes",
  "restore_flows",
  "passkey_challenges",
  "outbox",
  "rate_limits",
  "translations",
])("nothing of %s comes back, nor is it in the file", async (name) => {
  const target = await restored();
  expect(await rowsOf(target.pool, name)).toEqual([]);
  expect(gunzipSync(await readFile(file)).toString()).not.toContain(`"table":"${name}"`);
});

test("nobody is signed in, no sign-up goes on, and the password is the same", async () => {
  const target = await emptyDatabase();
  await restore(target);
  expect((await target.pool.query("SELECT FROM users WHERE role IS NULL")).rowCount).toBe(0);
  expect((await target.pool.query("SELECT FROM users WHERE pending_email IS NOT NULL")).rowCount).toBe(0);
  const server = await startTestServer({}, {}, target);
  onTestFinished(() => server.close());
  const { learner, learnerEmail } = product;
  const old = server.visitor();
  for (const cookie of learner.cookies) old.cookies.set(...cookie);
  expect(await old.ok(api.cookie.checkToken)).toEqual({ isValid: false });
  const again = server.visitor();
  await again.ok(api.auth.logIn, { body: { email: learnerEmail, password: PASSWORD } });
  const before = await learner.ok(api.dictionaries.list, { query: {} });
  expect(await again.ok(api.dictionaries.list, { query: {} })).toEqual(before);
  expect((await again.ok(api.testing.read)).test).toEqual((await learner.ok(api.testing.read)).test);
});

test("keys, indexes and numbers go on as they were", async () => {
  const target = await emptyDatabase();
  const shape = async (pool: pg.Pool): Promise<unknown> =>
    Promise.all(
      [
        "SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2",
        "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1",
        "SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1",
      ].map(async (query) => (await pool.query(query)).rows),
    );
  await restore(target);
  expect(await shape(target.pool)).toEqual(await shape(product.server.database.pool));
});

test("a backup under load holds one moment: what was acknowledged before, and nothing by halves", async () => {
  const { server } = product;
  const writers = await Promise.all(Array.from({ length: 4 }, () => server.member("friend")));
  const stop = new AbortController();
  const written = Promise.all(writers.map((writer) => writeUntil(stop.signal, writer)));
  const made = join(directory, "load.backup");
  await expect.poll(async () => countOf("words", server.database.pool)).toBeGreaterThan(20);
  const before = await countOf("words", server.database.pool);
  await makeBackup(server.database.pool, made);
  const after = await countOf("words", server.database.pool);
  stop.abort();
  await written;
  const target = await emptyDatabase();
  await restore(target, made);
  const held = await countOf("words", target.pool);
  expect(held).toBeGreaterThanOrEqual(before);
  expect(held).toBeLessThanOrEqual(after);
  expect(await audit(target.pool)).toEqual([]);
});

const countOf = async (table: string, pool: pg.Pool): Promise<number> =>
  Number((await pool.query<{ count: string }>(`SELECT count(*) FROM ${table}`)).rows[0]?.count);

test("the file is its owner's alone, is never written over, and leaves no draft", async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const bytes = await readFile(file);
  await expect(makeBackup(product.server.database.pool, file)).rejects.toThrow("exists already");
  expect(await readFile(file)).toEqual(bytes);
  await expect(makeBackup(product.server.database.pool, join(directory, "no/where"))).rejects.toThrow(
    "ENOENT",
  );
  expect((await readdir(directory)).filter((name) => name.endsWith(".part"))).toEqual([]);
});

test("only an empty database is filled unasked, and only one that nobody works with", async () => {
  const target = await emptyDatabase();
  await restore(target);
  await target.pool.query("UPDATE dictionaries SET name = 'changed'");
  await expect(restore(target)).rejects.toThrow("add --replace");
  const other = target.another();
  await other.pool.query("SELECT 1");
  await expect(restore(target, file, true)).rejects.toThrow("stop it");
  await other.close();
  await expect
    .poll(() =>
      restore(target, file, true).then(
        ({ rows }) => rows,
        () => 0,
      ),
    )
    .toBeGreaterThan(30);
  expect(await contentOf(target.pool)).toEqual(await contentOf((await restored()).pool));
});

async function restored(): Promise<TestDatabase> {
  const target = await emptyDatabase();
  await restore(target);
  return target;
}

test("a database that is not ours is left alone", async () => {
  const target = await emptyDatabase();
  await target.pool.query("DROP TABLE migrations");
  await expect(restore(target, file, true)).rejects.toThrow("not Wordhoard's");
});

/** The backup with its text changed, under a new name. */
async function altered(change: (text: string) => string): Promise<string> {
  const path = join(directory, `altered-${Math.random()}.backup`);
  await writeFile(path, gzipSync(change(gunzipSync(await readFile(file)).toString("latin1"))));
  return path;
}

async function cut(part: number): Promise<string> {
  const path = join(directory, `cut-${part}.backup`);
  const bytes = await readFile(file);
  await writeFile(path, bytes.subarray(0, Math.floor(bytes.length * part)));
  return path;
}

test.each([
  ["an empty file", () => cut(0), "broken"],
  ["half a file", () => cut(0.5), "broken"],
  ["a file without its last bytes", () => cut(0.999), "broken"],
  ["a file that is something else", async () => join(MIGRATIONS, "0001_users.sql"), "broken"],
  ["a file that is not there", async () => join(directory, "nowhere"), "cannot be read"],
  ["a row that was changed", () => altered((text) => text.replace("Deutsch", "Deutsc_")), "broken"],
  ["a row that is missing", () => altered((text) => text.replace(/[^\n]*Deutsch[^\n]*\n/, "")), "broken"],
  [
    "a footer that is missing",
    () => altered((text) => text.replace(/\{[^\n]*sha256[^\n]*\n$/, "")),
    "broken",
  ],
  ["more behind the footer", () => altered((text) => `${text}more\n`), "broken"],
  ["a newer format", () => altered((text) => text.replace('"version":1', '"version":2')), "newer version"],
  ["a newer schema", () => altered((text) => text.replace("0001_", "9001_")), "newer version"],
  ["a foreign table", () => altered((text) => text.replace('"table":"users"', '"table":"u"')), "not ours"],
])("%s changes nothing", async (_, path, reason) => {
  const target = await restored();
  const before = await contentOf(target.pool);
  await expect(restore(target, await path(), true)).rejects.toThrow(reason);
  expect(await contentOf(target.pool)).toEqual(before);
  expect((await target.pool.query("SELECT FROM pg_prepared_xacts")).rowCount).toBe(0);
});

test("an older backup is brought forward by the migrations made since", async () => {
  const newer = await mkdtemp(join(tmpdir(), "wordhoard-newer-"));
  onTestFinished(() => rm(newer, { recursive: true }));
  for (const name of await readdir(MIGRATIONS))
    await writeFile(join(newer, name), await readFile(join(MIGRATIONS, name)));
  await writeFile(
    join(newer, "9001_shout.sql"),
    "ALTER TABLE words ADD COLUMN loud text; UPDATE words SET loud = upper(term); CREATE TABLE moods (mood text)",
  );
  await writeFile(
    join(newer, "9002_loud_index.sql"),
    "-- by itself\nCREATE INDEX CONCURRENTLY IF NOT EXISTS words_loud ON words (user_id, loud);\n",
  );
  const target = await emptyDatabase();
  const { migrated } = await restoreBackup(target.pool, { file, migrations: newer, replace: false });
  expect(migrated).toEqual(["9001_shout.sql", "9002_loud_index.sql"]);
  const { rows } = await target.pool.query("SELECT loud FROM words WHERE term = 'das Haus'");
  expect(rows).toEqual([{ loud: "DAS HAUS" }]);
  const again = join(directory, "newer.backup");
  await makeBackup(target.pool, again);
  await expect(restore(await emptyDatabase(), again)).rejects.toThrow("9001_shout.sql");
});
