import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { PASSWORD, startAccounts, type AccountsServer } from "../../../test/accounts.ts";
import { turnOn } from "../../../test/authenticator.ts";
import { caller } from "../../../test/caller.ts";
import type { RawAnswer, TestClient } from "../../../test/client.ts";
import { startIdentity, type IdentityStandIn } from "../../../test/stand-ins/identity.ts";
import { PasskeyDevice } from "../../../test/stand-ins/passkey-device.ts";
import { newToken, ownedToken } from "../../http/random-token.ts";
import { hashPassword } from "./passwords.ts";

let provider: IdentityStandIn;
let server: AccountsServer;
let uninvolved: TestClient;
beforeAll(async () => {
  provider = await startIdentity();
  server = await startAccounts({
    GOOGLE_CLIENT_ID: provider.clientId,
    GOOGLE_CLIENT_SECRET: provider.clientSecret,
    GOOGLE_ISSUER: provider.issuer,
    TRUST_PROXY: "1",
  });
  uninvolved = await server.member();
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

let people = 0;
const newAddress = (): string => `locked${people++}@example.test`;
const idOf = async (client: TestClient): Promise<string> => (await client.ok(api.users.me)).id;

/** A browser in one of three networks, with the cookies of another one. */
function visitorAt(index: number, { cookies }: Pick<TestClient, "cookies"> = server.visitor()): TestClient {
  const visitor = server.visitor();
  visitor.headers = { "x-forwarded-for": ["192.0.2.1", "198.51.100.1", "203.0.113.1"][index % 3] ?? "" };
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  return visitor;
}

/** Locks the row of an account until `release`, as a transaction on another node. */
async function lockedElsewhere(userId: string) {
  const other = await server.database.pool.connect();
  await other.query("BEGIN");
  await other.query("SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE", [userId]);
  let held = true;
  const release = async (): Promise<void> => {
    if (!held) return;
    held = false;
    await other.query("COMMIT");
    other.release();
  };
  onTestFinished(release);
  return { query: (text: string, values: unknown[]) => other.query(text, values), release };
}

/** Statements that have waited for a lock for so long. */
async function waitForLocks(seconds = 0): Promise<number> {
  const { rows } = await server.database.pool.query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
       AND query_start <= clock_timestamp() - make_interval(secs => $1)`,
    [seconds],
  );
  return rows.length;
}

describe("a second step with a made-up token", () => {
  const OF_ITS_OWN = ["date", "x-request-id"];
  const tryAs = async (userId: string, at = 0) => {
    const client = visitorAt(at);
    client.cookies.set("__Host-login", ownedToken(userId, newToken()));
    const { status, text, headers } = await client.call(api.totp.logIn, { body: { code: "123456" } });
    return { status, text, headers: [...headers].filter(([name]) => !OF_ITS_OWN.includes(name)) };
  };

  test("is answered alike, whether the account lives, is suspended, was deleted or never was", async () => {
    const living = await server.user(newAddress());
    await turnOn(living, server.database.db);
    const suspended = await idOf(await server.user(newAddress()));
    await server.database.db
      .updateTable("users")
      .set({ suspended_at: new Date(), suspended_until: new Date("2999-12-31") })
      .where("id", "=", suspended)
      .execute();
    const left = await server.user(newAddress());
    const deleted = await idOf(left);
    await left.ok(api.auth.deleteAccount);
    const answer = await tryAs(await idOf(living));
    expect(answer.status).toBe(401);
    expect(JSON.stringify(answer.headers)).toContain("__Host-login=; ");
    for (const id of [suspended, deleted, "0192f0c1-2c3d-7e4f-8a5b-6c7d8e9f0a1b"])
      expect(await tryAs(id)).toEqual(answer);
  });

  test("waits for no lock of the account that it names", async () => {
    const userId = await idOf(await server.user(newAddress()));
    const holder = await lockedElsewhere(userId);
    const tries = await Promise.all(Array.from({ length: 9 }, (_, at) => tryAs(userId, at)));
    expect(tries.map(({ status }) => status)).toEqual(Array(9).fill(401));
    await holder.release();
  });
});

test("an identity that proves no account to be its owner's waits for no lock of it", async () => {
  const email = newAddress();
  const holder = await lockedElsewhere(await idOf(await server.user(email)));
  const answer = await server
    .visitor()
    .call(api.auth.google, { body: { code: provider.codeFor({ email }) } });
  expect(answer.status).toBe(409);
  await holder.release();
});

describe("everybody else is served while many networks wait to enter one account", () => {
  const MANY = 9;
  const times = <T>(make: (index: number) => T): T[] => Array.from({ length: MANY }, (_, at) => make(at));

  type Calls = (() => Promise<RawAnswer>)[];
  const ways: Record<string, (client: TestClient, email: string) => Promise<Calls>> = {
    "by password": async (_, email) =>
      times((at) => () => visitorAt(at).call(api.auth.logIn, { body: { email, password: PASSWORD } })),
    "by a second step": async (client, email) => {
      const app = await turnOn(client, server.database.db);
      const waiting = server.visitor();
      await waiting.ok(api.auth.logIn, { body: { email, password: PASSWORD } });
      const body = { code: app.wrong() };
      return times((at) => () => visitorAt(at, waiting).call(api.totp.logIn, { body }));
    },
    "by passkey": async (client) => {
      const device = new PasskeyDevice(server.services.config.PUBLIC_URL);
      await client.ok(api.passkeys.add, {
        body: { response: device.create(await client.ok(api.passkeys.options)) },
      });
      return Promise.all(
        times(async (at) => {
          const visitor = visitorAt(at);
          const response = device.get(await visitor.ok(api.passkeys.logInOptions));
          return () => visitor.call(api.passkeys.logIn, { body: { response } });
        }),
      );
    },
    "by Google": async (client, email) => {
      const given = () => ({ body: { code: provider.codeFor({ email }) } });
      await client.ok(api.auth.google, given());
      return times((at) => () => visitorAt(at).call(api.auth.google, given()));
    },
    "by a restored password": async (_, email) => {
      const waiting = server.visitor();
      const code = await server.codeAfter(email, () => waiting.ok(api.auth.restoreCode, { body: { email } }));
      await waiting.ok(api.auth.restore, { body: { code } });
      const body = { password: "Another8Horse" };
      return times((at) => () => visitorAt(at, waiting).call(api.auth.password, { body }));
    },
    "by taking an address back": async (client, email) => {
      const wanted = `new-${email}`;
      const code = await server.codeAfter(wanted, () =>
        client.ok(api.auth.changeEmail, { body: { email: wanted } }),
      );
      await client.ok(api.auth.verifyEmail, { body: { code } });
      const undo = /email\/undo\/([\w-]+)/;
      const { text } = await server.mail.waitFor(email, (mail) => undo.test(mail.text));
      const params = { token: undo.exec(text)?.[1] ?? "" };
      return times((at) => () => visitorAt(at).call(api.auth.undoEmail, { params }));
    },
  };

  test.each(Object.keys(ways))("%s", async (way) => {
    const email = newAddress();
    const client = await server.user(email);
    const userId = await idOf(client);
    const calls = (await ways[way]?.(client, email)) ?? [];
    const holder = await lockedElsewhere(userId);
    const answers = calls.map((call) => call());
    await expect
      .poll(async () => (await waitForLocks()) + server.database.waiting())
      .toBeGreaterThanOrEqual(MANY);
    expect((await uninvolved.call(api.users.me)).status).toBe(200);
    await holder.release();
    for (const { status } of await Promise.all(answers)) expect(status).toBeLessThan(500);
  });
});

describe("a log-in whose password was changed between its comparison and the lock", () => {
  test.each([
    ["enters where it is still right", PASSWORD, 204],
    ["is refused where it is another", "Another8Horse", 401],
  ])("%s, and is compared with no account locked", async (_what, password, status) => {
    const email = newAddress();
    const userId = await idOf(await server.user(email));
    const texts: string[] = [];
    const holder = await lockedElsewhere(userId);
    server.database.watch((text) => texts.push(text));
    const answer = server.visitor().call(api.auth.logIn, { body: { email, password: PASSWORD } });
    await expect.poll(() => waitForLocks()).toBe(1);
    await holder.query("UPDATE users SET password_hash = $2 WHERE id = $1", [
      userId,
      await hashPassword(caller("owner"), password),
    ]);
    await holder.release();
    expect((await answer).status).toBe(status);
    server.database.watch(() => {});
    const after = texts.slice(texts.findIndex((text) => text.includes("FOR NO KEY UPDATE")) + 1);
    expect(after.find((text) => /^(commit|rollback)$|\bsessions\b/.test(text))).toBe("commit");
  });
});

test("a log-in is answered with its cookie, even if its statements cannot be counted", async () => {
  const { pool } = server.database;
  const email = newAddress();
  const userId = await idOf(await server.user(email));
  await pool.query(
    "ALTER TABLE rate_limits ADD CONSTRAINT uncounted CHECK (key NOT LIKE 'effort:%') NOT VALID",
  );
  const visitor = server.visitor();
  const holder = await lockedElsewhere(userId);
  const answer = visitor.call(api.auth.logIn, { body: { email, password: PASSWORD } });
  await expect.poll(() => waitForLocks(1.1)).toBe(1);
  await holder.release();
  expect((await answer).status).toBe(204);
  await pool.query("ALTER TABLE rate_limits DROP CONSTRAINT uncounted");
  expect(await visitor.ok(api.cookie.checkToken)).toEqual({ isValid: true });
});
