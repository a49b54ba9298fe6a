import { randomBytes } from "node:crypto";

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { api } from "../../../../shared/api/index.ts";
import { PASSKEYS_PER_USER } from "../../../../shared/limits.ts";
import { PASSWORD, startAccounts, type AccountsServer } from "../../../../test/accounts.ts";
import { turnOn } from "../../../../test/authenticator.ts";
import { TestClient } from "../../../../test/client.ts";
import { PasskeyDevice, type Forgery } from "../../../../test/stand-ins/passkey-device.ts";
import { runAdmin } from "../../../admin-commands.ts";
import { challengeIn } from "./webauthn.ts";

let server: AccountsServer;
let elsewhere: string;
beforeAll(async () => {
  server = await startAccounts();
  elsewhere = await server.second();
});
afterAll(() => server.close());

let people = 0;
const newAddress = (): string => `keyholder${people++}@example.test`;
const newAuthenticator = (): PasskeyDevice => new PasskeyDevice(server.services.config.PUBLIC_URL);

const add = async (client: TestClient, authenticator: PasskeyDevice, name?: string) =>
  client.ok(api.passkeys.add, {
    body: { response: authenticator.create(await client.ok(api.passkeys.options)), ...(name && { name }) },
  });

/** Somebody with one passkey, and their authenticator. */
async function keyholder(email = newAddress()) {
  const client = await server.user(email);
  const authenticator = newAuthenticator();
  const passkey = await add(client, authenticator);
  return { client, authenticator, passkey, email };
}

async function logIn(authenticator: PasskeyDevice, forged: Forgery = {}, client = server.visitor()) {
  const options = await client.ok(api.passkeys.logInOptions);
  await client.ok(api.passkeys.logIn, { body: { response: authenticator.get(options, forged) } });
  return client;
}

const refused = { status: 401, code: "invalid_credentials" };
const wrongAnswer = {
  status: 400,
  code: "validation_failed",
  fields: { response: "This passkey couldn’t be confirmed. Please try again" },
};

/** As if everything of this person lay so far back. */
const pretend = async (client: TestClient, ago: string): Promise<void> => {
  const { id } = await client.ok(api.users.me);
  await sql`UPDATE sessions SET created_at = now() - ${ago}::interval, proved_at = NULL
    WHERE user_id = ${id}`.execute(server.database.db);
};

