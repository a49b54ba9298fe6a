import { expect, test } from "vitest";

import { api } from "../../shared/api/index.ts";
import type { RawAnswer } from "../../test/client.ts";
import { withTestServer } from "../../test/server.ts";

const server = await withTestServer();

test("a request that PostgreSQL gives up for another's sake may be sent again", async () => {
  const member = await server.member();
  const other = await server.database.pool.connect();
  // PostgreSQL chooses whom it gives up: tried until that is the request.
  let answer: RawAnswer;
  do {
    await other.query("BEGIN; LOCK TABLE totp");
    const asked = member.call(api.users.me);
    await expect.poll(waiting).toBe(1);
    await other.query("LOCK TABLE users").catch(expectDeadlock);
    await other.query("ROLLBACK");
    answer = await asked;
  } while (answer.status === 200);
  other.release();
  expect([answer.status, JSON.parse(answer.text)]).toMatchObject([503, { code: "unavailable" }]);
  expect((await member.call(api.users.me)).status).toBe(200);
});

const expectDeadlock = (error: unknown): void => expect(error).toMatchObject({ code: "40P01" });

async function waiting(): Promise<number> {
  const { rows } = await server.database.pool.query(
    "SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database AND datname = current_database() WHERE NOT granted",
  );
  return rows.length;
}
