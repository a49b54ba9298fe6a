import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

import type pg from "pg";

import { messageOf } from "./embedded/embedded-error.ts";
import { statementsOf } from "./sql-statements.ts";

/** Servers that start at the same time on one database take turns by this advisory lock. */
export const MIGRATION_LOCK = 7_305_913_247;
const PAUSE_MS = 100;
/** A statement that waits to alter a table blocks everybody else on it: better to fail and be started again. */
const LOCK_SECONDS = 10;

/**
 * The first line of a migration whose statements PostgreSQL runs only outside a transaction, one by one, such as
 * building an index concurrently. It can be run again if it broke off halfway.
 */
export const BY_ITSELF = /^-- by itself\b/;

/**
 * Applies the SQL files of `directory` that the database has not seen, in the order of their names. What a newer version
 * has applied already is left as it is: migrations only go forward, and older servers go on with a newer schema.
 */
export async function migrate(pool: pg.Pool, directory: string): Promise<string[]> {
  const applied: string[] = [];
  for (;;) {
    const name = await applyNext(pool, directory);
    if (name === undefined) return applied;
    applied.push(name);
  }
}

/** The names of the migrations in `directory`, in their order. */
export async function migrationsOf(directory: string): Promise<string[]> {
  return (await readdir(directory)).filter((file) => file.endsWith(".sql")).toSorted();
}

async function applyNext(pool: pg.Pool, directory: string): Promise<string | undefined> {
  const client = await pool.connect();
  try {
    await beginLocked(client);
    await client.query(
      "CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())",
    );
    const { rows } = await client.query<{ name: string }>("SELECT name FROM migrations");
    const applied = new Set(rows.map((row) => row.name));
    const name = (await migrationsOf(directory)).find((file) => !applied.has(file));
    if (name !== undefined) await apply(pool, client, name, await readFile(join(directory, name), "utf8"));
    await client.query("COMMIT");
    return name;
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/**
 * The lock belongs to the transaction, not to the connection: a pooler may use another connection for the next
 * transaction. Nobody waits inside a statement, because a concurrent index build would in turn wait for that statement.
 */
async function beginLocked(client: pg.PoolClient): Promise<void> {
  for (;;) {
    await client.query("BEGIN");
    const { rows } = await client.query<{ locked: boolean }>(
      "SELECT pg_try_advisory_xact_lock($1) AS locked",
      [MIGRATION_LOCK],
    );
    if (rows[0]?.locked) return;
    await client.query("ROLLBACK");
    await delay(PAUSE_MS);
  }
}

async function apply(pool: pg.Pool, client: pg.PoolClient, name: string, sql: string): Promise<void> {
  try {
    const target = BY_ITSELF.test(sql) ? pool : client;
    if (target === client) await client.query(`SET LOCAL lock_timeout = '${LOCK_SECONDS}s'`);
    for (const statement of statementsOf(sql)) await target.query(statement);
    await client.query("INSERT INTO migrations (name) VALUES ($1)", [name]);
  } catch (error) {
    throw migrationError(name, error);
  }
}

/** Includes the reason in the message, for output that does not show causes. */
export const migrationError = (name: string, cause: unknown): Error =>
  new Error(`Migration ${name} failed: ${messageOf(cause)}`, { cause });