describe("adding", () => {
  test("asks for a discoverable passkey with its user verified, for this server's domain", async () => {
    const ann = await server.user("ann@example.test");
    expect(await ann.ok(api.passkeys.options)).toMatchObject({
      rp: { id: new URL(server.services.config.PUBLIC_URL).hostname, name: "Wordhoard" },
      user: { name: "ann@example.test", displayName: "ann@example.test" },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      attestation: "none",
      excludeCredentials: [],
    });
  });

  test("keeps it under the given name, or the browser's", async () => {
    const ann = await server.user(newAddress());
    const named = await add(ann, newAuthenticator(), " MacBook  (work) ");
    ann.headers = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };
    const unnamed = await add(ann, newAuthenticator());
    expect(named).toMatchObject({ name: "MacBook (work)", lastUsedAt: null });
    expect(unnamed.name).toBe("Firefox on Linux");
    expect(await ann.ok(api.passkeys.list)).toEqual({ passkeys: [named, unnamed] });
  });

  test("tells the browser which it has already, and the owner by mail", async () => {
    const { client, authenticator, email } = await keyholder();
    const { excludeCredentials } = await client.ok(api.passkeys.options);
    expect(excludeCredentials).toEqual([
      {
        id: authenticator.credentials[0]?.id.toString("base64url"),
        type: "public-key",
        transports: ["internal"],
      },
    ]);
    const mail = await server.mail.waitFor(email, ({ subject }) => subject.includes("passkey"));
    expect(mail.subject).toBe("A passkey has been added to your Wordhoard account");
  });

  test.each<[string, Forgery]>([
    ["of another origin", { origin: "https://elsewhere.test" }],
    ["for another domain", { rpId: "elsewhere.test" }],
    ["to a challenge of its own", { challenge: randomBytes(32).toString("base64url") }],
    ["to no challenge", { challenge: "" }],
    ["without its user verified", { flags: 0x41 }],
    ["without its user present", { flags: 0x44 }],
    ["of another kind", { type: "webauthn.get" }],
  ])("refuses an answer %s", async (_what, forged) => {
    const ann = await server.user(newAddress());
    const response = newAuthenticator().create(await ann.ok(api.passkeys.options), forged);
    expect(await ann.refused(api.passkeys.add, { body: { response } })).toMatchObject(wrongAnswer);
    expect((await ann.ok(api.passkeys.list)).passkeys).toEqual([]);
  });

  test("takes an answer once, also where it was wrong, and in its own session alone", async () => {
    const ann = await server.user(newAddress());
    const bob = await server.user(newAddress());
    const response = newAuthenticator().create(await ann.ok(api.passkeys.options));
    expect(await bob.refused(api.passkeys.add, { body: { response } })).toMatchObject(wrongAnswer);
    await ann.ok(api.passkeys.add, { body: { response } });
    expect(await ann.refused(api.passkeys.add, { body: { response } })).toMatchObject(wrongAnswer);
  });

  test("refuses an answer to a challenge that was made to prove, and the other way round", async () => {
    const { client, authenticator } = await keyholder();
    const [options, proof] = [
      await client.ok(api.passkeys.options),
      await client.ok(api.passkeys.proofOptions),
    ];
    const added = newAuthenticator().create(options, { challenge: proof.challenge });
    expect(await client.refused(api.passkeys.add, { body: { response: added } })).toMatchObject(wrongAnswer);
    const proved = authenticator.get(proof, { challenge: options.challenge });
    expect(await client.refused(api.auth.prove, { body: { response: proved } })).toMatchObject(wrongAnswer);
  });

  test("takes an attestation that a passkey gives itself, if it is right, and none with certificates", async () => {
    const ann = await server.user(newAddress());
    const answer = async (attestation: Forgery["attestation"]) => {
      const response = newAuthenticator().create(await ann.ok(api.passkeys.options), { attestation });
      return (await ann.call(api.passkeys.add, { body: { response } })).status;
    };
    expect(await answer("own")).toBe(201);
    expect(await answer("wrong")).toBe(400);
    expect(await answer("certified")).toBe(400);
  });

  test("refuses an answer that took longer than five minutes", async () => {
    const ann = await server.user(newAddress());
    const response = newAuthenticator().create(await ann.ok(api.passkeys.options));
    await sql`UPDATE passkey_challenges SET expires_at = expires_at - interval '301 seconds'`.execute(
      server.database.db,
    );
    expect(await ann.refused(api.passkeys.add, { body: { response } })).toMatchObject(wrongAnswer);
  });

  test("refuses a passkey that an account has", async () => {
    const { authenticator } = await keyholder();
    const bob = await server.user(newAddress());
    const credentialId = authenticator.credentials[0]?.id ?? Buffer.of();
    const response = newAuthenticator().create(await bob.ok(api.passkeys.options), { credentialId });
    expect(await bob.refused(api.passkeys.add, { body: { response } })).toMatchObject({
      status: 409,
      code: "conflict",
      message: "This passkey has already been added.",
    });
  });

  test("ends at twenty, however many are sent at once to two nodes", async () => {
    const ann = await server.user(newAddress());
    const there = new TestClient(elsewhere);
    for (const [name, value] of ann.cookies) there.cookies.set(name, value);
    const answers = await Promise.all(
      Array.from({ length: PASSKEYS_PER_USER + 4 }, async () =>
        newAuthenticator().create(await ann.ok(api.passkeys.options)),
      ),
    );
    const statuses = await Promise.all(
      answers.map(
        async (response, at) =>
          (await (at % 2 ? ann : there).call(api.passkeys.add, { body: { response } })).status,
      ),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(PASSKEYS_PER_USER);
    expect(statuses.filter((status) => status === 409)).toHaveLength(4);
    expect(await ann.refused(api.passkeys.options)).toMatchObject({
      status: 409,
      message: "You already have 20 passkeys, which is the maximum. Remove one to add another.",
    });
  });

  test("is not for guests", async () => {
    const guest = await server.member();
    expect(await guest.refused(api.passkeys.options)).toMatchObject({ status: 403, code: "role_forbidden" });
  });

  test("wants a proof", async () => {
    const { client } = await keyholder();
    const response = newAuthenticator().create(await client.ok(api.passkeys.options));
    await pretend(client, "11 minutes");
    const wanted = { status: 403, code: "proof_required" };
    expect(await client.refused(api.passkeys.options)).toMatchObject(wanted);
    expect(await client.refused(api.passkeys.add, { body: { response } })).toMatchObject(wanted);
  });
});

