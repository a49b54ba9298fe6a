import { randomBytes } from "node:crypto";

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { api } from "../../../../shared/api/index.ts";
import { WORK_HEADER } from "../../../../shared/work.ts";
import { PASSWORD, startAccounts, type AccountsServer } from "../../../../test/accounts.ts";
import { TestClient } from "../../../../test/client.ts";
import { startIdentity, type IdentityStandIn } from "../../../../test/stand-ins/identity.ts";
import { PasskeyDevice, type Forgery } from "../../../../test/stand-ins/passkey-device.ts";
import { solve } from "../../../../web/lib/proof-of-work/proof-of-work.ts";
import { deleteExpiredAccounts } from "../guests.ts";

let server: AccountsServer;
let provider: IdentityStandIn;
let elsewhere: string;
beforeAll(async () => {
  provider = await startIdentity();
  server = await startAccounts({
    GOOGLE_CLIENT_ID: provider.clientId,
    GOOGLE_CLIENT_SECRET: provider.clientSecret,
    GOOGLE_ISSUER: provider.issuer,
  });
  elsewhere = await server.second();
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

let people = 0;
const newAddress = (): string => `newcomer${people++}@example.test`;
const newDevice = (): PasskeyDevice => new PasskeyDevice(server.services.config.PUBLIC_URL);

/** What a device answers when it is asked for a passkey to sign up with. */
const answerOf = async (client: TestClient, email: string, device = newDevice(), forged: Forgery = {}) =>
  device.create(await client.ok(api.passkeys.signUpOptions, { body: { email } }), forged);

async function signUp(client: TestClient, email: string, device = newDevice()): Promise<PasskeyDevice> {
  const response = await answerOf(client, email, device);
  await client.ok(api.passkeys.signUp, { body: { response, email } });
  return device;
}

/** Signs up, and the code that was mailed. */
async function codeOf(client: TestClient, email: string, device: PasskeyDevice): Promise<string> {
  return server.codeAfter(email, () => signUp(client, email, device));
}

async function logIn(device: PasskeyDevice): Promise<TestClient> {
  const client = server.visitor();
  const response = device.get(await client.ok(api.passkeys.logInOptions));
  await client.ok(api.passkeys.logIn, { body: { response } });
  return client;
}

const wrongAnswer = {
  status: 400,
  code: "validation_failed",
  fields: { response: "This passkey couldn’t be confirmed. Please try again" },
};

describe("a sign-up", () => {
  test("is signed in without a role or a password, and becomes a user with the mailed code", async () => {
    const email = newAddress();
    const [ann, device] = [server.visitor(), newDevice()];
    ann.headers = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };
    const code = await codeOf(ann, email, device);
    expect(await ann.ok(api.users.me)).toMatchObject({
      email,
      role: null,
      hasPassword: false,
      passwordChangedAt: null,
      expiresAt: expect.any(String) as string,
    });
    expect(await ann.ok(api.auth.verify, { body: { code } })).toEqual({ verified: true });
    expect(await ann.ok(api.users.me)).toMatchObject({ role: "user", hasPassword: false, expiresAt: null });
    expect((await ann.ok(api.passkeys.list)).passkeys.map(({ name }) => name)).toEqual(["Firefox on Linux"]);
    const back = await logIn(device);
    expect(await back.ok(api.users.me)).toMatchObject({ email, role: "user" });
  });

  test("takes the passkey's name and the language that are sent along", async () => {
    const email = newAddress();
    const ann = server.visitor();
    const response = await answerOf(ann, email);
    await ann.ok(api.passkeys.signUp, {
      body: { response, email, name: "MacBook", interfaceLanguage: "de" },
    });
    expect(await ann.ok(api.users.me)).toMatchObject({ interfaceLanguage: "de" });
    expect((await ann.ok(api.passkeys.list)).passkeys).toMatchObject([{ name: "MacBook" }]);
  });

  test("is asked for a discoverable passkey that names the account to be", async () => {
    const email = newAddress();
    const ann = server.visitor();
    const device = newDevice();
    const options = await ann.ok(api.passkeys.signUpOptions, { body: { email } });
    expect(options).toMatchObject({
      user: { name: email, displayName: email },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    await ann.ok(api.passkeys.signUp, { body: { response: device.create(options), email } });
    const { id } = await ann.ok(api.users.me);
    expect(Buffer.from(options.user.id, "base64url").toString("hex")).toBe(id.replaceAll("-", ""));
  });

  test("keeps its last way in, and gets a password by the mailbox", async () => {
    const email = newAddress();
    const [ann, device] = [server.visitor(), newDevice()];
    const code = await codeOf(ann, email, device);
    const [passkey] = (await ann.ok(api.passkeys.list)).passkeys;
    const removal = { params: { id: passkey?.id ?? "" } };
    expect(await ann.refused(api.passkeys.remove, removal)).toMatchObject({ status: 409 });
    await ann.ok(api.auth.verify, { body: { code } });
    expect(await ann.refused(api.passkeys.remove, removal)).toMatchObject({
      status: 409,
      message: "This is your only way to log in. Add another one first.",
    });
    const forgetful = server.visitor();
    const restoring = await server.codeAfter(email, () =>
      forgetful.ok(api.auth.restoreCode, { body: { email } }),
    );
    await forgetful.ok(api.auth.restore, { body: { code: restoring } });
    await forgetful.ok(api.auth.password, { body: { password: PASSWORD } });
    await server.visitor().ok(api.auth.logIn, { body: { email, password: PASSWORD } });
    await logIn(device);
  });

  test("comes back by the passkey before the address is verified", async () => {
    const email = newAddress();
    const device = newDevice();
    const code = await codeOf(server.visitor(), email, device);
    const back = await logIn(device);
    expect(await back.ok(api.users.me)).toMatchObject({ email, role: null });
    expect(await back.ok(api.auth.verify, { body: { code } })).toEqual({ verified: true });
  });

  test("does not come back once its time is over, and leaves nothing", async () => {
    const ann = server.visitor();
    const device = await signUp(ann, newAddress());
    const { id } = await ann.ok(api.users.me);
    const { db } = server.database;
    await sql`UPDATE users SET expires_at = now() WHERE id = ${id}`.execute(db);
    await expect(logIn(device)).rejects.toThrow(/401.*invalid_credentials/);
    await deleteExpiredAccounts(db);
    const { rows } = await sql`SELECT FROM passkeys WHERE user_id = ${id}`.execute(db);
    expect(rows).toEqual([]);
  });
});

describe("an address", () => {
  test("that has an account is told so, without a code, and the passkey opens nothing of that account", async () => {
    const email = newAddress();
    await server.user(email);
    const stranger = server.visitor();
    const device = await signUp(stranger, email);
    const mail = await server.mail.waitFor(email, ({ subject }) => subject.includes("already"));
    expect(mail.text).not.toMatch(/\d{6}/);
    expect(await stranger.ok(api.users.me)).toMatchObject({ email, role: null });
    expect(await stranger.ok(api.auth.verify, { body: { code: "123456" } })).toEqual({ verified: false });
    const back = await logIn(device);
    expect(await back.ok(api.users.me)).toMatchObject({ role: null });
  });

  test("goes to the first who verifies it, and the others' passkeys end", async () => {
    const email = newAddress();
    const [first, second, guest] = [server.visitor(), server.visitor(), await server.member()];
    const [left, ofGuest, kept] = [newDevice(), newDevice(), newDevice()];
    await codeOf(first, email, left);
    await codeOf(guest, email, ofGuest);
    const code = await codeOf(second, email, kept);
    expect(await first.ok(api.auth.verify, { body: { code } })).toEqual({ verified: false });
    expect(await second.ok(api.auth.verify, { body: { code } })).toEqual({ verified: true });
    expect(await first.ok(api.cookie.checkToken)).toEqual({ isValid: false });
    for (const device of [left, ofGuest]) await expect(logIn(device)).rejects.toThrow(/401/);
    expect(await guest.ok(api.users.me)).toMatchObject({ role: "guest", pendingEmail: null });
    expect((await guest.ok(api.passkeys.list)).passkeys).toEqual([]);
    expect(await (await logIn(kept)).ok(api.users.me)).toMatchObject({ email, role: "user" });
  });

  test("without a mailbox is told of before the browser is asked for a passkey", async () => {
    expect(
      await server.visitor().refused(api.passkeys.signUpOptions, { body: { email: "ann@example.t" } }),
    ).toMatchObject({ status: 400, fields: { email: "The field must be a valid email" } });
  });
});

describe("a guest", () => {
  test("keeps the account, which the passkey opens once the address is verified", async () => {
    const guest = await server.member();
    const { id } = await guest.ok(api.users.me);
    const email = newAddress();
    const device = newDevice();
    const code = await codeOf(guest, email, device);
    expect(await guest.ok(api.users.me)).toMatchObject({
      id,
      role: "guest",
      email: null,
      pendingEmail: email,
      hasPassword: false,
      policiesAccepted: true,
    });
    await expect(logIn(device)).rejects.toThrow(/401/);
    expect(await guest.ok(api.auth.verify, { body: { code } })).toEqual({ verified: true });
    const back = await logIn(device);
    expect(await back.ok(api.users.me)).toMatchObject({ id, role: "user", email, expiresAt: null });
  });

  const laterWays: [string, (guest: TestClient, email: string) => Promise<unknown>, passkeys: number][] = [
    [
      "with a password",
      async (guest, email) => {
        const code = await server.codeAfter(email, () =>
          guest.ok(api.auth.signUp, { body: { email, password: PASSWORD } }),
        );
        await guest.ok(api.auth.verify, { body: { code } });
      },
      0,
    ],
    [
      "with another passkey",
      async (guest, email) =>
        guest.ok(api.auth.verify, { body: { code: await codeOf(guest, email, newDevice()) } }),
      1,
    ],
    [
      "with Google",
      (guest, email) => guest.ok(api.auth.google, { body: { code: provider.codeFor({ email }) } }),
      0,
    ],
  ];
  test.each(laterWays)(
    "who goes on %s leaves the passkey of an earlier sign-up behind",
    async (_way, goOn, kept) => {
      const guest = await server.member();
      const { id } = await guest.ok(api.users.me);
      const device = await signUp(guest, newAddress());
      await goOn(guest, newAddress());
      expect(await guest.ok(api.users.me)).toMatchObject({ id, role: "user" });
      expect((await guest.ok(api.passkeys.list)).passkeys).toHaveLength(kept);
      await expect(logIn(device)).rejects.toThrow(/401/);
    },
  );

  test("who goes on with a passkey leaves the password of an earlier sign-up behind", async () => {
    const guest = await server.member();
    await guest.ok(api.auth.signUp, { body: { email: newAddress(), password: PASSWORD } });
    const email = newAddress();
    const code = await codeOf(guest, email, newDevice());
    await guest.ok(api.auth.verify, { body: { code } });
    expect(await guest.ok(api.users.me)).toMatchObject({ role: "user", hasPassword: false });
    expect(
      await server.visitor().refused(api.auth.logIn, { body: { email, password: PASSWORD } }),
    ).toMatchObject({ code: "invalid_credentials" });
  });

  test("is the one who asked: nobody signs up with what another was asked for", async () => {
    const [guest, email] = [await server.member(), newAddress()];
    const response = await answerOf(guest, email);
    await guest.ok(api.auth.guest);
    expect(await guest.refused(api.passkeys.signUp, { body: { response, email } })).toMatchObject(
      wrongAnswer,
    );
    const visitor = server.visitor();
    const asked = await answerOf(visitor, email);
    await visitor.ok(api.auth.guest);
    expect(await visitor.refused(api.passkeys.signUp, { body: { response: asked, email } })).toMatchObject(
      wrongAnswer,
    );
  });

  test("who has become a user meanwhile, in another tab, gets no second account", async () => {
    const [guest, email] = [await server.member(), newAddress()];
    const { id } = await guest.ok(api.users.me);
    const response = await answerOf(guest, email);
    const { pool } = server.database;
    const other = await pool.connect();
    await other.query("BEGIN");
    await other.query("UPDATE users SET role = 'user', expires_at = NULL WHERE id = $1", [id]);
    const asked = guest.call(api.passkeys.signUp, { body: { response, email } });
    await expect
      .poll(async () => {
        const { rows } = await pool.query(
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        );
        return rows.length;
      })
      .toBe(1);
    await other.query("COMMIT");
    other.release();
    expect((await asked).status).toBe(400);
    expect((await guest.ok(api.passkeys.list)).passkeys).toEqual([]);
    expect(await guest.ok(api.users.me)).toMatchObject({ id, role: "user" });
  });
});

describe("an answer", () => {
  test.each<[string, Forgery]>([
    ["of another origin", { origin: "https://elsewhere.test" }],
    ["for another domain", { rpId: "elsewhere.test" }],
    ["to a challenge of its own", { challenge: randomBytes(32).toString("base64url") }],
    ["without its user verified", { flags: 0x41 }],
    ["without its user present", { flags: 0x44 }],
    ["of another kind", { type: "webauthn.get" }],
    ["with a wrong attestation", { attestation: "wrong" }],
    ["with certificates", { attestation: "certified" }],
  ])("%s makes no account", async (_what, forged) => {
    const email = newAddress();
    const client = server.visitor();
    const response = await answerOf(client, email, newDevice(), forged);
    expect(await client.refused(api.passkeys.signUp, { body: { response, email } })).toMatchObject(
      wrongAnswer,
    );
    expect(await client.ok(api.cookie.checkToken)).toEqual({ isValid: false });
    const { rows } = await sql`SELECT FROM addresses WHERE email_key = ${email}`.execute(server.database.db);
    expect(rows).toEqual([]);
  });

  test("is good for the address that it was asked for, and in its own browser", async () => {
    const [email, other] = [newAddress(), newAddress()];
    const ann = server.visitor();
    const first = await answerOf(ann, email);
    expect(await ann.refused(api.passkeys.signUp, { body: { response: first, email: other } })).toMatchObject(
      wrongAnswer,
    );
    const second = await answerOf(ann, email);
    const bob = server.visitor();
    await answerOf(bob, email);
    expect(await bob.refused(api.passkeys.signUp, { body: { response: second, email } })).toMatchObject(
      wrongAnswer,
    );
    await ann.ok(api.passkeys.signUp, { body: { response: second, email: email.toUpperCase() } });
  });

  test("is none where it was asked for to log in or to add a passkey", async () => {
    const email = newAddress();
    const ann = await server.user(newAddress());
    const { challenge: toAdd } = await ann.ok(api.passkeys.options);
    const { challenge: toLogIn } = await ann.ok(api.passkeys.logInOptions);
    for (const challenge of [toAdd, toLogIn]) {
      const response = await answerOf(ann, email, newDevice(), { challenge });
      expect(await ann.refused(api.passkeys.signUp, { body: { response, email } })).toMatchObject(
        wrongAnswer,
      );
    }
    const { challenge } = await ann.ok(api.passkeys.signUpOptions, { body: { email } });
    const response = newDevice().create(await ann.ok(api.passkeys.options), { challenge });
    expect(await ann.refused(api.passkeys.add, { body: { response } })).toMatchObject(wrongAnswer);
  });

  test("counts once, of twenty at the same time on two nodes", async () => {
    const email = newAddress();
    const client = server.visitor();
    const response = await answerOf(client, email);
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const one = new TestClient(at % 2 ? server.url : elsewhere);
        for (const [name, value] of client.cookies) one.cookies.set(name, value);
        return (await one.call(api.passkeys.signUp, { body: { response, email } })).status;
      }),
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, ...Array<number>(19).fill(400)]);
    const { rows } = await sql`SELECT FROM addresses WHERE email_key = ${email}`.execute(server.database.db);
    expect(rows).toHaveLength(1);
  });

  test("of two with one passkey makes one account, and of a passkey that is known none", async () => {
    const credentialId = randomBytes(32);
    const both = await Promise.all(
      [server.visitor(), server.visitor()].map(async (client) => {
        const email = newAddress();
        return { client, email, response: await answerOf(client, email, newDevice(), { credentialId }) };
      }),
    );
    const statuses = await Promise.all(
      both.map(async ({ client, ...body }) => (await client.call(api.passkeys.signUp, { body })).status),
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 409]);
    const loser = both[statuses.indexOf(409)];
    expect(await loser?.client.ok(api.cookie.checkToken)).toEqual({ isValid: false });
    const late = server.visitor();
    const email = newAddress();
    const response = await answerOf(late, email, newDevice(), { credentialId });
    expect(await late.refused(api.passkeys.signUp, { body: { response, email } })).toMatchObject({
      status: 409,
      code: "conflict",
    });
    const addresses = [loser?.email ?? "", email];
    const { rows } = await sql`SELECT FROM addresses WHERE email_key = ANY(${addresses})`.execute(
      server.database.db,
    );
    expect(rows).toEqual([]);
  });

  test("that is larger than any is not read", async () => {
    const answer = await server
      .visitor()
      .send("POST", "/api/auth/passkeys/signup", { email: newAddress(), response: "a".repeat(9000) });
    expect(answer.status).toBe(413);
  });
});

