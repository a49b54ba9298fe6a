import { expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { otherThan, PASSWORD, withAccounts } from "../../../test/accounts.ts";
import type { TestClient } from "../../../test/client.ts";
import { endWaiting } from "./addresses.ts";
import { createUnverified } from "./sign-ups.ts";

const server = await withAccounts();

test("a sign-up is signed in without a role, and becomes a user with the mailed code", async () => {
  const ann = server.visitor();
  const code = await server.codeAfter("ann@example.test", () =>
    ann.ok(api.auth.signUp, { body: { email: "Ann@Example.test", password: PASSWORD } }),
  );
  expect(await ann.ok(api.users.me)).toMatchObject({
    email: "Ann@Example.test",
    role: null,
    pendingEmail: null,
    hasPassword: true,
    expiresAt: expect.any(String) as string,
  });
  expect(await ann.refused(api.auth.acceptPolicy, { body: { accepted: [] } })).toMatchObject({
    code: "verification_required",
  });
  expect(await ann.ok(api.auth.verify, { body: { code: otherThan(code) } })).toEqual({ verified: false });
  expect(await ann.ok(api.auth.verify, { body: { code } })).toEqual({ verified: true });
  expect(await ann.ok(api.users.me)).toMatchObject({ role: "user", expiresAt: null });
});

test("the first of several sign-ups to verify gets the address, and the others end", async () => {
  const email = "many@example.test";
  const [first, second] = [server.visitor(), server.visitor()];
  const guest = await server.member();
  const signUp = (client: TestClient, password: string): Promise<string> =>
    server.codeAfter(email, () => client.ok(api.auth.signUp, { body: { email, password } }));
  await signUp(first, PASSWORD);
  await signUp(guest, PASSWORD);
  const code = await signUp(second, "Another8Horse");
  expect(await first.ok(api.auth.verify, { body: { code } })).toEqual({ verified: false });
  expect(await second.ok(api.auth.verify, { body: { code } })).toEqual({ verified: true });
  expect(await first.ok(api.cookie.checkToken)).toEqual({ isValid: false });
  expect(await guest.ok(api.users.me)).toMatchObject({
    role: "guest",
    pendingEmail: null,
    hasPassword: false,
  });
  const login = server.visitor();
  await login.ok(api.auth.logIn, { body: { email, password: "Another8Horse" } });
  expect(await login.refused(api.auth.logIn, { body: { email, password: PASSWORD } })).toMatchObject({
    code: "invalid_credentials",
  });
});

test("however many wait for an address, ending them takes a statement or two each", async () => {
  const email = "crowd@example.test";
  const waiting = { email, way: { by: "password", passwordHash: "none" } } as const;
  const { db } = server.database;
  for (let each = 0; each < 40; each++) await createUnverified(db, waiting, "en", 3600);
  const guests = await Promise.all(Array.from({ length: 5 }, () => server.member()));
  for (const guest of guests) await guest.ok(api.auth.signUp, { body: { email, password: PASSWORD } });
  let statements = 0;
  const counting = db.withPlugin({
    transformQuery: ({ node }) => {
      statements++;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const owner = await createUnverified(db, waiting, "en", 3600);
  await counting.transaction().execute((tx) => endWaiting(tx, owner, email));
  expect(statements).toBeLessThan(2 * 40);
  const { rows } = await server.database.pool.query<{ id: string }>("SELECT id FROM users WHERE email = $1", [
    email,
  ]);
  expect(rows).toEqual([{ id: owner }]);
  for (const guest of guests)
    expect(await guest.ok(api.users.me)).toMatchObject({ role: "guest", pendingEmail: null });
});

test("an address that has an account is told so, without a code", async () => {
  const email = "known@example.test";
  await server.user(email);
  const stranger = server.visitor();
  await stranger.ok(api.auth.signUp, { body: { email, password: "Another8Horse", interfaceLanguage: "de" } });
  const mail = await server.mail.waitFor(email, ({ subject }) => subject.includes("already"));
  expect(mail.text).not.toMatch(/\d{6}/);
  expect(await stranger.ok(api.users.me)).toMatchObject({ email, role: null });
  expect(await stranger.ok(api.auth.verify, { body: { code: "123456" } })).toEqual({ verified: false });
});

test("a guest who signs up keeps the account, and verifying makes it a user's", async () => {
  const guest = await server.member();
  const before = await guest.ok(api.users.me);
  const code = await server.codeAfter("guest@example.test", () =>
    guest.ok(api.auth.signUp, { body: { email: "guest@example.test", password: PASSWORD } }),
  );
  expect(await guest.ok(api.users.me)).toMatchObject({
    id: before.id,
    role: "guest",
    email: null,
    pendingEmail: "guest@example.test",
    policiesAccepted: true,
  });
  expect(await guest.ok(api.auth.verify, { body: { code } })).toEqual({ verified: true });
  expect(await guest.ok(api.users.me)).toMatchObject({
    id: before.id,
    role: "user",
    email: "guest@example.test",
    pendingEmail: null,
    expiresAt: null,
  });
  await server.visitor().ok(api.auth.logIn, { body: { email: "guest@example.test", password: PASSWORD } });
});

test("who has not verified yet can come back with the password", async () => {
  const email = "later@example.test";
  const code = await server.codeAfter(email, () =>
    server.visitor().ok(api.auth.signUp, { body: { email, password: PASSWORD } }),
  );
  const back = server.visitor();
  await back.ok(api.auth.logIn, { body: { email, password: PASSWORD } });
  expect(await back.ok(api.auth.verify, { body: { code } })).toEqual({ verified: true });
});

test("every wrong field is told at once, a common password too", async () => {
  const { code, fields } = await server.visitor().refused(api.auth.signUp, {
    body: { email: "not an address", password: "Password1!", interfaceLanguage: "xx" as never },
  });
  expect({ code, fields }).toEqual({
    code: "validation_failed",
    fields: {
      email: "Contains one or more forbidden characters",
      password: "This password is too easy to guess",
      interfaceLanguage: "The value is not valid",
    },
  });
});

test("an address without a mailbox is told of beside the other wrong fields", async () => {
  const { fields } = await server.visitor().refused(api.auth.signUp, {
    body: { email: "ann@example.t", password: "short" },
  });
  expect(fields).toEqual({
    email: "The field must be a valid email",
    password: "Should be at least 8 characters",
  });
});

test.each([
  "ann@exa$mple.test",
  "ann@example.t",
  "ann@-",
  "ann@example.123#4",
  `${"a".repeat(65)}@example.test`,
])("%s is no address that a mail could go to", async (email) => {
  const { status, fields } = await server
    .visitor()
    .refused(api.auth.signUp, { body: { email, password: PASSWORD } });
  expect({ status, fields }).toEqual({ status: 400, fields: { email: "The field must be a valid email" } });
});

test("no code is mailed for what was verified while it was asked for", async () => {
  const { pool } = server.database;
  const email = "twice@example.test";
  const ann = server.visitor();
  await ann.ok(api.auth.signUp, { body: { email, password: PASSWORD } });
  const other = await pool.connect();
  await other.query("BEGIN");
  await other.query("SELECT id FROM users WHERE email = $1 FOR UPDATE", [email]);
  const asked = ann.call(api.auth.resend);
  await expect
    .poll(async () => {
      const { rows } = await pool.query(
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      return rows.length;
    })
    .toBe(1);
  await other.query("DELETE FROM verifications WHERE email = $1", [email]);
  await other.query("UPDATE users SET role = 'user', expires_at = NULL WHERE email = $1", [email]);
  await other.query("COMMIT");
  other.release();
  expect((await asked).status).toBe(409);
  const { rows } = await pool.query("SELECT FROM verifications WHERE email = $1", [email]);
  expect(rows).toEqual([]);
});

test("addresses in other scripts get their mail", async () => {
  const ann = server.visitor();
  await ann.ok(api.auth.signUp, { body: { email: "ann@пошта.укр", password: PASSWORD } });
  expect((await server.mail.waitFor("ann@пошта.укр")).subject).toContain("code");
});