describe("logging in", () => {
  test("asks for no address and opens the account, on any node", async () => {
    const { authenticator, email, client } = await keyholder();
    const options = await server.visitor().ok(api.passkeys.logInOptions);
    expect(options).toMatchObject({ allowCredentials: [], userVerification: "required" });
    const signedIn = await logIn(authenticator, {}, new TestClient(elsewhere));
    expect(await signedIn.ok(api.users.me)).toMatchObject({ email });
    const { passkeys } = await client.ok(api.passkeys.list);
    expect(Date.parse(passkeys[0]?.lastUsedAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
  });

  test("begins a session of its own, which is a proof", async () => {
    const { authenticator, email } = await keyholder();
    const client = server.visitor();
    await client.ok(api.auth.guest);
    const before = new Map(client.cookies);
    await logIn(authenticator, {}, client);
    for (const [name, value] of before) expect(client.cookies.get(name)).not.toBe(value);
    expect(await client.ok(api.users.me)).toMatchObject({ email });
    await client.ok(api.users.export);
  });

  test.each<[string, Forgery]>([
    ["of another origin", { origin: "https://elsewhere.test" }],
    ["of the same host on another port", { origin: "http://localhost:1" }],
    ["for another domain", { rpId: "elsewhere.test" }],
    ["to a challenge of its own", { challenge: randomBytes(32).toString("base64url") }],
    ["signed with another key", { otherKey: true }],
    ["without its user verified", { flags: 0x01 }],
    ["without its user present", { flags: 0x04 }],
    ["of another kind", { type: "webauthn.create" }],
    ["by a passkey that nobody added", { credentialId: randomBytes(32) }],
    ["for an account that nobody has", { userHandle: randomBytes(16).toString("base64url") }],
    ["for no account", { userHandle: "YQ" }],
  ])("refuses an answer %s, and says no more than for any other", async (_what, forged) => {
    const { authenticator } = await keyholder();
    const client = server.visitor();
    const options = await client.ok(api.passkeys.logInOptions);
    const refusal = await client.refused(api.passkeys.logIn, {
      body: { response: authenticator.get(options, forged) },
    });
    expect(refusal).toMatchObject({
      ...refused,
      message: "This passkey didn’t work here. Please try again, or log in another way.",
    });
    expect(await client.ok(api.cookie.checkToken)).toEqual({ isValid: false });
  });

  test("refuses another's passkey for an account", async () => {
    const ann = await keyholder();
    const bob = await keyholder();
    const userHandle = ann.authenticator.credentials[0]?.userHandle ?? "";
    await expect(logIn(bob.authenticator, { userHandle })).rejects.toThrow(/401.*invalid_credentials/);
    const credentialId = ann.authenticator.credentials[0]?.id ?? Buffer.of();
    await expect(logIn(bob.authenticator, { userHandle, credentialId })).rejects.toThrow(/401/);
  });

  test("takes an answer once, of fifty at the same time on two nodes", async () => {
    const { authenticator, client: owner } = await keyholder();
    const client = server.visitor();
    const response = authenticator.get(await client.ok(api.passkeys.logInOptions));
    const there = new TestClient(elsewhere);
    for (const [name, value] of client.cookies) there.cookies.set(name, value);
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async (_, at) => {
        const one = new TestClient(at % 2 ? server.url : elsewhere);
        for (const [name, value] of client.cookies) one.cookies.set(name, value);
        return (await one.call(api.passkeys.logIn, { body: { response } })).status;
      }),
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, ...Array<number>(49).fill(401)]);
    expect((await owner.ok(api.auth.sessions)).sessions).toHaveLength(2);
  });

  test("refuses an answer to another browser's challenge", async () => {
    const { authenticator } = await keyholder();
    const response = authenticator.get(await server.visitor().ok(api.passkeys.logInOptions));
    const other = server.visitor();
    await other.ok(api.passkeys.logInOptions);
    expect(await other.refused(api.passkeys.logIn, { body: { response } })).toMatchObject(refused);
  });

  test("goes on in the tab that was opened before another one", async () => {
    const { authenticator } = await keyholder();
    const client = server.visitor();
    const first = await client.ok(api.passkeys.logInOptions);
    await client.ok(api.passkeys.logInOptions);
    await client.ok(api.passkeys.logIn, { body: { response: authenticator.get(first) } });
  });

  test("refuses a challenge that was made to add or to prove", async () => {
    const { authenticator, client } = await keyholder();
    const { challenge } = await client.ok(api.passkeys.options);
    const proof = await client.ok(api.passkeys.proofOptions);
    for (const forged of [{ challenge }, { challenge: proof.challenge }])
      await expect(logIn(authenticator, forged, client)).rejects.toThrow(/401/);
  });

  test("refuses a counter that went back or stood still", async () => {
    const { authenticator } = await keyholder();
    await logIn(authenticator, { counter: 7 });
    for (const counter of [6, 7, 0]) await expect(logIn(authenticator, { counter })).rejects.toThrow(/401/);
    await logIn(authenticator, { counter: 8 });
  });

  test("lets in one of two that have counted as far", async () => {
    const { authenticator } = await keyholder();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, at) =>
        logIn(authenticator, { counter: 5 }, new TestClient(at % 2 ? server.url : elsewhere)),
      ),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("needs no counter of authenticators that do not count", async () => {
    const { authenticator } = await keyholder();
    await logIn(authenticator, { counter: 0 });
    await logIn(authenticator, { counter: 0 });
  });

  test("is both steps at once where one-time codes are on", async () => {
    const { client, authenticator, email } = await keyholder();
    await turnOn(client, server.database.db);
    const password = { body: { email, password: PASSWORD } };
    expect(await server.visitor().ok(api.auth.logIn, password)).toEqual({ next: "totp" });
    const signedIn = await logIn(authenticator);
    expect(await signedIn.ok(api.users.me)).toMatchObject({ email });
  });

  test("is refused while the account is suspended, and marks nothing as used", async () => {
    const { authenticator, email } = await keyholder();
    await runAdmin(["suspend", email], server.services);
    await expect(logIn(authenticator)).rejects.toThrow(/suspended/);
    await runAdmin(["resume", email], server.services);
    const signedIn = await logIn(authenticator, { counter: authenticator.counter });
    expect(await signedIn.ok(api.users.me)).toMatchObject({ email });
  });

  test("ends with the passkey, and with the account", async () => {
    const ann = await keyholder();
    await ann.client.ok(api.passkeys.remove, { params: { id: ann.passkey.id } });
    await expect(logIn(ann.authenticator)).rejects.toThrow(/401/);
    const bob = await keyholder();
    await bob.client.ok(api.auth.deleteAccount);
    await expect(logIn(bob.authenticator)).rejects.toThrow(/401/);
  });
});

