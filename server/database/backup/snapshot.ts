import { setTimeout as delay } from "node:timers/promises";

import type pg from "pg";

import { isSpread } from "../citus/is-spread.ts";
import { hasCode, LOCK_NOT_AVAILABLE } from "../errors.ts";
import { BackupError } from "./backup-error.ts";
import { quoted, SAME_TEXT, tablesOf, type TableShape } from "./tables.ts";

/**
 * Begins the transaction whose snapshot is the backup. The tables are locked against schema changes before the snapshot
 * is taken; if a table was added in between, it starts over.
 */
export async function openSnapshot(pool: pg.Pool, client: pg.PoolClient): Promise<TableShape[]> {
  for (;;) {
    const seen = (await tablesOf(client)).map(({ name }) => name);
    if (!seen.includes("migrations"))
      throw new BackupError("The database is empty: start the server once before.");
    const list = seen.map(quoted).join(", ");
    const begin = async (): Promise<TableShape[]> => {
      await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
      await client.query(`LOCK TABLE ${list} IN ACCESS SHARE MODE`);
      await client.query(SAME_TEXT);
      return tablesOf(client);
    };
    const tables = (await isSpread(client))
      ? await whileNobodyWrites(pool, list, async () => {
          const shapes = await begin();
          await visitWorkers(client);
          return shapes;
        })
      : await begin();
    if (tables.length === seen.length) return tables;
    await client.query("ROLLBACK");
  }
}

/** Takes a snapshot on every worker, on the one connection that all tables are then read by. */
async function visitWorkers(client: pg.ClientBase): Promise<void> {
  await client.query("SET LOCAL citus.max_adaptive_executor_pool_size = 1");
  await client.query("SELECT 1 FROM users LIMIT 1");
}

const MOST_TRIES = 100;
const PAUSE_MS = 50;

/**
 * Each worker has a snapshot of its own. They show the same moment only if nobody writes while they are taken. We stop
 * waiting for the locks before PostgreSQL would look for a deadlock and cancel a writer.
 */
async function whileNobodyWrites<T>(pool: pg.Pool, tables: string, act: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    for (let tries = 1; !(await tryToLock(client, tables)); tries++) {
      if (tries === MOST_TRIES)
        throw new BackupError("Writing never paused for half a second: make the backup at a quieter time.");
      await delay(PAUSE_MS);
    }
    return await act();
  } finally {
    await client.query("ROLLBACK").catch(() => {});
    client.release();
  }
}

async function tryToLock(client: pg.ClientBase, tables: string): Promise<boolean> {
  try {
    await client.query("BEGIN");
    await client.query("SET LOCAL lock_timeout = '500ms'");
    await client.query(`LOCK TABLE ${tables} IN SHARE MODE`);
    return true;
  } catch (error) {
    await client.query("ROLLBACK");
    if (hasCode(error, LOCK_NOT_AVAILABLE)) return false;
    throw error;
  }
}
