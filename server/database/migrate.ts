import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import type pg from "pg";

/** Any two servers that start at once on one database take turns by this advisory lock. */
export const MIGRATION_LOCK = 7_305_913_247;

const MIGRATIONS_TABLE =
  "CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())";

/**
 * Applies the SQL files of `directory` that the database has not seen, in the order of their names, each in a transaction.
 * A changed or missing old file is not looked for: migrations only go forward.
 */
export async function migrate(pool: pg.Pool, directory: string): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await client.query(MIGRATIONS_TABLE);
    const { rows } = await client.query<{ name: string }>("SELECT name FROM migrations");
    const applied = new Set(rows.map((row) => row.name));
    const fresh = (await migrationFiles(directory)).filter((file) => !applied.has(file));
    for (const file of fresh) await apply(client, directory, file);
    return fresh;
  } finally {
    await client.query("SELECT pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => {});
    client.release();
  }
}

/** The names of all migrations in their order. */
export async function migrationFiles(directory: string): Promise<string[]> {
  return (await readdir(directory)).filter((file) => file.endsWith(".sql")).toSorted();
}

async function apply(client: pg.PoolClient, directory: string, name: string): Promise<void> {
  await client.query("BEGIN");
  try {
    await applyMigration(client, directory, name);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}

/** Applies one within the caller's transaction, and writes it down. */
export async function applyMigration(client: pg.ClientBase, directory: string, name: string): Promise<void> {
  try {
    await client.query(await readFile(join(directory, name), "utf8"));
    await client.query(MIGRATIONS_TABLE);
    await client.query("INSERT INTO migrations (name) VALUES ($1)", [name]);
  } catch (error) {
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
}