describe("removing", () => {
  test("wants a proof, and tells the owner", async () => {
    const { client, passkey, email } = await keyholder();
    const there = { params: { id: passkey.id } };
    await pretend(client, "11 minutes");
    expect(await client.refused(api.passkeys.remove, there)).toMatchObject({ code: "proof_required" });
    await client.ok(api.auth.prove, { body: { password: PASSWORD } });
    await client.ok(api.passkeys.remove, there);
    expect((await client.ok(api.passkeys.list)).passkeys).toEqual([]);
    await server.mail.waitFor(
      email,
      ({ subject }) => subject === "A passkey has been removed from your Wordhoard account",
    );
  });

  test("knows nothing of another's", async () => {
    const ann = await keyholder();
    const bob = await keyholder();
    const unknown = await bob.client.call(api.passkeys.remove, {
      params: { id: "01900000-0000-7000-8000-000000000000" },
    });
    const foreign = await bob.client.call(api.passkeys.remove, { params: { id: ann.passkey.id } });
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
    await logIn(ann.authenticator);
  });

  test("leaves a way in, also when all are removed at once", async () => {
    const { client, authenticator, passkey } = await keyholder();
    const second = await add(client, newAuthenticator());
    const { id } = await client.ok(api.users.me);
    await sql`UPDATE users SET password_hash = NULL WHERE id = ${id}`.execute(server.database.db);
    const answers = await Promise.all(
      [passkey, second].map((one) => client.call(api.passkeys.remove, { params: { id: one.id } })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    const [last] = (await client.ok(api.passkeys.list)).passkeys;
    expect(await client.refused(api.passkeys.remove, { params: { id: last?.id ?? "" } })).toMatchObject({
      code: "conflict",
      message: "This is your only way to log in. Add another one first.",
    });
    if (last?.id === passkey.id) await logIn(authenticator);
  });
});

describe("doing without a password", () => {
  test("is for those with a passkey, and is told by mail", async () => {
    const { client, authenticator, passkey, email } = await keyholder();
    await client.ok(api.auth.removePassword);
    expect(await client.ok(api.users.me)).toMatchObject({ hasPassword: false, passwordChangedAt: null });
    await server.mail.waitFor(email, ({ subject }) => subject === "Your Wordhoard password has been removed");
    expect(
      await server.visitor().refused(api.auth.logIn, { body: { email, password: PASSWORD } }),
    ).toMatchObject(refused);
    expect(await client.refused(api.passkeys.remove, { params: { id: passkey.id } })).toMatchObject({
      status: 409,
    });
    await logIn(authenticator);
  });

  test("is kept as an event and told once: who has none takes nothing away", async () => {
    const { client, email } = await keyholder();
    const { id } = await client.ok(api.users.me);
    for (let times = 0; times < 3; times++) await client.ok(api.auth.removePassword);
    const { rows } = await sql`
      SELECT FROM security_events WHERE account_id = ${id} AND event = 'password_removed'`.execute(
      server.database.db,
    );
    expect(rows).toHaveLength(1);
    const waiting = () => server.database.db.selectFrom("outbox").select("id").execute();
    await expect.poll(waiting).toEqual([]);
    expect(
      server.mail.to(email).filter(({ subject }) => subject.includes("password has been removed")),
    ).toHaveLength(1);
  });

  test("is refused where the password is the only way in", async () => {
    const email = newAddress();
    const ann = await server.user(email);
    expect(await ann.refused(api.auth.removePassword)).toMatchObject({
      status: 409,
      message: "This is your only way to log in. Add another one first.",
    });
    await server.visitor().ok(api.auth.logIn, { body: { email, password: PASSWORD } });
  });

  test("leaves a way in, also where the last passkey goes at the same time", async () => {
    const { client, passkey } = await keyholder();
    const answers = await Promise.all([
      client.call(api.auth.removePassword),
      client.call(api.passkeys.remove, { params: { id: passkey.id } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
  });

  test("wants a proof", async () => {
    const { client } = await keyholder();
    await pretend(client, "11 minutes");
    expect(await client.refused(api.auth.removePassword)).toMatchObject({ code: "proof_required" });
  });
});

describe("a proof", () => {
  test("is made with a passkey of the account", async () => {
    const { client, authenticator } = await keyholder();
    await pretend(client, "11 minutes");
    const options = await client.ok(api.passkeys.proofOptions);
    expect(options.allowCredentials.map(({ id }) => id)).toEqual([
      authenticator.credentials[0]?.id.toString("base64url"),
    ]);
    const response = authenticator.get(options);
    await client.ok(api.auth.prove, { body: { response } });
    await client.ok(api.users.export);
    expect(await client.refused(api.auth.prove, { body: { response } })).toMatchObject(wrongAnswer);
  });

  test("is none with another's passkey, or an answer that was meant to log in", async () => {
    const ann = await keyholder();
    const bob = await keyholder();
    await pretend(ann.client, "11 minutes");
    const options = await ann.client.ok(api.passkeys.proofOptions);
    const foreign = bob.authenticator.get({ ...options, allowCredentials: [] });
    const { challenge } = await server.visitor().ok(api.passkeys.logInOptions);
    for (const response of [foreign, ann.authenticator.get(options, { challenge })])
      expect(await ann.client.refused(api.auth.prove, { body: { response } })).toMatchObject(wrongAnswer);
    expect(await ann.client.refused(api.users.export)).toMatchObject({ code: "proof_required" });
  });

  test("with a wrong passkey is tried ten times in a quarter of an hour at most, with a right one as often as one likes", async () => {
    const strict = await startAccounts({ RATE_LIMIT_FACTOR: "1" });
    const ann = await strict.user("tries@example.test");
    const authenticator = new PasskeyDevice(strict.services.config.PUBLIC_URL);
    await add(ann, authenticator);
    const statuses: number[] = [];
    for (let round = 0; round < 24; round++) {
      const options = await ann.ok(api.passkeys.proofOptions);
      const response = authenticator.get(options, { otherKey: round > 11 });
      statuses.push((await ann.call(api.auth.prove, { body: { response } })).status);
    }
    await strict.close();
    expect(statuses).toEqual([
      ...Array<number>(12).fill(204),
      ...Array<number>(10).fill(400),
      ...Array<number>(2).fill(429),
    ]);
  });

  test("is made in one way at a time", async () => {
    const { client, authenticator } = await keyholder();
    const response = authenticator.get(await client.ok(api.passkeys.proofOptions));
    expect(await client.refused(api.auth.prove, { body: {} })).toMatchObject({
      fields: { password: "The field is required" },
    });
    expect(await client.refused(api.auth.prove, { body: { password: PASSWORD, response } })).toMatchObject({
      fields: { response: "There is no such field" },
    });
  });
});

describe("what is no answer of an authenticator", () => {
  const depth = "81".repeat(4000);
  const bytes = (hex: string): string => Buffer.from(hex, "hex").toString("base64url");
  const json = (text: string): string => Buffer.from(text).toString("base64url");

  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["a text", "passkey"],
    ["an empty object", {}],
    ["no base64url", { id: "ä", rawId: "ä", type: "public-key", response: {} }],
    ["an id longer than any", { id: "a".repeat(2000), rawId: "a".repeat(2000) }],
  ])("is told which fields are wrong: %s", async (_what, response) => {
    const { client } = await keyholder();
    const calls = [api.passkeys.add, api.passkeys.logIn];
    for (const endpoint of calls) {
      const answer = await client.send(endpoint.method, `/api${endpoint.path}`, { response });
      expect(answer.status).toBe(400);
      expect(Object.keys((JSON.parse(answer.text) as { fields: object }).fields)[0]).toMatch(/^response/);
    }
  });

  test.each([
    ["no CBOR", "ff"],
    ["CBOR within CBOR", depth],
    ["a list longer than what is there", "9affffffff"],
    ["a text longer than what is there", "7b7fffffffffffffff"],
    ["a map with nothing in it", "a0"],
  ])("is refused as an attestation: %s", async (_what, hex) => {
    const ann = await server.user(newAddress());
    const response = newAuthenticator().create(await ann.ok(api.passkeys.options));
    response.response.attestationObject = bytes(hex);
    expect(await ann.refused(api.passkeys.add, { body: { response } })).toMatchObject(wrongAnswer);
  });

  test.each([
    ["no JSON", "{"],
    ["null", "null"],
    ["a number as the challenge", '{"challenge":7}'],
    ["a list as the challenge", '{"challenge":[]}'],
  ])("is refused as what the browser says: %s", async (_what, text) => {
    const { client, authenticator } = await keyholder();
    const response = authenticator.get(await client.ok(api.passkeys.logInOptions));
    response.response.clientDataJSON = json(text);
    expect(await client.refused(api.passkeys.logIn, { body: { response } })).toMatchObject(refused);
  });

  test("is made no bytes of where the challenge is something that has a length", () => {
    expect(challengeIn(json('{"challenge":{"length":32}}'))).toBeNull();
    expect(challengeIn(json('{"challenge":"AAAA"}'))).toHaveLength(3);
  });

  test.each([
    ["too short", "00"],
    ["with extensions that are not there", `${"00".repeat(32)}8500000000`],
  ])("is refused as data of an authenticator: %s", async (_what, hex) => {
    const { client, authenticator } = await keyholder();
    const response = authenticator.get(await client.ok(api.passkeys.logInOptions));
    response.response.authenticatorData = bytes(hex);
    expect(await client.refused(api.passkeys.logIn, { body: { response } })).toMatchObject(refused);
  });

  test("is refused as a way by which a browser reaches it", async () => {
    const ann = await server.user(newAddress());
    const response = newAuthenticator().create(await ann.ok(api.passkeys.options));
    response.response.transports = ["usb", "\0"];
    expect(await ann.refused(api.passkeys.add, { body: { response } })).toMatchObject({
      status: 400,
      fields: { "response.response.transports.1": expect.any(String) },
    });
  });

  test("is not read where it is larger than any", async () => {
    const { client } = await keyholder();
    for (const endpoint of [api.passkeys.add, api.passkeys.logIn, api.auth.prove]) {
      const answer = await client.send(endpoint.method, `/api${endpoint.path}`, {
        response: "a".repeat(9000),
      });
      expect(answer.status).toBe(413);
    }
  });
});

test("everything of a person says which passkeys they have", async () => {
  const { client, passkey } = await keyholder();
  const { name, createdAt, lastUsedAt } = passkey;
  expect(JSON.parse(await client.ok(api.users.export))).toMatchObject({
    passkeys: [{ name, createdAt, lastUsedAt }],
  });
});

test("challenges that nobody answered are deleted", async () => {
  const { deleteExpiredChallenges } = await import("./challenges.ts");
  await server.visitor().ok(api.passkeys.logInOptions);
  await sql`UPDATE passkey_challenges SET expires_at = now() - interval '1 second'`.execute(
    server.database.db,
  );
  expect(await deleteExpiredChallenges(server.database.db)).toBeGreaterThan(0);
  expect(await server.database.db.selectFrom("passkey_challenges").select("purpose").execute()).toEqual([]);
});
