import { sql } from "kysely";
import { expect, test } from "vitest";

import { api } from "../../shared/api/index.ts";
import { withTestServer } from "../../test/server.ts";

const lines: string[] = [];
const server = await withTestServer(
  { LOG_LEVEL: "error" },
  { logTo: { write: (line) => void lines.push(line) } },
);

const ready = () => server.visitor().call(api.server.ready);
const alive = async () => (await server.visitor().call(api.server.live)).status;

test("a node is ready whose database has the schema that it needs, or a newer one", async () => {
  expect(await ready()).toMatchObject({ status: 200, text: '{"status":"ok"}' });
  await sql`INSERT INTO migrations (name) VALUES ('9999_of_a_newer_version.sql')`.execute(server.database.db);
  expect((await ready()).status).toBe(200);
});

test("a node is not ready while the schema is behind it, and says why to its operator alone", async () => {
  const { rows } = await sql<{ name: string }>`
    DELETE FROM migrations WHERE name = (SELECT min(name) FROM migrations) RETURNING name`.execute(
    server.database.db,
  );
  const { status, text } = await ready();
  expect([status, JSON.parse(text)]).toMatchObject([503, { code: "unavailable" }]);
  expect(text).not.toContain("schema");
  expect(lines.join("")).toContain("schema behind");
  expect(await alive()).toBe(200);
  await sql`INSERT INTO migrations (name) VALUES (${rows[0]?.name})`.execute(server.database.db);
  expect((await ready()).status).toBe(200);
});

test("a node that is about to end is not ready, and answers all the same", async () => {
  server.services.readiness.drain();
  expect((await ready()).status).toBe(503);
  expect(await alive()).toBe(200);
  await server.visitor().ok(api.auth.guest);
});
