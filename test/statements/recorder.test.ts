import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sql } from "kysely";
import { expect, test } from "vitest";

import { api } from "../../shared/api/index.ts";
import { createTestDatabase } from "../database.ts";
import { startTestServer } from "../server.ts";
import { recordedStatements, recordStatements } from "./recorder.ts";

test("what the product sends is written down, and not what a test sends", async () => {
  const directory = await mkdtemp(join(tmpdir(), "wordhoard-recorder-"));
  const database = await createTestDatabase();
  recordStatements(database.pool, directory);
  const server = await startTestServer({}, {}, database);
  const member = await server.member();
  await sql`SELECT id AS of_the_test FROM users WHERE id = ${"0192f0c1-7a3b-7d5e-8f10-1234567890ab"}`.execute(
    database.db,
  );
  await Promise.all([
    member.ok(api.dictionaries.list),
    database.db.selectFrom("users").select("email as of_the_test").where("role", "=", "guest").execute(),
  ]);
  const recorded = (await recordedStatements(directory, "sent")).join("\n");
  expect(recorded).toMatch(/FROM sessions AS s/);
  expect(recorded).toMatch(/insert into "sessions"/);
  expect(recorded).toMatch(/from "?dictionaries"?/i);
  expect(recorded).not.toContain("of_the_test");
  await server.close();
  await database.close();
  await rm(directory, { recursive: true });
});
