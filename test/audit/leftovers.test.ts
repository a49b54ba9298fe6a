import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";

import { COORDINATOR, PLACEMENTS } from "../../server/database/citus/placements.ts";
import { endWaiting } from "../../server/features/auth/addresses.ts";
import { deleteAccount } from "../../server/features/auth/deletion.ts";
import { deleteExpiredAccounts } from "../../server/features/auth/guests.ts";
import { api } from "../../shared/api/index.ts";
import { PASSWORD } from "../accounts.ts";
import { openLivedIn, type LivedIn } from "../lived-in.ts";

let product: LivedIn;
beforeAll(async () => {
  product = await openLivedIn();
});
afterAll(() => product.close());

/** Tables that are not with the accounts if those are distributed over several databases. */
const isLookUp = (table: string): boolean => PLACEMENTS[table] === COORDINATOR;

test("of deleted accounts nothing is left in any table, though no foreign key leads there from look-ups", async () => {
  const { database, services } = product.server;
  await spreadAccounts();
  const before = await rowsOfAccounts();
  const empty = Object.keys(before).filter((table) => isLookUp(table) && before[table] === 0);
  expect(empty).toEqual([]);
  await database.pool.query("UPDATE users SET expires_at = now() WHERE expires_at IS NOT NULL");
  expect(await deleteExpiredAccounts(database.db)).toBeGreaterThan(0);
  const { rows } = await database.pool.query<{ id: string }>("SELECT id FROM users");
  expect(rows).not.toEqual([]);
  for (const { id } of rows)
    await deleteAccount(database.db, services.outbox, { userId: id, beforeDelete: services.beforeDelete });
  const tables = Object.keys(before);
  expect(await rowsOfAccounts()).toEqual(Object.fromEntries(tables.map((table) => [table, 0])));
});

test("nor of sign-ups that waited for an address which somebody else got", async () => {
  const { database, visitor } = product.server;
  const email = "wanted@example.test";
  for (const one of [visitor(), visitor()])
    await one.ok(api.auth.signUp, { body: { email, password: PASSWORD } });
  expect(await rowsOfAccounts()).toMatchObject({ addresses: 2, sessions: 2, verifications: 2 });
  await database.db.transaction().execute((tx) => endWaiting(tx, uuidv7(), email));
  const left = Object.entries(await rowsOfAccounts()).filter(([, rows]) => rows > 0);
  expect(left).toEqual([]);
});

/** From here on, only the product's own statements keep the look-up tables consistent. */
async function spreadAccounts(): Promise<void> {
  const { pool } = product.server.database;
  const { rows } = await pool.query<{ statement: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS statement FROM pg_constraint
     WHERE contype = 'f' AND confrelid = 'users'::regclass AND conrelid::regclass::text = ANY($1)`,
    [Object.keys(PLACEMENTS).filter(isLookUp)],
  );
  for (const { statement } of rows) await pool.query(statement);
}

/** How many rows in each table refer to an account. */
async function rowsOfAccounts(): Promise<Record<string, number>> {
  const { pool } = product.server.database;
  const { rows } = await pool.query<{ table: string; column: string }>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name <> 'operator_events'
       AND (column_name IN ('user_id', 'account_id') OR (table_name = 'users' AND column_name = 'id'))
     ORDER BY 1`,
  );
  const counts: Record<string, number> = {};
  for (const { table, column } of rows) {
    const counted = await pool.query<{ rows: number }>(
      `SELECT count(*)::int AS rows FROM ${table} WHERE ${column} IS NOT NULL`,
    );
    counts[table] = counted.rows[0]?.rows ?? 0;
  }
  return counts;
}
