import { afterAll, beforeAll, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { PASSWORD, startAccounts, type AccountsServer } from "../../../test/accounts.ts";
import { startIdentity, type IdentityStandIn } from "../../../test/stand-ins/identity.ts";

let provider: IdentityStandIn;
let server: AccountsServer;
beforeAll(async () => {
  provider = await startIdentity();
  server = await startAccounts({
    GOOGLE_CLIENT_ID: provider.clientId,
    GOOGLE_CLIENT_SECRET: provider.clientSecret,
    GOOGLE_ISSUER: provider.issuer,
  });
  await server.database.pool.query(`
    CREATE SEQUENCE tries;
    CREATE FUNCTION worker_away() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF nextval('tries') > TG_ARGV[0]::int THEN RETURN NEW; END IF;
      RAISE EXCEPTION 'connection to the remote node failed' USING ERRCODE = '08006';
    END $$`);
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

/** As if rows of a table belonged to a worker that is away, until it was asked so often; how often it was asked. */
async function whileAway(table: string, times: number, action: () => Promise<unknown>): Promise<number> {
  const { pool } = server.database;
  await pool.query(`
    ALTER SEQUENCE tries RESTART;
    CREATE TRIGGER away BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION worker_away(${times})`);
  await action();
  await pool.query(`DROP TRIGGER away ON ${table}`);
  const { rows } = await pool.query<{ asked: number }>("SELECT last_value::int AS asked FROM tries");
  return rows[0]?.asked ?? 0;
}

test.each<[string, (email: string) => Promise<unknown>]>([
  ["as a guest", () => server.visitor().ok(api.auth.guest)],
  [
    "with a password",
    (email) => server.visitor().ok(api.auth.signUp, { body: { email, password: PASSWORD } }),
  ],
  [
    "with Google",
    (email) => server.visitor().ok(api.auth.google, { body: { code: provider.codeFor({ email }) } }),
  ],
])("who comes %s gets an account on a worker that answers", async (way, come) => {
  const email = `${way.replaceAll(" ", "-")}@example.test`;
  expect(await whileAway("users", 2, () => come(email))).toBe(3);
});

test("an account whose worker is away is asked for once", async () => {
  const logIn = () =>
    server
      .visitor()
      .call(api.auth.google, { body: { code: provider.codeFor({ email: "known@example.test" }) } });
  expect((await logIn()).status).toBe(204);
  let status: number | undefined;
  const asked = await whileAway("known_devices", 100, async () => ({ status } = await logIn()));
  expect({ status, asked }).toEqual({ status: 503, asked: 1 });
});
