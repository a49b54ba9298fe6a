import { expect, inject, test } from "vitest";

import { TEMPLATE } from "../cluster.ts";
import { complaintsAbout } from "./check.ts";
import { EXCEPTIONS } from "./exceptions.ts";

const complaints = (...statements: string[]) =>
  complaintsAbout({ ...inject("cluster"), database: TEMPLATE }, statements);

test.each([
  "SELECT term FROM words WHERE user_id = $1 AND id = $2",
  "SELECT w.term FROM dictionaries d JOIN words w ON w.user_id = $1 AND w.dictionary_id = d.id WHERE d.user_id = $1",
  "SELECT (SELECT max(term) FROM words w WHERE w.user_id = $1 AND w.dictionary_id = d.id) FROM dictionaries d WHERE d.user_id = $1",
  "INSERT INTO totp (user_id, secret, recovery_salt) VALUES ($1, 's', 's')",
  "INSERT INTO words SELECT d.user_id, x.id FROM dictionaries d, json_to_recordset($2) AS x(id uuid) WHERE d.user_id = $1",
  "UPDATE dictionaries SET updated_at = greatest(now()::timestamptz(3), $2::timestamptz(3) + interval '1 second') WHERE user_id = $1",
  "SELECT 1 FROM users WHERE id = $1 FOR UPDATE",
  "DELETE FROM rate_limits WHERE key = $1",
  "SELECT user_id FROM verifications WHERE email_key = $1 FOR UPDATE",
  "SELECT a.email_key FROM addresses AS a WHERE a.email_key ~ '@.*x'",
  "SELECT count(*), 60 * review_minutes * $2::int FROM users WHERE id = $1 GROUP BY review_minutes",
])("this is about one user: %s", async (statement) => {
  expect(await complaints(statement)).toEqual([]);
});

test.each([
  "SELECT term FROM words WHERE id = $1",
  "SELECT count(*) FROM dictionaries",
  "UPDATE words SET term = $1 WHERE dictionary_id = $2",
  "SELECT w.term FROM dictionaries d JOIN words w ON w.dictionary_id = d.id WHERE d.user_id = $1",
  "SELECT (SELECT max(term) FROM words w WHERE w.user_id = d.user_id AND w.dictionary_id = d.id) FROM dictionaries d WHERE d.user_id = $1",
  "WITH one AS MATERIALIZED (SELECT user_id, id FROM dictionaries WHERE user_id = $1) DELETE FROM words w USING one WHERE w.user_id = one.user_id",
  "(SELECT id FROM words WHERE user_id = $1) UNION ALL (SELECT id FROM words WHERE id = $2)",
  "SELECT email FROM users WHERE role = $1",
  "SELECT email FROM users WHERE id = (SELECT user_id FROM addresses WHERE email_key = $1)",
])("this is not: %s", async (statement) => {
  expect(await complaints(statement)).not.toEqual([]);
});

test.each([
  [
    "with a look-up table",
    "SELECT 1 FROM users u WHERE u.id = $1 AND EXISTS (SELECT 1 FROM identities i WHERE i.user_id = $1)",
  ],
  [
    "with a look-up table",
    "INSERT INTO identities (issuer, subject, user_id) SELECT $1, $2, u.id FROM users u WHERE u.id = $3",
  ],
  [
    "locks rows of several users",
    "SELECT u.id FROM users AS u WHERE u.expires_at <= now() FOR UPDATE SKIP LOCKED",
  ],
  [
    "combines the current time with a column",
    "UPDATE users SET refunded_at = coalesce(refunded_at, now()) WHERE id = $1",
  ],
  [
    "combines the current time with a column",
    "UPDATE dictionaries SET updated_at = CASE WHEN $2 THEN greatest(now(), updated_at + interval '1 second') ELSE updated_at END WHERE user_id = $1",
  ],
  ["in RETURNING", "UPDATE users SET role = $2 WHERE id = $1 RETURNING now() AS at"],
  [
    "in ON CONFLICT DO UPDATE",
    "INSERT INTO known_devices (user_id, token_hash) VALUES ($1, $2) ON CONFLICT (user_id, token_hash) DO UPDATE SET last_seen_at = now()",
  ],
  ["does not name its columns", 'select * from "users" where "id" = $1'],
  ["does not name its columns", "SELECT u.role, u.* FROM users AS u WHERE u.id = $1"],
  ["does not name its columns", "DELETE FROM users WHERE id = $1 RETURNING *"],
  ["is not reported as 23505", "INSERT INTO words SELECT $1, x.id FROM json_to_recordset($2) AS x(id uuid)"],
])("%s: %s", async (complaint, statement) => {
  expect((await complaints(statement)).join()).toContain(complaint);
});

test("every exception says why", () => {
  for (const { why } of EXCEPTIONS) expect(why.length).toBeGreaterThan(20);
});
