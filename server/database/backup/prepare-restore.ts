import type pg from "pg";

import { addForeignKeys, dropForeignKeys, foreignKeysOf } from "../foreign-keys.ts";
import { BackupError } from "./backup-error.ts";
import { LEFT_OUT, quoted, sequencesOf, tablesOf } from "./tables.ts";

/** A running server would keep using what it cached of the old rows, and send the mails of both states. */
export async function refuseRunningServer(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(`
    SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'wordhoard' AND pid <> pg_backend_pid() LIMIT 1`);
  if (rows.length > 0)
    throw new BackupError("A server runs on this database: stop it (all of them) before you restore.");
}

/** Drops all tables, or says why it must not. */
export async function makeRoom(client: pg.ClientBase, replace: boolean): Promise<void> {
  const tables = (await tablesOf(client)).map(({ name }) => name);
  if (tables.length === 0) return;
  if (!tables.includes("migrations"))
    throw new BackupError("The database holds tables that are not Wordhoard's: restore into one of its own.");
  if (!replace && (await holdsRows(client, tables)))
    throw new BackupError("The database is not empty. To delete what it holds, add --replace.");
  await client.query(`DROP TABLE ${tables.map(quoted).join(", ")}`);
  const sequences = await sequencesOf(client);
  if (sequences.length > 0)
    await client.query(`DROP SEQUENCE ${sequences.map(({ name }) => quoted(name)).join(", ")}`);
}

async function holdsRows(client: pg.ClientBase, tables: readonly string[]): Promise<boolean> {
  const restored = tables.filter((name) => !(LEFT_OUT as readonly string[]).includes(name));
  const { rows } = await client.query<{ some: boolean }>(
    `SELECT ${restored.map((name) => `EXISTS (SELECT FROM ${quoted(name)})`).join(" OR ")} AS some`,
  );
  return rows[0]?.some === true;
}

/**
 * Drops the foreign keys until the returned function is called, so that tables can be restored in any order and each
 * key is checked once for all rows.
 */
export async function loosenForeignKeys(client: pg.ClientBase): Promise<() => Promise<void>> {
  const keys = await foreignKeysOf(client);
  await dropForeignKeys(client, keys);
  return () => addForeignKeys(client, keys);
}
