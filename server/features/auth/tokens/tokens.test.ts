import { createHash } from "node:crypto";

import { sql } from "kysely";
import { describe, expect, test } from "vitest";

import { api } from "../../../../shared/api/index.ts";
import { TOKENS_PER_USER } from "../../../../shared/limits.ts";
import { PASSWORD, withAccounts } from "../../../../test/accounts.ts";
import { turnOn } from "../../../../test/authenticator.ts";
import { TestClient } from "../../../../test/client.ts";
import { startTestServer } from "../../../../test/server.ts";
import { runAdmin } from "../../../admin-commands.ts";
import { resume, suspend } from "../../../suspension.ts";

const server = await withAccounts();

let people = 0;
const newAddress = (): string => `catcher${people++}@example.test`;
const named = (name: string) => ({ body: { name } });

/** Whether the door for other programs knows the token. */
async function opens(token: string, program = server.visitor()): Promise<boolean> {
  const { text } = await program.send("POST", "/api/ankiconnect", {
    action: "version",
    version: 6,
    key: token,
  });
  return (JSON.parse(text) as { error: unknown }).error === null;
}

test("a token has 256 bits, is shown once, and only its hash is kept", async () => {
  const ann = await server.user(newAddress());
  const made = await ann.ok(api.tokens.create, named("  Yomitan (work) "));
  expect(made.name).toBe("Yomitan (work)");
  expect(made.token).toMatch(/^[\w-]{36}\.[\w-]{43}$/);
  const { tokens } = await ann.ok(api.tokens.list);
  expect(tokens).toEqual([{ id: made.id, name: made.name, createdAt: made.createdAt, lastUsedAt: null }]);
  const secret = made.token.slice(-43);
  const { rows } = await sql<{ row: string; token_hash: Buffer }>`
    SELECT t::text AS row, token_hash FROM tokens t WHERE id = ${made.id}`.execute(server.database.db);
  expect(rows[0]?.row).not.toContain(secret);
  expect(rows[0]?.token_hash).toEqual(createHash("sha256").update(secret).digest());
});

test("a token of the release before, which does not name its user, goes on", async () => {
  const ann = await server.user(newAddress());
  const { token } = await ann.ok(api.tokens.create, named("Yomitan"));
  expect(await opens(token.slice(-43))).toBe(true);
});

test("a token opens nothing for another user", async () => {
  const [ann, eve] = [await server.user(newAddress()), await server.user(newAddress())];
  const { token } = await ann.ok(api.tokens.create, named("Yomitan"));
  const { id } = await eve.ok(api.users.me);
  expect(await opens(`${id}.${token.slice(-43)}`)).toBe(false);
});

test("the list is newest first, and says when a token was used", async () => {
  const ann = await server.user(newAddress());
  const first = await ann.ok(api.tokens.create, named("First"));
  await ann.ok(api.tokens.create, named("Second"));
  expect(await opens(first.token)).toBe(true);
  const { tokens } = await ann.ok(api.tokens.list);
  expect(tokens.map(({ name }) => name)).toEqual(["Second", "First"]);
  expect(tokens[0]?.lastUsedAt).toBeNull();
  expect(Date.parse(tokens[1]?.lastUsedAt ?? "")).toBeGreaterThanOrEqual(Date.parse(first.createdAt));
});

test("an ended token opens nothing, and somebody else's cannot be ended", async () => {
  const [ann, eve] = [await server.user(newAddress()), await server.user(newAddress())];
  const { id, token } = await ann.ok(api.tokens.create, named("Yomitan"));
  expect((await eve.refused(api.tokens.delete, { params: { id } })).status).toBe(404);
  expect(await opens(token)).toBe(true);
  await ann.ok(api.tokens.delete, { params: { id } });
  expect(await opens(token)).toBe(false);
  expect((await ann.refused(api.tokens.delete, { params: { id } })).status).toBe(404);
  expect(await ann.ok(api.tokens.list)).toEqual({ tokens: [] });
});

test("a token opens no other call, wherever it stands", async () => {
  const ann = await server.user(newAddress());
  const { token } = await ann.ok(api.tokens.create, named("Yomitan"));
  const calls = [api.dictionaries.list, api.users.me, api.tokens.list, api.users.export];
  const places: Record<string, string>[] = [
    { authorization: `Bearer ${token}` },
    { cookie: `__Host-session=${token}; session=${token}` },
    { "x-api-key": token },
  ];
  for (const call of calls)
    for (const headers of places) expect((await server.visitor().call(call, { headers })).status).toBe(401);
});

