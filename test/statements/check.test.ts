import { expect, inject, test } from "vitest";

import { TEMPLATE } from "../cluster.ts";
import { complaintsAbout } from "./check.ts";
import { EXCEPTIONS } from "./exceptions.ts";

const complaints = (...statements: string[]) =>
  complaintsAbout({ ...inject("cluster"), database: TEMPLATE }, statements);

test.each([
  "SELECT term FROM words WHERE user_id = $1 AND id = $2",
  "SELECT w.term FROM dictionaries d JOIN words w ON w.user_id = d.user_id AND w.dictionary_id = d.id WHERE d.user_id = $1",
  "SELECT u.role FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.token_hash = $1",
  "WITH one AS (SELECT user_id, id FROM tests WHERE user_id = $1) DELETE FROM test_steps s USING one WHERE s.user_id = one.user_id",
  "INSERT INTO test_days (user_id, day, used) VALUES ($1, now(), 1)",
  "DELETE FROM rate_limits WHERE key = $1",
])("this is about one user: %s", async (statement) => {
  expect(await complaints(statement)).toEqual([]);
});

test.each([
  "SELECT term FROM words WHERE id = $1",
  "SELECT count(*) FROM dictionaries",
  "UPDATE words SET term = $1 WHERE dictionary_id = $2",
  "SELECT w.term FROM dictionaries d JOIN words w ON w.dictionary_id = d.id WHERE d.user_id = $1",
  "DELETE FROM reports r USING tests t WHERE t.user_id = r.user_id",
  "SELECT email FROM users WHERE role = $1",
])("this is not: %s", async (statement) => {
  expect(await complaints(statement)).not.toEqual([]);
});

test("every exception says why", () => {
  for (const { why } of EXCEPTIONS) expect(why.length).toBeGreaterThan(20);
});
