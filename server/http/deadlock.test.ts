import { afterAll, beforeAll, expect, test } from "vitest";

import { api } from "../../shared/api/index.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("a request that PostgreSQL gives up for another's sake may be sent again", async () => {
  const member = await server.member();
  const other = await server.database.pool.connect();
  await other.query("BEGIN; LOCK TABLE totp");
  const refused = member.call(api.users.me);
  await expect.poll(waiting).toBe(1);
  // The one that waited first looks first, finds that they wait for each other, and gives up.
  await other.query("LOCK TABLE users; ROLLBACK");
  other.release();
  const { status, text } = await refused;
  expect([status, JSON.parse(text)]).toMatchObject([503, { code: "unavailable" }]);
  expect((await member.call(api.users.me)).status).toBe(200);
});

async function waiting(): Promise<number> {
  const { rows } = await server.database.pool.query(
    "SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database AND datname = current_database() WHERE NOT granted",
  );
  return rows.length;
}