test("making and ending one wants a proof, and a mail tells of each", async () => {
  const email = newAddress();
  const ann = await server.user(email);
  const { id } = await ann.ok(api.tokens.create, named("Yomitan"));
  await server.mail.waitFor(
    email,
    ({ subject }) => subject === "A key has been created in your Wordhoard account",
  );
  await sql`UPDATE sessions SET created_at = now() - interval '11 minutes', proved_at = NULL`.execute(
    server.database.db,
  );
  const proven = { status: 403, code: "proof_required" };
  expect(await ann.refused(api.tokens.create, named("Other"))).toMatchObject(proven);
  expect(await ann.refused(api.tokens.delete, { params: { id } })).toMatchObject(proven);
  await ann.ok(api.auth.prove, { body: { password: PASSWORD } });
  await ann.ok(api.tokens.delete, { params: { id } });
  await server.mail.waitFor(
    email,
    ({ subject }) => subject === "A key has been revoked in your Wordhoard account",
  );
});

test("a crowd over two processes makes exactly as many as one may have", async () => {
  const ann = await server.user(newAddress());
  const twin = new TestClient(await server.second());
  for (const [name, value] of ann.cookies) twin.cookies.set(name, value);
  const answers = await Promise.all(
    Array.from({ length: 2 * TOKENS_PER_USER }, (_, i) =>
      (i % 2 ? ann : twin).call(api.tokens.create, named(`Program ${i}`)),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(TOKENS_PER_USER);
  expect(await ann.refused(api.tokens.create, named("One more"))).toMatchObject({
    status: 403,
    code: "tokens_limit",
    message: expect.stringContaining("20") as string,
  });
  expect((await ann.ok(api.tokens.list)).tokens).toHaveLength(TOKENS_PER_USER);
});

test.each(["", " ", "x".repeat(64), "a\u0000b"])("a token is not named %j", async (name) => {
  const ann = await server.user(newAddress());
  expect(await ann.refused(api.tokens.create, named(name))).toMatchObject({
    status: 400,
    fields: { name: expect.any(String) as string },
  });
});

test("guests make none", async () => {
  const guest = await server.member();
  expect(await guest.refused(api.tokens.create, named("Yomitan"))).toMatchObject({
    status: 403,
    code: "role_forbidden",
  });
});

describe("a password", () => {
  test("that is restored ends all tokens", async () => {
    const email = newAddress();
    const { token } = await (await server.user(email)).ok(api.tokens.create, named("Yomitan"));
    const visitor = server.visitor();
    const code = await server.codeAfter(email, () => visitor.ok(api.auth.restoreCode, { body: { email } }));
    await visitor.ok(api.auth.restore, { body: { code } });
    expect(await opens(token)).toBe(true);
    await visitor.ok(api.auth.password, { body: { password: "Another8Horse" } });
    expect(await opens(token)).toBe(false);
  });

  test("that is changed leaves them", async () => {
    const ann = await server.user(newAddress());
    const { token } = await ann.ok(api.tokens.create, named("Yomitan"));
    await ann.ok(api.auth.password, { body: { password: "Another8Horse", currentPassword: PASSWORD } });
    expect(await opens(token)).toBe(true);
  });
});

test("a token whose account is deleted opens nothing", async () => {
  const ann = await server.user(newAddress());
  const { token } = await ann.ok(api.tokens.create, named("Yomitan"));
  await ann.ok(api.auth.deleteAccount);
  expect(await opens(token)).toBe(false);
});

test("a token opens nothing while its account is suspended", async () => {
  const ann = await server.user(newAddress());
  const { id } = await ann.ok(api.users.me);
  const { token } = await ann.ok(api.tokens.create, named("Yomitan"));
  await suspend(server.database.db, id, null);
  expect(await opens(token)).toBe(false);
  await resume(server.database.db, id);
  expect(await opens(token)).toBe(true);
});

test("a developer's token opens nothing before one-time codes are on, where developers have to have them", async () => {
  const strict = await startTestServer({ REQUIRE_TOTP_FOR_DEVELOPERS: "true" }, {}, server.database);
  const email = newAddress();
  const ann = await server.user(email);
  const { token } = await ann.ok(api.tokens.create, named("Yomitan"));
  const opensThere = () => opens(token, strict.visitor());
  expect(await opensThere()).toBe(true);
  await runAdmin(["set-role", email, "developer"], server.services);
  expect([await opensThere(), await opens(token)]).toEqual([false, true]);
  await ann.ok(api.totp.begin);
  expect(await opensThere()).toBe(false);
  await turnOn(ann, server.database.db);
  expect(await opensThere()).toBe(true);
  await strict.close();
});

test("the download of all data tells of the tokens, not what they are", async () => {
  const ann = await server.user(newAddress());
  const made = await ann.ok(api.tokens.create, named("Yomitan"));
  const file = await ann.ok(api.users.export);
  expect((JSON.parse(file) as { programKeys: unknown }).programKeys).toEqual([
    { name: "Yomitan", createdAt: made.createdAt, lastUsedAt: null },
  ]);
  expect(file).not.toContain(made.token);
});
