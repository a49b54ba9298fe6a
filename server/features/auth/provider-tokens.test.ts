import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { startTestServer, type TestServer } from "../../../test/server.ts";
import { startIdentity, type IdentityStandIn } from "../../../test/stand-ins/identity.ts";
import { tablesOf } from "../../database/backup/tables.ts";

let provider: IdentityStandIn;
let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  provider = await startIdentity();
});
afterAll(() => provider.close());
beforeEach(async () => {
  server = await startTestServer(
    {
      LOG_LEVEL: "trace",
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_CLIENT_SECRET: provider.clientSecret,
      GOOGLE_ISSUER: provider.issuer,
    },
    { logTo: { write: (line) => void lines.push(line) } },
  );
});
afterEach(() => server.close());

const codeOf = (email: string) => ({ body: { code: provider.codeFor({ email }) } });

test("the provider's tokens are neither kept, nor logged, nor sent on", async () => {
  const tokens: string[] = [];
  const fetchThere = fetch;
  vi.stubGlobal("fetch", async (...asked: Parameters<typeof fetch>) => {
    const answer = await fetchThere(...asked);
    if (asked[0] === `${provider.issuer}/token`) {
      const told = (await answer.clone().json()) as Record<"access_token" | "id_token", string>;
      tokens.push(told.access_token, told.id_token);
    }
    return answer;
  });
  const { headers, text } = await server.visitor().call(api.auth.google, codeOf("ann@example.test"));
  vi.unstubAllGlobals();
  const client = await server.database.pool.connect();
  const rows: string[] = [];
  for (const { name } of await tablesOf(client))
    rows.push(
      ...(await client.query<{ row: string }>(`SELECT t::text AS row FROM ${name} AS t`)).rows.map(
        ({ row }) => row,
      ),
    );
  client.release();
  expect(tokens).toHaveLength(2);
  const everything = [...rows, ...lines, text, ...[...headers].flat()].join("\n");
  expect(everything).toContain("ann@example.test");
  for (const token of tokens) expect(everything).not.toContain(token);
});

test("a provider whose metadata names another issuer is not believed", async () => {
  const metadata = await (await fetch(`${provider.issuer}/.well-known/openid-configuration`)).json();
  const body = JSON.stringify({ ...(metadata as object), issuer: "https://issuer.example.test" });
  provider.failNext(1, { status: 200, headers: { "content-type": "application/json" }, body });
  const visitor = server.visitor();
  expect(await visitor.refused(api.auth.google, codeOf("mixed@example.test"))).toMatchObject({
    status: 503,
    code: "provider_unavailable",
  });
  expect(visitor.cookies.size).toBe(0);
});

test("the same subject at another issuer is somebody else", async () => {
  const idAfter = async (email: string): Promise<string> => {
    const visitor = server.visitor();
    await visitor.ok(api.auth.google, { body: { code: provider.codeFor({ email, sub: "1001" }) } });
    return (await visitor.ok(api.users.me)).id;
  };
  const id = await idAfter("here@example.test");
  expect(await idAfter("here@example.test")).toBe(id);
  await sql`UPDATE identities SET issuer = 'https://issuer.example.test'`.execute(server.database.db);
  expect(await idAfter("there@example.test")).not.toBe(id);
});

test("a session that began at the provider goes on without it, and ends by its own time", async () => {
  const ann = server.visitor();
  await ann.ok(api.auth.google, codeOf("steady@example.test"));
  await provider.down();
  const { id } = await ann.ok(api.users.me);
  await sql`UPDATE sessions SET last_seen_at = now() - interval '60 days' WHERE user_id = ${id}`.execute(
    server.database.db,
  );
  const { isValid } = await ann.ok(api.cookie.checkToken);
  await provider.up();
  expect(isValid).toBe(false);
});
