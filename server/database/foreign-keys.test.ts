import { expect, test } from "vitest";

import { createTestDatabase } from "../../test/database.ts";

test("what a foreign key leads to is deleted without reading the whole table that it comes from", async () => {
  const database = await createTestDatabase();
  const { rows } = await database.pool.query(`
    SELECT k.conrelid::regclass::text AS "table", k.conname AS key FROM pg_constraint AS k
    WHERE k.contype = 'f' AND NOT EXISTS (
      SELECT FROM pg_index AS i
      WHERE i.indrelid = k.conrelid AND i.indpred IS NULL AND i.indisvalid AND i.indkey[0] = ANY (k.conkey))`);
  await database.close();
  expect(rows).toEqual([]);
});