describe("sign-ups by either way are counted together", () => {
  const byPassword = async (strict: AccountsServer, email: string): Promise<number> =>
    (await strict.visitor().call(api.auth.signUp, { body: { email, password: PASSWORD } })).status;

  test("for one address", async () => {
    const strict = await startAccounts({ RATE_LIMIT_FACTOR: "1" });
    const email = newAddress();
    while ((await byPassword(strict, email)) === 204);
    const ann = strict.visitor();
    const response = await answerOf(ann, email, new PasskeyDevice(strict.services.config.PUBLIC_URL));
    expect(await ann.refused(api.passkeys.signUp, { body: { response, email } })).toMatchObject({
      status: 429,
    });
    await strict.close();
  });

  test("for one network, which is asked for work; the passkey that was made is good for who does it", async () => {
    const strict = await startAccounts({ RATE_LIMIT_FACTOR: "0.03" });
    while ((await byPassword(strict, newAddress())) === 204);
    const ann = strict.visitor();
    const email = newAddress();
    const response = await answerOf(ann, email, new PasskeyDevice(strict.services.config.PUBLIC_URL));
    const { status, text } = await ann.call(api.passkeys.signUp, { body: { response, email } });
    const { code, challenge = "" } = JSON.parse(text) as { code: string; challenge?: string };
    expect({ status, code }).toEqual({ status: 403, code: "work_required" });
    const headers = { [WORK_HEADER]: (await solve(challenge)) ?? "" };
    await ann.ok(api.passkeys.signUp, { body: { response, email }, headers });
    await strict.close();
  });
});
