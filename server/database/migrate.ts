import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import type pg from "pg";

/** Any two servers that start at once on one database take turns by this advisory lock. */
export const MIGRATION_LOCK = 7_305_913_247;

/**
 * Applies the SQL files of `directory` that the database has not seen, in the order of their names, each in a transaction.
 * A changed or missing old file is not looked for: migrations only go forward.
 */
export async function migrate(pool: pg.Pool, directory: string): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await client.query(
      "CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())",
    );
    const { rows } = await client.query<{ name: string }>("SELECT name FROM migrations");
    const applied = new Set(rows.map((row) => row.name));
    const fresh = (await migrationsOf(directory)).filter((file) => !applied.has(file));
    for (const file of fresh) await apply(client, file, await readFile(join(directory, file), "utf8"));
    return fresh;
  } finally {
    await client.query("SELECT pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => {});
    client.release();
  }
}

/** The names of the migrations in `directory`, in their order. */
export async function migrationsOf(directory: string): Promise<string[]> {
  return (await readdir(directory)).filter((file) => file.endsWith(".sql")).toSorted();
}

async function apply(client: pg.PoolClient, name: string, sql: string): Promise<void> {
  await client.query("BEGIN");
  try {
    await client.query(sql);
    await client.query("INSERT INTO migrations (name) VALUES ($1)", [name]);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
}
