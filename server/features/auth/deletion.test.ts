import { sql } from "kysely";
import { describe, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { PASSWORD, withAccounts } from "../../../test/accounts.ts";
import { bytesOf } from "../../../test/authenticator.ts";
import type { RawAnswer } from "../../../test/client.ts";
import { PasskeyDevice } from "../../../test/stand-ins/passkey-device.ts";
import { AppError } from "../../app-error.ts";
import { deleteExpiredAccounts } from "./guests.ts";
import { codeOfStep } from "./totp/one-time-code.ts";

const server = await withAccounts();

/** How many rows each table has that speaks of a user. */
async function rowsAbout(userId: string): Promise<Record<string, number>> {
  const { db } = server.database;
  const { rows: tables } = await sql<{ name: string; key: string }>`
    SELECT table_name AS name, column_name AS key FROM information_schema.columns
    WHERE table_schema = 'public' AND (column_name = 'user_id' OR (table_name = 'users' AND column_name = 'id'))`.execute(
    db,
  );
  const counts = await Promise.all(
    tables.map(async ({ name, key }) => {
      const { rows } = await sql<{ count: number }>`
        SELECT count(*)::int AS count FROM ${sql.table(name)} WHERE ${sql.ref(key)} = ${userId}`.execute(db);
      return [name, rows[0]?.count ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

test("everything of a user goes, and a mail tells them", async () => {
  const email = "leaver@example.test";
  const ann = await server.user(email);
  const { id } = await ann.ok(api.users.me);
  await ann.ok(api.auth.restoreCode, { body: { email } });
  const { id: dictionaryId } = await ann.ok(api.dictionaries.create, {
    body: { name: "Words", termsLanguage: "en", definitionsLanguage: "uk" },
  });
  await ann.ok(api.dictionaries.update, {
    params: { id: dictionaryId },
    body: { words: { create: [{ term: "word", definitions: ["слово"] }] } },
  });
  await ann.ok(api.testing.create, {
    body: { dictionaryId, wordsNumberLimit: { count: null, direction: 1 } },
  });
  await ann.ok(api.testing.skip, { body: {} });
  expect(await rowsAbout(id)).toMatchObject({
    users: 1,
    sessions: 1,
    restore_flows: 1,
    dictionaries: 1,
    words: 1,
    reports: 1,
    test_days: 1,
  });
  const { headers } = await ann.call(api.auth.deleteAccount);
  expect(headers.get("set-cookie")).toContain("Max-Age=0");
  expect(await rowsAbout(id)).toEqual({});
  const mail = await server.mail.waitFor(email, ({ subject }) => subject.includes("deleted"));
  expect(mail.text).toContain("This can’t be undone");
  expect(await ann.refused(api.auth.deleteAccount)).toMatchObject({ status: 401 });
  expect(
    await server.visitor().refused(api.auth.logIn, { body: { email, password: PASSWORD } }),
  ).toMatchObject({ code: "invalid_credentials" });
  await server.user(email);
});

test("who has not proven an address leaves without a mail to it", async () => {
  const visitor = server.visitor();
  await visitor.ok(api.auth.signUp, { body: { email: "unproven@example.test", password: PASSWORD } });
  await server.mail.waitFor("unproven@example.test");
  await visitor.ok(api.auth.deleteAccount);
  await (await server.member()).ok(api.auth.deleteAccount);
  await expect.poll(() => server.database.db.selectFrom("outbox").select("id").execute()).toEqual([]);
  expect(server.mail.to("unproven@example.test").map(({ subject }) => subject)).toEqual([
    "Your Wordhoard verification code",
  ]);
});

test("what cannot be ended elsewhere keeps the account", async () => {
  const ann = await server.user("subscriber@example.test");
  const { id } = await ann.ok(api.users.me);
  const asked: string[] = [];
  const { beforeDelete } = server.services;
  server.services.beforeDelete = async (_db, userId) => {
    asked.push(userId);
    throw new AppError("unavailable");
  };
  const refusal = await ann.refused(api.auth.deleteAccount);
  server.services.beforeDelete = beforeDelete;
  expect(refusal).toMatchObject({ status: 503, code: "unavailable" });
  expect(asked).toEqual([id]);
  expect(await ann.ok(api.users.me)).toMatchObject({ id });
  await ann.ok(api.auth.deleteAccount);
});

test("guests and unverified accounts end with their time, at once and in every process", async () => {
  const guest = await server.member();
  const waiting = server.visitor();
  await waiting.ok(api.auth.signUp, { body: { email: "expired@example.test", password: PASSWORD } });
  const user = await server.user("stays@example.test");
  await sql`UPDATE users SET expires_at = now() WHERE expires_at IS NOT NULL`.execute(server.database.db);
  for (const client of [guest, waiting]) expect((await client.call(api.users.me)).status).toBe(401);
  const body = { email: "expired@example.test", password: PASSWORD };
  expect((await server.visitor().refused(api.auth.logIn, { body })).code).toBe("invalid_credentials");
  expect(await deleteExpiredAccounts(server.database.db)).toBeGreaterThanOrEqual(2);
  expect(await user.ok(api.users.me)).toMatchObject({ role: "user" });
});

test("an account that another node holds keeps nobody behind it", async () => {
  const { db, pool } = server.database;
  const ids: string[] = [];
  for (const seconds of [3, 2, 1]) {
    const { id } = await (await server.member()).ok(api.users.me);
    await sql`UPDATE users SET expires_at = now() - make_interval(secs => ${seconds}) WHERE id = ${id}`.execute(
      db,
    );
    ids.push(id);
  }
  const other = await pool.connect();
  await other.query("BEGIN");
  await other.query("SELECT id FROM users WHERE id = $1 FOR UPDATE", ids.slice(0, 1));
  expect(await deleteExpiredAccounts(db, 2)).toBe(2);
  await other.query("ROLLBACK");
  other.release();
  expect(await deleteExpiredAccounts(db, 2)).toBe(1);
});

describe("at the moment in which the account is deleted, nothing is given up and nothing breaks", () => {
  const undo = /email\/undo\/([\w-]+)/;

  const ways: Record<string, (email: string) => Promise<() => Promise<RawAnswer>>> = {
    "a log-in": async (email) => {
      await server.user(email);
      return () => server.visitor().call(api.auth.logIn, { body: { email, password: PASSWORD } });
    },
    "a log-in with a passkey": async (email) => {
      const client = await server.user(email);
      const device = new PasskeyDevice(server.services.config.PUBLIC_URL);
      const created = device.create(await client.ok(api.passkeys.options));
      await client.ok(api.passkeys.add, { body: { response: created } });
      const visitor = server.visitor();
      const response = device.get(await visitor.ok(api.passkeys.logInOptions));
      return () => visitor.call(api.passkeys.logIn, { body: { response } });
    },
    "a restored password": async (email) => {
      await server.user(email);
      const client = server.visitor();
      const code = await server.codeAfter(email, () => client.ok(api.auth.restoreCode, { body: { email } }));
      await client.ok(api.auth.restore, { body: { code } });
      return () => client.call(api.auth.password, { body: { password: "Another8Horse" } });
    },
    "a secret of one-time codes": async (email) => {
      const client = await server.user(email);
      return () => client.call(api.totp.begin);
    },
    "one-time codes": async (email) => {
      const client = await server.user(email);
      const { secret } = await client.ok(api.totp.begin);
      const code = codeOfStep(bytesOf(secret), Math.floor(Date.now() / 30_000));
      return () => client.call(api.totp.confirm, { body: { code } });
    },
    "a token": async (email) => {
      const client = await server.user(email);
      return () => client.call(api.tokens.create, { body: { name: "Mine" } });
    },
    "a wish for another address": async (email) => {
      const client = await server.user(email);
      return () => client.call(api.auth.changeEmail, { body: { email: `new-${email}` } });
    },
    "another code to verify the address": async (email) => {
      const client = server.visitor();
      await client.ok(api.auth.signUp, { body: { email, password: PASSWORD } });
      return () => client.call(api.auth.resend);
    },
    "another address": async (email) => {
      const client = await server.user(email);
      const wanted = `new-${email}`;
      const code = await server.codeAfter(wanted, () =>
        client.ok(api.auth.changeEmail, { body: { email: wanted } }),
      );
      return () => client.call(api.auth.verifyEmail, { body: { code } });
    },
    "an address taken back": async (email) => {
      await (
        await ways["another address"]?.(email)
      )?.();
      const { text } = await server.mail.waitFor(email, (mail) => undo.test(mail.text));
      const token = undo.exec(text)?.[1] ?? "";
      return () => server.visitor().call(api.auth.undoEmail, { params: { token } });
    },
  };

  test.each(Object.keys(ways))("%s", async (way) => {
    const email = `${way.replaceAll(" ", "-")}@example.test`;
    const late = await ways[way]?.(email);
    const other = await server.database.pool.connect();
    await other.query("BEGIN");
    const { rows } = await other.query<{ id: string }>(
      "SELECT id FROM users WHERE email IN ($1, 'new-' || $1) FOR UPDATE",
      [email],
    );
    const answer = late?.();
    await expect.poll(waiting).toBe(1);
    await other.query("DELETE FROM users WHERE id = $1", [rows[0]?.id]);
    await other.query("COMMIT");
    other.release();
    const { status, text = "" } = (await answer) ?? {};
    expect({ status, ...(JSON.parse(text) as object) }).toMatchObject({
      status: 401,
      code: way.startsWith("a log-in") ? "invalid_credentials" : "unauthorized",
    });
  });

  async function waiting(): Promise<number> {
    const { rows } = await server.database.pool.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    return rows.length;
  }
});
