import type pg from "pg";

import { quoted } from "./backup/tables.ts";

export interface ForeignKey {
  owner: string;
  target: string;
  name: string;
  /** In the syntax of `ADD CONSTRAINT`. */
  definition: string;
}

export async function foreignKeysOf(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    SELECT conrelid::regclass::text AS owner, confrelid::regclass::text AS target, conname AS name,
      pg_get_constraintdef(oid) AS definition
    FROM pg_constraint
    WHERE contype = 'f' AND conparentid = 0 AND connamespace = current_schema()::regnamespace
    ORDER BY 1, 3`);
  return rows;
}

export async function dropForeignKeys(client: pg.ClientBase, keys: readonly ForeignKey[]): Promise<void> {
  for (const { owner, name } of keys)
    await client.query(`ALTER TABLE ${owner} DROP CONSTRAINT ${quoted(name)}`);
}

/** Each is checked once for all rows. */
export async function addForeignKeys(client: pg.ClientBase, keys: readonly ForeignKey[]): Promise<void> {
  for (const { owner, name, definition } of keys)
    await client.query(`ALTER TABLE ${owner} ADD CONSTRAINT ${quoted(name)} ${definition}`);
}
