import { randomUUID } from "node:crypto";

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { PASSWORD, startAccounts, type AccountsServer } from "../../../test/accounts.ts";
import { TestClient } from "../../../test/client.ts";
import { startTestServer } from "../../../test/server.ts";
import { deleteExpiredSessions } from "./session-list.ts";

let server: AccountsServer;
let second: string;
beforeAll(async () => {
  server = await startAccounts();
  second = await server.second();
});
afterAll(() => server.close());

const COOKIE = "__Host-session";

let people = 0;
const newAddress = (): string => `person${people++}@example.test`;

/** The same browser, or a thief's copy of its cookies, speaking to the second process. */
function copyOf(client: TestClient, url = second): TestClient {
  const copy = new TestClient(url);
  for (const [name, value] of client.cookies) copy.cookies.set(name, value);
  return copy;
}

const isValid = (client: TestClient): Promise<boolean> =>
  client.ok(api.cookie.checkToken).then((answer) => answer.isValid);

/** While the database refuses new sessions at the very end of their transactions. */
async function withoutCommits<T>(work: () => Promise<T>): Promise<T> {
  const { db } = server.database;
  await sql`
    CREATE FUNCTION refuse_at_commit() RETURNS trigger LANGUAGE plpgsql
    AS 'BEGIN RAISE serialization_failure; END'`.execute(db);
  await sql`
    CREATE CONSTRAINT TRIGGER refuse_at_commit AFTER INSERT ON sessions DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION refuse_at_commit()`.execute(db);
  try {
    return await work();
  } finally {
    await sql`DROP FUNCTION refuse_at_commit CASCADE`.execute(db);
  }
}

describe("the session", () => {
  test("gets a new id at every sign-in, and the old one is dead", async () => {
    const email = newAddress();
    await server.user(email);
    const visitor = server.visitor();
    await visitor.ok(api.auth.guest);
    const asGuest = copyOf(visitor);
    await visitor.ok(api.auth.logIn, { body: { email, password: PASSWORD } });
    const first = copyOf(visitor);
    await visitor.ok(api.auth.logIn, { body: { email, password: PASSWORD } });
    const ids = [asGuest, first, visitor].map(({ cookies }) => cookies.get(COOKIE));
    expect(new Set(ids).size).toBe(3);
    expect(await Promise.all([asGuest, first, copyOf(visitor)].map(isValid))).toEqual([false, false, true]);
  });

  test("ends on every process when its owner logs out", async () => {
    const ann = await server.user(newAddress());
    const thief = copyOf(ann);
    expect(await isValid(thief)).toBe(true);
    const { headers } = await ann.call(api.cookie.deleteToken);
    expect(headers.get("clear-site-data")).toBe('"cache"');
    expect(await isValid(thief)).toBe(false);
    expect(await thief.refused(api.users.me)).toMatchObject({ status: 401, code: "unauthorized" });
    await ann.ok(api.cookie.deleteToken);
  });

  test("ends on every process when the account is deleted", async () => {
    const email = newAddress();
    const ann = await server.user(email);
    const elsewhere = server.visitor();
    await elsewhere.ok(api.auth.logIn, { body: { email, password: PASSWORD } });
    const { headers } = await ann.call(api.auth.deleteAccount);
    expect(headers.get("clear-site-data")).toBe('"cache"');
    expect(await Promise.all([copyOf(ann), copyOf(elsewhere)].map(isValid))).toEqual([false, false]);
  });

  test("goes on in the browser that changes the password, under a new id, and ends in all others", async () => {
    const email = newAddress();
    const ann = await server.user(email);
    const elsewhere = server.visitor();
    await elsewhere.ok(api.auth.logIn, { body: { email, password: PASSWORD } });
    const thief = copyOf(ann);
    await ann.ok(api.auth.password, { body: { password: "Another8Horse", currentPassword: PASSWORD } });
    const sessions = [ann, thief, copyOf(elsewhere)];
    expect(await Promise.all(sessions.map(isValid))).toEqual([true, false, false]);
  });

  test("ends everywhere when the password is restored", async () => {
    const email = newAddress();
    const ann = await server.user(email);
    const code = await server.codeAfter(email, () => ann.ok(api.auth.restoreCode, { body: { email } }));
    await ann.ok(api.auth.restore, { body: { code } });
    await ann.ok(api.auth.password, { body: { password: "Another8Horse" } });
    expect(await Promise.all([ann, copyOf(ann)].map(isValid))).toEqual([false, false]);
  });

  test.each([
    ["60 days unused", "last_seen_at = now() - interval '60 days'"],
    ["365 days old", "created_at = now() - interval '365 days'"],
  ])("ends when it is %s", async (_what, change) => {
    const guest = await server.member();
    const { id } = await guest.ok(api.users.me);
    await sql`UPDATE sessions SET ${sql.raw(change)} WHERE user_id = ${id}`.execute(server.database.db);
    expect(await isValid(guest)).toBe(false);
  });

  test("is of the user that its cookie names, and of nobody else", async () => {
    const [ann, eve] = [await server.member(), await server.member()];
    const { id } = await eve.ok(api.users.me);
    const token = ann.cookies.get(COOKIE)?.slice(-43);
    ann.cookies.set(COOKIE, `${id}.${token}`);
    expect(await isValid(ann)).toBe(false);
    expect((await ann.call(api.cookie.deleteToken)).status).toBe(204);
    expect(await isValid(eve)).toBe(true);
  });

  test("is looked up where a cookie of the release before does not name its user, and named from then on", async () => {
    const ann = await server.member();
    const { id } = await ann.ok(api.users.me);
    ann.cookies.set(COOKIE, ann.cookies.get(COOKIE)?.slice(-43) ?? "");
    const old = copyOf(ann);
    expect(await ann.ok(api.users.me)).toMatchObject({ id });
    await ann.ok(api.cookie.refresh);
    expect(ann.cookies.get(COOKIE)).toBe(`${id}.${old.cookies.get(COOKIE)}`);
    expect(await Promise.all([ann, old].map(isValid))).toEqual([true, true]);
    await old.ok(api.cookie.deleteToken);
    expect(await isValid(ann)).toBe(false);
  });

  test("is extended on request, which nobody without one can do", async () => {
    const guest = await server.member();
    const { id } = await guest.ok(api.users.me);
    await sql`UPDATE sessions SET last_seen_at = now() - interval '59 days' WHERE user_id = ${id}`.execute(
      server.database.db,
    );
    const { headers } = await guest.call(api.cookie.refresh);
    expect(headers.get("set-cookie")).toContain("Max-Age=5184000");
    const { rows } = await sql<{ fresh: boolean }>`
      SELECT last_seen_at > now() - interval '1 minute' AS fresh FROM sessions WHERE user_id = ${id}`.execute(
      server.database.db,
    );
    expect(rows).toEqual([{ fresh: true }]);
    expect((await server.visitor().call(api.cookie.refresh)).status).toBe(401);
  });
});

