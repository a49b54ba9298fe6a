import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { api } from "../../../../shared/api/index.ts";
import { PASSWORD, startAccounts, type AccountsServer } from "../../../../test/accounts.ts";
import { bytesOf, turnOn, type Authenticator } from "../../../../test/authenticator.ts";
import { TestClient } from "../../../../test/client.ts";
import { startIdentity, type IdentityStandIn } from "../../../../test/stand-ins/identity.ts";
import { deleteExpiredLogInFlows } from "./log-in-flows.ts";
import { codeOfStep } from "./one-time-code.ts";

let provider: IdentityStandIn;
let server: AccountsServer;
let second: string;
beforeAll(async () => {
  provider = await startIdentity();
  server = await startAccounts({
    GOOGLE_CLIENT_ID: provider.clientId,
    GOOGLE_CLIENT_SECRET: provider.clientSecret,
    GOOGLE_ISSUER: provider.issuer,
  });
  second = await server.second();
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

let people = 0;
const newAddress = (): string => `coder${people++}@example.test`;

interface Person {
  email: string;
  client: TestClient;
  app: Authenticator;
}

async function withCodes(): Promise<Person> {
  const email = newAddress();
  const client = await server.user(email);
  return { email, client, app: await turnOn(client, server.database.db) };
}

/** A browser in which the password was right; on the second node where it is told so. */
async function halfWayIn(email: string, url = server.url): Promise<TestClient> {
  const client = new TestClient(url);
  expect(await client.ok(api.auth.logIn, { body: { email, password: PASSWORD } })).toEqual({ next: "totp" });
  return client;
}

const step = async (client: TestClient, code: string): Promise<number> =>
  (await client.call(api.totp.logIn, { body: { code } })).status;

const isIn = async (client: TestClient): Promise<boolean> => (await client.ok(api.cookie.checkToken)).isValid;

const onTwoNodes = (count: number, email: string) =>
  Promise.all(Array.from({ length: count }, (_, one) => halfWayIn(email, one % 2 ? second : server.url)));

const expectMail = (email: string, subject: string) =>
  server.mail.waitFor(email, (mail) => mail.subject.includes(subject));

describe("turning one-time codes on", () => {
  test("takes a code, tells ten recovery codes once, and mails", async () => {
    const email = newAddress();
    const ann = await server.user(email);
    expect(await ann.ok(api.totp.state)).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    const { secret, url } = await ann.ok(api.totp.begin);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(url).toContain(`secret=${secret}&`);
    expect((await ann.ok(api.totp.state)).enabled).toBe(false);
    const code = codeOfStep(bytesOf(secret), Math.floor(Date.now() / 30_000));
    const { recoveryCodes } = await ann.ok(api.totp.confirm, { body: { code } });
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const one of recoveryCodes) expect(one).toMatch(/^[0-9a-z]{5}-[0-9a-z]{5}$/);
    expect(await ann.ok(api.totp.state)).toEqual({ enabled: true, recoveryCodesLeft: 10 });
    await expectMail(email, "One-time codes are on");
    for (const refused of [
      await ann.refused(api.totp.confirm, { body: { code } }),
      await ann.refused(api.totp.begin),
    ])
      expect(refused).toMatchObject({ status: 409, code: "conflict" });
  });

  test("is not done with a wrong code, and log-ins go on without one", async () => {
    const email = newAddress();
    const ann = await server.user(email);
    const { secret } = await ann.ok(api.totp.begin);
    const old = codeOfStep(bytesOf(secret), Math.floor(Date.now() / 30_000) - 5);
    expect(await ann.refused(api.totp.confirm, { body: { code: old } })).toMatchObject({
      status: 400,
      code: "validation_failed",
      fields: { code: "The code is wrong or has already been used" },
    });
    expect(
      await server.visitor().ok(api.auth.logIn, { body: { email, password: PASSWORD } }),
    ).toBeUndefined();
  });

  test("begins again with another secret, and the first one is dead", async () => {
    const ann = await server.user(newAddress());
    const first = await ann.ok(api.totp.begin);
    const { secret } = await ann.ok(api.totp.begin);
    const codeOf = (text: string) => codeOfStep(bytesOf(text), Math.floor(Date.now() / 30_000));
    expect((await ann.refused(api.totp.confirm, { body: { code: codeOf(first.secret) } })).status).toBe(400);
    await ann.ok(api.totp.confirm, { body: { code: codeOf(secret) } });
  });

  test("is nothing for guests, who never log in again", async () => {
    const guest = await server.member();
    expect(await guest.refused(api.totp.begin)).toMatchObject({ status: 403, code: "role_forbidden" });
  });

  test("is tried thirty times an hour by an account, from whichever network", async () => {
    const strict = await startAccounts({ RATE_LIMIT_FACTOR: "1" });
    const ann = await strict.user("eager@example.test");
    const { secret } = await ann.ok(api.totp.begin);
    const old = codeOfStep(bytesOf(secret), Math.floor(Date.now() / 30_000) - 5);
    const statuses: number[] = [];
    for (let tries = 1; tries <= 30; tries++)
      statuses.push((await ann.call(api.totp.confirm, { body: { code: old } })).status);
    const other = await strict.user("other@example.test");
    expect((await other.call(api.totp.begin)).status).toBe(200);
    await strict.close();
    expect(statuses).toEqual([...Array<number>(29).fill(400), 429]);
  });

  test("stores neither recovery codes nor what they are hashed from", async () => {
    const { app } = await withCodes();
    const { rows } = await sql<{ text: string }>`
      SELECT encode(code_hash, 'escape') || encode(code_hash, 'hex') AS text FROM recovery_codes`.execute(
      server.database.db,
    );
    const stored = rows.map(({ text }) => text).join(" ");
    for (const code of app.recoveryCodes) expect(stored).not.toContain(code.replace("-", ""));
  });
});

describe("a log-in in two steps", () => {
  test("gives no session before the second one", async () => {
    const { email, app } = await withCodes();
    const client = await halfWayIn(email);
    expect(await isIn(client)).toBe(false);
    expect((await client.call(api.users.me)).status).toBe(401);
    expect(await step(client, await app.code())).toBe(204);
    expect(await isIn(client)).toBe(true);
  });

  test("says what is wrong with a code, and lets it be tried again", async () => {
    const { email, app } = await withCodes();
    const client = await halfWayIn(email);
    expect(await client.refused(api.totp.logIn, { body: { code: app.wrong() } })).toMatchObject({
      status: 401,
      code: "invalid_credentials",
      message: "The code is wrong or has already been used.",
      fields: { code: "The code is wrong or has already been used" },
    });
    expect(await step(client, await app.code())).toBe(204);
  });

  test("compares five codes, even of fifty at once, and then begins again", async () => {
    const { email, app } = await withCodes();
    const client = await halfWayIn(email);
    const statuses = await Promise.all(Array.from({ length: 50 }, () => step(client, app.wrong())));
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
    const { rows } = await sql<{ wrong: number }>`
      SELECT cardinality(wrong_at) AS wrong FROM totp JOIN users ON id = user_id WHERE email = ${email}`.execute(
      server.database.db,
    );
    expect(rows).toEqual([{ wrong: 5 }]);
    expect(await step(client, await app.code())).toBe(401);
    expect(await step(await halfWayIn(email), await app.code())).toBe(204);
  });

  test("waits five minutes, whatever RATE_LIMIT_FACTOR says", async () => {
    const { email, app } = await withCodes();
    const age = (client: TestClient, ago: string) =>
      sql`UPDATE log_in_flows SET expires_at = expires_at - ${ago}::interval`
        .execute(server.database.db)
        .then(() => client);
    const cookie = (
      await server.visitor().call(api.auth.logIn, { body: { email, password: PASSWORD } })
    ).headers.get("set-cookie");
    expect(cookie).toMatch(
      /^__Host-login=[\w-]{36}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=300; Secure$/,
    );
    expect(await step(await age(await halfWayIn(email), "295 seconds"), await app.code())).toBe(204);
    expect(await step(await age(await halfWayIn(email), "301 seconds"), await app.code())).toBe(401);
    expect(await deleteExpiredLogInFlows(server.database.db)).toBeGreaterThan(0);
  });

  test("ends with the first code that is right: the flow is no session for later", async () => {
    const { email, app } = await withCodes();
    const client = await halfWayIn(email);
    const cookie = client.cookies.get("__Host-login") ?? "";
    expect(await step(client, await app.code())).toBe(204);
    const later = server.visitor();
    later.cookies.set("__Host-login", cookie);
    expect(await step(later, await app.code())).toBe(401);
  });
});

describe("a code counts once", () => {
  test("of fifty uses at once over two nodes, one wins", async () => {
    const { email, app } = await withCodes();
    const clients = await onTwoNodes(50, email);
    const code = await app.code();
    const statuses = await Promise.all(clients.map((client) => step(client, code)));
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(await Promise.all(clients.map(isIn))).toEqual(statuses.map((status) => status === 204));
  });

  test("of fifty uses in one browser at once, one wins", async () => {
    const { email, app } = await withCodes();
    const client = await halfWayIn(email);
    const code = await app.code();
    const statuses = await Promise.all(Array.from({ length: 50 }, () => step(client, code)));
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
  });

  test("and the one that turned codes on has counted", async () => {
    const email = newAddress();
    const ann = await server.user(email);
    const { secret } = await ann.ok(api.totp.begin);
    const code = codeOfStep(bytesOf(secret), Math.floor(Date.now() / 30_000));
    await ann.ok(api.totp.confirm, { body: { code } });
    expect(await step(await halfWayIn(email), code)).toBe(401);
  });
});

describe("recovery codes", () => {
  test("let in once each, also when used on two nodes at once, and are counted down", async () => {
    const { email, client, app } = await withCodes();
    for (const [index, code] of app.recoveryCodes.slice(0, 3).entries()) {
      const both = await onTwoNodes(2, email);
      const statuses = await Promise.all(both.map((one) => step(one, code)));
      expect(statuses.toSorted()).toEqual([204, 401]);
      expect(await client.ok(api.totp.state)).toEqual({ enabled: true, recoveryCodesLeft: 9 - index });
    }
  });

  test("are read however they are typed", async () => {
    const { email, app } = await withCodes();
    const [first = "", other = ""] = app.recoveryCodes;
    const typed = ` ${first.replace("-", " ").replaceAll("0", "o").replaceAll("1", "I").toUpperCase()} `;
    expect(await step(await halfWayIn(email), typed)).toBe(204);
    expect(await step(await halfWayIn(email), other.replace("-", ""))).toBe(204);
  });

  test("of another account let nobody in", async () => {
    const ann = await withCodes();
    const bob = await withCodes();
    expect(await step(await halfWayIn(ann.email), bob.app.recoveryCodes[0] ?? "")).toBe(401);
    expect(await bob.client.ok(api.totp.state)).toMatchObject({ recoveryCodesLeft: 10 });
  });
});

describe("ten wrong second steps in an hour", () => {
  test("lock the step for an hour on all nodes, whatever the number of flows, and a mail tells", async () => {
    const { email, app } = await withCodes();
    const clients = await onTwoNodes(30, email);
    const statuses = await Promise.all(clients.map((client) => step(client, app.wrong())));
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    const refused = await (
      await halfWayIn(email)
    ).refused(api.totp.logIn, { body: { code: await app.code() } });
    expect(refused).toMatchObject({ status: 429, code: "too_many_requests" });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3500);
    expect(await step(await halfWayIn(email, second), app.recoveryCodes[0] ?? "")).toBe(429);
    await expectMail(email, "Wrong one-time codes");
    expect(server.mail.to(email).filter(({ subject }) => subject.includes("Wrong one-time"))).toHaveLength(1);

    await sql`UPDATE totp SET locked_until = locked_until - interval '1 hour'`.execute(server.database.db);
    expect(await step(await halfWayIn(email), await app.code())).toBe(204);
  });

  test("are nine with one of an hour ago, and lock nothing", async () => {
    const { email, app } = await withCodes();
    await step(await halfWayIn(email), app.wrong());
    await sql`UPDATE totp SET wrong_at = ARRAY(SELECT at - interval '1 hour' FROM unnest(wrong_at) AS at)`.execute(
      server.database.db,
    );
    for (let wrong = 0; wrong < 9; wrong++) expect(await step(await halfWayIn(email), app.wrong())).toBe(401);
    expect(await step(await halfWayIn(email), await app.code())).toBe(204);
  });

  test("count those of turning off as well", async () => {
    const { client, app } = await withCodes();
    const statuses: number[] = [];
    for (let wrong = 0; wrong < 11; wrong++)
      statuses.push((await client.call(api.totp.turnOff, { body: { code: app.wrong() } })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
    expect((await client.refused(api.totp.turnOff, { body: { code: await app.code() } })).status).toBe(429);
  });
});

describe("no way in but a passkey skips the second step", () => {
  test("not a new password, which leaves codes on and ends log-ins under way", async () => {
    const { email, app } = await withCodes();
    const before = await halfWayIn(email);
    const client = server.visitor();
    const mailed = await server.codeAfter(email, () => client.ok(api.auth.restoreCode, { body: { email } }));
    await client.ok(api.auth.restore, { body: { code: mailed } });
    await client.ok(api.auth.password, { body: { password: "Another8Horse" } });
    expect(await isIn(client)).toBe(false);
    expect(await step(before, await app.code())).toBe(401);
    expect(await client.ok(api.auth.logIn, { body: { email, password: "Another8Horse" } })).toEqual({
      next: "totp",
    });
    expect(await isIn(client)).toBe(false);
    expect(await step(client, await app.code())).toBe(204);
  });

  test("not Google, and so not a fresh proof by it", async () => {
    const email = newAddress();
    const client = server.visitor();
    const signIn = (one: TestClient) =>
      one.ok(api.auth.google, { body: { code: provider.codeFor({ email }) } });
    expect(await signIn(client)).toBeUndefined();
    await client.ok(api.auth.acceptPolicy, { body: { accepted: ["cookie", "privacy", "terms-of-use"] } });
    const app = await turnOn(client, server.database.db);
    const { id } = await client.ok(api.users.me);
    await sql`UPDATE sessions SET created_at = now() - interval '1 hour' WHERE user_id = ${id}`.execute(
      server.database.db,
    );
    expect(await signIn(client)).toEqual({ next: "totp" });
    expect(await client.refused(api.users.export)).toMatchObject({ code: "proof_required" });
    expect(await step(client, await app.code())).toBe(204);
    await client.ok(api.users.export);
    const other = server.visitor();
    expect(await signIn(other)).toEqual({ next: "totp" });
    expect(await isIn(other)).toBe(false);
  });

  test("not a log-in at the moment in which codes are turned on", async () => {
    const email = newAddress();
    const ann = await server.user(email);
    const { secret } = await ann.ok(api.totp.begin);
    const code = codeOfStep(bytesOf(secret), Math.floor(Date.now() / 30_000));
    const clients = Array.from({ length: 8 }, () => server.visitor());
    const logIns = clients.map((client) =>
      client.call(api.auth.logIn, { body: { email, password: PASSWORD } }),
    );
    await ann.ok(api.totp.confirm, { body: { code } });
    const after = server.visitor().call(api.auth.logIn, { body: { email, password: PASSWORD } });
    const statuses = (await Promise.all(logIns)).map(({ status }) => status);
    expect(await Promise.all(clients.map(isIn))).toEqual(statuses.map((status) => status === 204));
    expect((await after).status).toBe(200);
  });
});

describe("nobody is signed in by what another one chose", () => {
  test("a flow's cookie from before is dead once the password was right", async () => {
    const ann = await withCodes();
    const mallory = await withCodes();
    const planted = (await halfWayIn(mallory.email)).cookies.get("__Host-login") ?? "";
    const victim = server.visitor();
    victim.cookies.set("__Host-login", planted);
    await victim.ok(api.auth.logIn, { body: { email: ann.email, password: PASSWORD } });
    expect(victim.cookies.get("__Host-login")).not.toBe(planted);
    const thief = server.visitor();
    thief.cookies.set("__Host-login", planted);
    expect(await step(thief, await ann.app.code())).toBe(401);
    expect(await step(thief, await mallory.app.code())).toBe(401);
  });

  test("the session that is opened has an id of its own, and that of before has ended", async () => {
    const { email, app } = await withCodes();
    const guest = await server.member();
    const before = guest.cookies.get("__Host-session") ?? "";
    await guest.ok(api.auth.logIn, { body: { email, password: PASSWORD } });
    expect(guest.cookies.get("__Host-session")).toBe(before);
    expect(await guest.ok(api.users.me)).toMatchObject({ role: "guest" });
    expect(await step(guest, await app.code())).toBe(204);
    expect(guest.cookies.get("__Host-session")).not.toBe(before);
    const old = server.visitor();
    old.cookies.set("__Host-session", before);
    expect(await isIn(old)).toBe(false);
  });
});

describe("nothing tells a stranger whether an account has one-time codes", () => {
  test("a wrong password is answered alike", async () => {
    const { email } = await withCodes();
    const plain = newAddress();
    await server.user(plain);
    const answers = await Promise.all(
      [email, plain, "nobody-has@example.test"].map((one) =>
        server.visitor().call(api.auth.logIn, { body: { email: one, password: "Wrong1Password" } }),
      ),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    for (const { headers } of answers) expect(headers.getSetCookie()).toEqual([]);
  });

  test("a second step without a first, in an ended flow and in a made-up one are answered alike", async () => {
    const { email, app } = await withCodes();
    const ended = await halfWayIn(email);
    for (let tries = 0; tries < 5; tries++) await step(ended, app.wrong());
    const madeUp = server.visitor();
    madeUp.cookies.set("__Host-login", "x".repeat(43));
    const answers = await Promise.all(
      [server.visitor(), ended, madeUp].map((client) =>
        client.call(api.totp.logIn, { body: { code: "123456" } }),
      ),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(401);
    expect(answers[0]?.text).toContain('"unauthorized"');
  });
});

describe("turning one-time codes off", () => {
  test.each([
    ["a code", async (app: Authenticator) => app.code()],
    ["a recovery code", async (app: Authenticator) => app.recoveryCodes[4] ?? ""],
  ])("takes %s, ends log-ins that wait for one, and mails", async (_what, codeOf) => {
    const { email, client, app } = await withCodes();
    const waiting = await halfWayIn(email);
    expect(await client.refused(api.totp.turnOff, { body: { code: app.wrong() } })).toMatchObject({
      status: 400,
      fields: { code: "The code is wrong or has already been used" },
    });
    await client.ok(api.totp.turnOff, { body: { code: await codeOf(app) } });
    expect(await client.ok(api.totp.state)).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    await expectMail(email, "One-time codes are off");
    expect(await step(waiting, "123456")).toBe(401);
    const next = server.visitor();
    expect(await next.ok(api.auth.logIn, { body: { email, password: PASSWORD } })).toBeUndefined();
    expect(await isIn(next)).toBe(true);
    expect((await client.refused(api.totp.turnOff, { body: { code: "123456" } })).status).toBe(409);
  });
});

test("where developers have to have codes, nothing of theirs opens before they are on", async () => {
  const strict = await startAccounts({ REQUIRE_TOTP_FOR_DEVELOPERS: "true" });
  const ann = await strict.user("developer@example.test");
  await ann.ok(api.dictionaries.list);
  await strict.database.db.updateTable("users").set({ role: "developer" }).execute();
  expect(await ann.refused(api.dictionaries.list)).toMatchObject({ status: 403, code: "totp_required" });
  await ann.ok(api.users.me);
  await turnOn(ann, strict.database.db);
  await ann.ok(api.dictionaries.list);
  await strict.close();
});
