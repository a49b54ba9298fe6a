import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { migrationsOf } from "../server/database/migrate.ts";
import { MIGRATIONS } from "./cluster.ts";
import { complaintsAboutMigration } from "./migration-rules.ts";

/** Migrations of an imaginary release, which follow the rules. */
const EXAMPLES = "test/migrations";

/** The first migration after the first release; nobody ran an earlier schema (decision 85). */
const FIRST_LATER = "0007";

const later = (await migrationsOf(MIGRATIONS)).filter((name) => name.slice(0, 4) >= FIRST_LATER);
const files = [
  ...later.map((name) => join(MIGRATIONS, name)),
  ...(await migrationsOf(EXAMPLES)).map((name) => join(EXAMPLES, name)),
];

test("what older nodes cannot live with is in no migration", () => {
  const complaints = files.flatMap((file) =>
    complaintsAboutMigration(readFileSync(file, "utf8")).map((each) => `${file}: ${each}`),
  );
  expect(complaints).toEqual([]);
});

test("migrations have different numbers, so that their order is one", async () => {
  const numbers = (await migrationsOf(MIGRATIONS)).map((name) => name.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test.each([
  "CREATE TABLE streaks (user_id uuid NOT NULL, day date NOT NULL, PRIMARY KEY (user_id, day)); CREATE INDEX streaks_by_day ON streaks (day);",
  "ALTER TABLE words ADD COLUMN note text;",
  "ALTER TABLE words ADD COLUMN seen integer NOT NULL DEFAULT 0;",
  "-- by itself: words is large\nDROP INDEX CONCURRENTLY IF EXISTS words_by_note;\nCREATE INDEX CONCURRENTLY words_by_note ON words (note);",
  "ALTER TABLE words ADD CONSTRAINT short CHECK (length(note) < 9) NOT VALID;",
  "-- contract: no longer used since v1.4.0\nALTER TABLE words DROP COLUMN note;",
  "-- contract: no longer used since v1.4.0\nDROP TABLE streaks;",
  "-- by itself: each in a transaction of its own\nALTER TABLE words ADD COLUMN IF NOT EXISTS note text;\nALTER TABLE users ADD COLUMN IF NOT EXISTS note text;",
  "-- a comment may say DROP TABLE words\nALTER TABLE words ADD COLUMN note text; COMMENT ON COLUMN words.note IS 'never RENAME it';",
])("expands: %s", (sql) => {
  expect(complaintsAboutMigration(sql)).toEqual([]);
});

test.each([
  ["DROP TABLE words;", "DROP"],
  ["ALTER TABLE words DROP COLUMN term;", "DROP"],
  ["ALTER TABLE words RENAME COLUMN term TO word;", "RENAME"],
  ["ALTER TABLE words RENAME TO terms;", "RENAME"],
  ["ALTER TABLE words ALTER COLUMN term TYPE varchar(9);", "TYPE"],
  ["ALTER TABLE words ALTER term SET DATA TYPE varchar(9);", "TYPE"],
  ["ALTER TABLE words ALTER COLUMN term SET NOT NULL;", "NOT NULL"],
  ["ALTER TABLE words ADD COLUMN note text NOT NULL;", "NOT NULL"],
  ["ALTER TABLE words ADD COLUMN a text, ADD b text NOT NULL;", "NOT NULL"],
  ["CREATE INDEX words_by_note ON words (note);", "CONCURRENTLY"],
  ["CREATE UNIQUE INDEX IF NOT EXISTS words_by_note ON words (note);", "CONCURRENTLY"],
  ["CREATE INDEX CONCURRENTLY words_by_note ON words (note);", "by itself"],
  ["ALTER TABLE words ADD CONSTRAINT short CHECK (length(term) < 9);", "NOT VALID"],
  ["ALTER TABLE words ADD UNIQUE (term);", "NOT VALID"],
  ["-- contract: soon\nALTER TABLE words DROP COLUMN term;", "DROP"],
  ["TRUNCATE words;", "TRUNCATE"],
  ["ALTER TABLE words ADD COLUMN note text; ALTER TABLE users ADD COLUMN note text;", "DEADLOCK"],
  ["CREATE TABLE a (b uuid REFERENCES users, c uuid REFERENCES dictionaries);", "DEADLOCK"],
  [
    "-- contract: no longer used since v1.4.0\nALTER TABLE words DROP COLUMN note; ALTER TABLE users DROP COLUMN note;",
    "DEADLOCK",
  ],
])("does not only expand: %s", (sql, named) => {
  expect(complaintsAboutMigration(sql).join()).toContain(named);
});