describe("cookies", () => {
  test("carry their attributes", async () => {
    const visitor = server.visitor();
    const session = await visitor.call(api.auth.guest);
    expect(session.headers.get("set-cookie")).toMatch(
      /^__Host-session=[\w-]{36}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=5184000; Secure$/,
    );
    const restore = await visitor.call(api.auth.restoreCode, { body: { email: newAddress() } });
    expect(restore.headers.get("set-cookie")).toMatch(
      /^__Host-restore=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=1200; Secure$/,
    );
    const gone = await visitor.call(api.cookie.deleteToken);
    expect(gone.headers.get("set-cookie")).toBe(
      "__Host-session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure",
    );
  });

  test("are not given where the session could not be kept", async () => {
    const email = newAddress();
    await server.user(email);
    const guest = await server.member();
    const refused = await withoutCommits(() =>
      Promise.all([
        guest.call(api.auth.logIn, { body: { email, password: PASSWORD } }),
        server.visitor().call(api.auth.guest),
      ]),
    );
    expect(refused.map(({ status, headers }) => ({ status, cookies: headers.getSetCookie() }))).toEqual([
      { status: 503, cookies: [] },
      { status: 503, cookies: [] },
    ]);
    expect(await guest.ok(api.users.me)).toMatchObject({ role: "guest" });
  });

  test("drop what a plain-HTTP address cannot have", async () => {
    const plain = await startTestServer({ COOKIE_INSECURE: "true" });
    const { headers } = await plain.visitor().call(api.auth.guest);
    await plain.close();
    expect(headers.get("set-cookie")).toMatch(
      /^session=[\w-]{36}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=5184000$/,
    );
  });

  test.each([
    "",
    "x",
    "a".repeat(43),
    `${"a".repeat(43)}'; DROP TABLE users`,
    `${randomUUID()}.${"a".repeat(43)}`,
    `${"-".repeat(36)}.${"a".repeat(43)}`,
    `${randomUUID()}.`,
    `${"a".repeat(4000)}.${"a".repeat(43)}`,
  ])("that were made up (%j) are nobody's", async (value) => {
    const visitor = server.visitor();
    visitor.cookies.set("__Host-session", value);
    visitor.cookies.set("__Host-restore", value);
    expect(await isValid(visitor)).toBe(false);
    expect(await visitor.ok(api.auth.restore, { body: { code: "123456" } })).toEqual({ verified: false });
    await visitor.ok(api.cookie.deleteToken);
  });
});

test("the records of sessions that have run out are deleted, others stay", async () => {
  await deleteExpiredSessions(server.database.db);
  const idle = await server.member();
  const old = await server.member();
  const fresh = await server.member();
  const ids = await Promise.all([idle, old].map(async (client) => (await client.ok(api.users.me)).id));
  await server.database.pool.query(
    "UPDATE sessions SET last_seen_at = now() - interval '61 days' WHERE user_id = $1",
    [ids[0]],
  );
  await server.database.pool.query(
    "UPDATE sessions SET created_at = now() - interval '366 days' WHERE user_id = $1",
    [ids[1]],
  );
  expect(await deleteExpiredSessions(server.database.db)).toBe(2);
  expect(await fresh.ok(api.cookie.checkToken)).toEqual({ isValid: true });
});
