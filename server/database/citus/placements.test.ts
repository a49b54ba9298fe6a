import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";

import { createTestDatabase, type TestDatabase } from "../../../test/database.ts";
import { LOOK_UPS } from "../../features/auth/delete-rows.ts";
import { tablesOf } from "../backup/tables.ts";
import { foreignKeysOf } from "../foreign-keys.ts";
import { wideIndexes } from "./distribute.ts";
import { COORDINATOR, PLACEMENTS, NARROWED } from "./placements.ts";

let database: TestDatabase;
let client: pg.PoolClient;
beforeAll(async () => {
  database = await createTestDatabase();
  client = await database.pool.connect();
});
afterAll(async () => {
  client.release();
  await database.close();
});

test("every table of the database has a place, and nothing else has", async () => {
  const names = (await tablesOf(client)).map(({ name }) => name);
  expect(Object.keys(PLACEMENTS).toSorted()).toEqual(names);
});

test("rows that are spread are found by a unique key that begins with what they are spread by", async () => {
  const { rows } = await client.query<{ first: string }>(`
    SELECT t.relname || ' by ' || a.attname AS first FROM pg_index AS i
    JOIN pg_class AS t ON t.oid = i.indrelid AND t.relnamespace = 'public'::regnamespace
    JOIN pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = i.indkey[0] WHERE i.indisunique`);
  const found = new Set(rows.map(({ first }) => first));
  for (const [table, place] of Object.entries(PLACEMENTS))
    if (place !== COORDINATOR) expect(found).toContain(`${table} by ${place}`);
});

test("what is unique of spread rows is so within a user's, but for those that are known", async () => {
  const wide = await wideIndexes(client, Object.keys(PLACEMENTS));
  expect(wide.map(({ name }) => name)).toEqual(NARROWED);
});

test("what a foreign key deletes or empties on the coordinator is named where an account is deleted", async () => {
  const leading = (await foreignKeysOf(client)).filter(
    ({ owner, target }) => PLACEMENTS[owner] === COORDINATOR && PLACEMENTS[target] !== COORDINATOR,
  );
  const named = [...LOOK_UPS, "payment_customers", "security_events"];
  expect(leading.map(({ owner }) => owner).filter((owner) => !named.includes(owner))).toEqual([]);
});

test("no foreign key leads from a worker to the coordinator", async () => {
  const leading = (await foreignKeysOf(client)).filter(
    ({ owner, target }) => PLACEMENTS[owner] !== COORDINATOR && PLACEMENTS[target] === COORDINATOR,
  );
  expect(leading).toEqual([]);
});
