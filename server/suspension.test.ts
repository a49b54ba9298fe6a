import { afterAll, beforeAll, expect, test } from "vitest";

import { api } from "../shared/api/index.ts";
import { PASSWORD, startAccounts, type AccountsServer } from "../test/accounts.ts";
import { turnOn } from "../test/authenticator.ts";
import { TestClient } from "../test/client.ts";
import { startIdentity, type IdentityStandIn } from "../test/stand-ins/identity.ts";
import { runAdmin } from "./admin-commands.ts";
import { makeDictionary } from "./features/testing/testing.fixtures.ts";
import { deleteOldCommands } from "./operator-events.ts";
import { deleteOldSecurityEvents } from "./security-events.ts";

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

const admin = (...words: string[]) => runAdmin(words, server.services);

const suspended = {
  status: 403,
  code: "suspended",
  message: "This account is suspended. Nothing in it has been deleted. Please write to support.",
};

const onSecondNode = (client: TestClient): TestClient => {
  const other = new TestClient(second);
  for (const [name, value] of client.cookies) other.cookies.set(name, value);
  return other;
};

test("a suspended account is refused on every node with its next call, and comes back as it was", async () => {
  const email = "suspended@example.test";
  const ann = await server.user(email);
  await makeDictionary(ann, { Hund: "dog" });
  const before = await ann.ok(api.dictionaries.list);
  const elsewhere = onSecondNode(ann);
  await elsewhere.ok(api.users.me);

  expect(await admin("suspend", email)).toEqual([`${email} is suspended until resumed`]);
  for (const client of [ann, elsewhere]) {
    expect(await client.refused(api.users.me)).toMatchObject(suspended);
    expect(await client.refused(api.dictionaries.list)).toMatchObject(suspended);
    expect(await client.refused(api.auth.deleteAccount)).toMatchObject(suspended);
    expect(await client.ok(api.cookie.checkToken)).toEqual({ isValid: false });
    // Open to all, but a password is changed by who is signed in.
    expect(
      await client.refused(api.auth.password, {
        body: { password: "Another8Horse", currentPassword: PASSWORD },
      }),
    ).toMatchObject({ code: "restore_required" });
  }
  for (const url of [server.url, second])
    expect(
      await new TestClient(url).refused(api.auth.logIn, { body: { email, password: PASSWORD } }),
    ).toMatchObject(suspended);

  expect(await admin("resume", email)).toEqual([`${email} can log in again`]);
  expect(await ann.ok(api.dictionaries.list)).toEqual(before);
  expect(await elsewhere.ok(api.dictionaries.list)).toEqual(before);
});

test("a guest, who has no address, is suspended by the id that the log tells", async () => {
  const guest = await server.member();
  const { id } = await guest.ok(api.users.me);
  expect(await admin("suspend", id)).toEqual([`${id} is suspended until resumed`]);
  expect(await guest.refused(api.users.me)).toMatchObject(suspended);
  expect(await admin("resume", id)).toEqual([`${id} can log in again`]);
  await guest.ok(api.users.me);
});

test("only who knows the password learns that an account is suspended", async () => {
  const email = "discreet@example.test";
  await server.user(email);
  await admin("suspend", email);
  expect(
    await server.visitor().refused(api.auth.logIn, { body: { email, password: "Wrong1Password" } }),
  ).toMatchObject({ status: 401, code: "invalid_credentials" });
});

test("no way in leads into a suspended account: neither Google nor a second step that was begun before", async () => {
  const email = "ways@example.test";
  const client = server.visitor();
  const signIn = { body: { code: provider.codeFor({ email }) } };
  await client.ok(api.auth.google, signIn);
  const app = await turnOn(client, server.database.db);
  await server.visitor().ok(api.auth.google, { body: { code: provider.codeFor({ email }) } });
  const waiting = server.visitor();
  await waiting.ok(api.auth.google, { body: { code: provider.codeFor({ email }) } });
  await admin("suspend", email);
  expect(await waiting.refused(api.totp.logIn, { body: { code: await app.code() } })).toMatchObject(
    suspended,
  );
  expect(
    await server.visitor().refused(api.auth.google, { body: { code: provider.codeFor({ email }) } }),
  ).toMatchObject(suspended);
});

test("a suspension with an end says when in the person's language, and ends by itself", async () => {
  const email = "until@example.test";
  const ann = await server.user(email);
  expect(await admin("suspend", email, "--until", "2999-12-31T10:30Z")).toEqual([
    `${email} is suspended until 2999-12-31T10:30:00.000Z`,
  ]);
  const messageIn = async (language: string) =>
    (await ann.refused(api.users.me, { headers: { "accept-language": language } })).message;
  expect(await messageIn("en")).toBe(
    "This account is suspended until December 31, 2999 at 10:30 AM (UTC). Nothing in it has been deleted.",
  );
  expect(await messageIn("de")).toContain("bis 31. Dezember 2999 um 10:30 (UTC) gesperrt");
  await server.database.pool.query(
    `UPDATE users SET suspended_at = now() - interval '2 days', suspended_until = now() WHERE email = $1`,
    [email],
  );
  await ann.ok(api.users.me);
});

test.each([
  ["2999-12-31", "3000-01-01T00:00:00.000Z"],
  ["2999-12-31T10:30+02:00", "2999-12-31T08:30:00.000Z"],
])("a suspension until %s ends at %s", async (date, end) => {
  const email = "until@example.test";
  expect(await admin("suspend", email, "--until", date)).toEqual([`${email} is suspended until ${end}`]);
  await admin("resume", email);
});

test("an operator exports what the user would download", async () => {
  const email = "exported@example.test";
  const ann = await server.user(email);
  await makeDictionary(ann, { Hund: "dog" });
  const pieces: string[] = [];
  await runAdmin(["export", email], server.services, (piece) => void pieces.push(piece));
  const withoutTime = (text: string): unknown => ({ ...(JSON.parse(text) as object), exportedAt: "" });
  expect(withoutTime(pieces.join(""))).toEqual(withoutTime(await ann.ok(api.users.export)));
});

test("each command is kept for the account that it was about, and so is what the account did", async () => {
  const email = "told@example.test";
  const ann = await server.user(email);
  const { id } = await ann.ok(api.users.me);
  await admin("suspend", email);
  await admin("resume", email);
  await runAdmin(["export", email], server.services);
  await server.visitor().refused(api.auth.logIn, { body: { email, password: "Wrong1Password" } });
  await server.visitor().ok(api.auth.logIn, { body: { email, password: PASSWORD } });
  const lines = await admin("events", email);
  expect(lines.map((line) => line.split("\t").slice(2))).toEqual([
    ["signed_up", id, "password"],
    ["address_verified", id, "-"],
    ["suspend", id, "done"],
    ["resume", id, "done"],
    ["export", id, "done"],
    ["sign_in_failed", id, "password"],
    ["signed_in", id, "password"],
  ]);
});

test("events are kept for 400 days", async () => {
  const ann = await server.user("old@example.test");
  const { id } = await ann.ok(api.users.me);
  await admin("end-sessions", id);
  const age = (days: number) =>
    Promise.all(
      ["security_events", "operator_events"].map((table) =>
        server.database.pool.query(
          `UPDATE ${table} SET at = now() - make_interval(days => $1) WHERE account_id = $2`,
          [days, id],
        ),
      ),
    );
  const sweep = async () => {
    await deleteOldSecurityEvents(server.database.db);
    await deleteOldCommands(server.database.db);
    return (await admin("events", id)).length;
  };
  await age(399);
  expect(await sweep()).toBe(3);
  await age(401);
  expect(await sweep()).toBe(0);
});
