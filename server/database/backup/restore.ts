import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

import type pg from "pg";

import { MIGRATION_LOCK, migrationError, migrationsOf } from "../migrate.ts";
import { statementsOf } from "../sql-statements.ts";
import { BackupError } from "./backup-error.ts";
import { copyIn } from "./copy.ts";
import type { Header, TableLine } from "./format.ts";
import { loosenForeignKeys, makeRoom, refuseRunningServer } from "./prepare-restore.ts";
import { BackupReader } from "./reader.ts";
import { LEFT_OUT, quoted, SAME_TEXT, tablesOf } from "./tables.ts";

export interface RestoreOptions {
  file: string;
  migrations: string;
  /** Whether the current contents of the database may be deleted. */
  replace: boolean;
}

export interface Restored {
  madeAt: string;
  rows: number;
  /** Migrations that are newer than the backup, applied by the restore. */
  migrated: string[];
}

/**
 * Adjusts a restored database: sign-ups in progress end, and every subscription and open checkout is read again from
 * the payment provider as soon as the server runs, because it may have changed since the backup.
 */
const AFTERWARDS = `
  DELETE FROM addresses WHERE NOT proven;
  DELETE FROM users WHERE role IS NULL;
  DELETE FROM passkeys AS p USING users AS u WHERE u.id = p.user_id AND u.role = 'guest';
  UPDATE users SET pending_email = NULL, password_hash = NULL WHERE pending_email IS NOT NULL;
  UPDATE payment_subscriptions SET look_at = now() WHERE look_at IS NOT NULL;
  UPDATE payment_customers SET look_at = now() WHERE closed_at IS NULL AND user_id IS NOT NULL;
  UPDATE payment_endings SET retry_at = now() WHERE done_at IS NULL`;

/** Restores a backup into the database, all of it or nothing; no server may be running on it. */
export async function restoreBackup(
  pool: pg.Pool,
  { file, migrations, replace }: RestoreOptions,
): Promise<Restored> {
  const reader = new BackupReader(file);
  let client: pg.PoolClient | undefined;
  try {
    const header = await reader.header();
    const known = await migrationsOf(migrations);
    refuseNewer(header, known);
    client = await pool.connect();
    await client.query("BEGIN");
    await client.query(SAME_TEXT);
    // A server that starts now waits here until we are done.
    await client.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    await refuseRunningServer(client);
    await makeRoom(client, replace);
    const migrated = known.filter((name) => !header.migrations.includes(name));
    await client.query(
      "CREATE TABLE migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())",
    );
    for (const name of header.migrations) await applyMigration(client, migrations, name);
    const rows = await fill(client, reader, header);
    for (const name of migrated) await applyMigration(client, migrations, name);
    await client.query(AFTERWARDS);
    await client.query("COMMIT");
    await client.query("ANALYZE");
    return { madeAt: header.madeAt, rows, migrated };
  } catch (error) {
    await client?.query("ROLLBACK").catch(() => {});
    throw error;
  } finally {
    client?.release();
    await reader.close();
  }
}

function refuseNewer({ migrations }: Header, known: readonly string[]): void {
  const unknown = migrations.find((name) => !known.includes(name));
  if (unknown)
    throw new BackupError(`The backup is of a newer version (it has ${unknown}): restore it with that one.`);
}

/** All within the restore's transaction: nobody else works here, so that nothing has to be built beside the work. */
async function applyMigration(client: pg.ClientBase, directory: string, name: string): Promise<void> {
  try {
    const sql = await readFile(join(directory, name), "utf8");
    for (const statement of statementsOf(sql.replaceAll(/ CONCURRENTLY\b/gi, "")))
      await client.query(statement);
    await client.query("INSERT INTO migrations (name) VALUES ($1)", [name]);
  } catch (error) {
    throw migrationError(name, error);
  }
}

async function fill(client: pg.PoolClient, reader: BackupReader, { sequences }: Header): Promise<number> {
  const tightenForeignKeys = await loosenForeignKeys(client);
  const known = await tablesOf(client);
  const restored = known
    .map(({ name }) => name)
    .filter((name) => !(LEFT_OUT as readonly string[]).includes(name));
  const counts: Record<string, number> = {};
  for (;;) {
    const section = await reader.next();
    if ("sha256" in section) {
      const complete = restored.every((name) => name in counts && counts[name] === section.rows[name]);
      if (!complete) throw new BackupError("The backup does not hold what it should. Nothing was restored.");
      break;
    }
    if (!restored.includes(section.table) || section.table in counts)
      throw new BackupError(
        `The backup has a table that is not ours: ${section.table}. Nothing was restored.`,
      );
    counts[section.table] = await fillTable(client, reader, section);
  }
  for (const { name, last } of sequences)
    if (last !== null) await client.query("SELECT setval($1::regclass, $2)", [quoted(name), last]);
  await tightenForeignKeys();
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

async function fillTable(
  client: pg.PoolClient,
  reader: BackupReader,
  { table, columns }: TableLine,
): Promise<number> {
  // A migration may have inserted rows.
  await client.query(`DELETE FROM ${quoted(table)}`);
  const sink = copyIn(client, `COPY ${quoted(table)} (${columns.map(quoted).join(", ")}) FROM STDIN`);
  await pipeline(reader.rows(), sink);
  return sink.rows;
}
