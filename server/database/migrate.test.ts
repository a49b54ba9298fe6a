import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { createTestDatabase, type TestDatabase } from "../../test/database.ts";
import { migrate } from "./migrate.ts";

let database: TestDatabase;
let directory: string;
beforeEach(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), "wordhoard-migrations-"));
});
afterEach(async () => {
  await database.close();
  await rm(directory, { recursive: true });
});

test("four servers that start at once apply each migration once", async () => {
  await writeFile(join(directory, "9001_fruit.sql"), "CREATE TABLE fruit (name text); SELECT pg_sleep(0.05)");
  await writeFile(join(directory, "9002_apple.sql"), "INSERT INTO fruit VALUES ('apple')");
  const applied = await Promise.all(
    Array.from({ length: 4 }, () => migrate(database.another().pool, directory)),
  );
  expect(applied.flat().toSorted()).toEqual(["9001_fruit.sql", "9002_apple.sql"]);
  expect((await database.pool.query("SELECT name FROM fruit")).rows).toEqual([{ name: "apple" }]);
});

test("a migration that fails leaves nothing of itself behind, and says why", async () => {
  await writeFile(join(directory, "9001_fruit.sql"), "CREATE TABLE fruit (name text); SELECT 1 / 0");
  await expect(migrate(database.pool, directory)).rejects.toThrow("9001_fruit.sql failed: division by zero");
  expect((await database.pool.query("SELECT to_regclass('fruit') AS fruit")).rows).toEqual([{ fruit: null }]);
});
