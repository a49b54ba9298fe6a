import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { PASSWORD, startAccounts, type AccountsServer } from "../../../test/accounts.ts";
import { caller } from "../../../test/caller.ts";
import type { RawAnswer, TestClient } from "../../../test/client.ts";
import { PasskeyDevice } from "../../../test/stand-ins/passkey-device.ts";
import { hashPassword } from "./passwords.ts";

const ROUNDS = 30;
/** Chosen by somebody who types an address that may have an account with another password. */
const OWN = "Another8Horse";

let server: AccountsServer;
let people = 0;
beforeAll(async () => {
  // Waits so short that two calls about one address are both let through.
  server = await startAccounts({ RATE_LIMIT_FACTOR: "1000000" });
  const password_hash = await hashPassword(caller("test"), PASSWORD);
  const accounts = Array.from({ length: 300 }, (_, person) => ({ id: uuidv7(), email: known(person) }));
  const { db } = server.database;
  await db
    .insertInto("users")
    .values(
      accounts.map(({ id, email }) => ({
        id,
        email,
        email_key: email,
        password_hash,
        role: "user" as const,
        interface_language: "en" as const,
      })),
    )
    .execute();
  await db
    .insertInto("addresses")
    .values(accounts.map(({ id, email }) => ({ user_id: id, email_key: email, proven: true })))
    .execute();
});
afterAll(() => server.close());

const known = (person: number): string => `known${person}@example.test`;
const unknown = (person: number): string => `nobody${person}@example.test`;

const body = (email: string) => ({ body: { email, password: OWN } });

/** Every call that takes an address. */
const calls: Record<string, (client: TestClient, email: string) => Promise<RawAnswer>> = {
  "sign-up": (client, email) => client.call(api.auth.signUp, body(email)),
  "sign-up of a guest": async (client, email) => {
    await client.ok(api.auth.guest);
    return client.call(api.auth.signUp, body(email));
  },
  "sign-up by passkey": (client, email) => signUpByPasskey(client, email),
  "sign-up of a guest by passkey": async (client, email) => {
    await client.ok(api.auth.guest);
    return signUpByPasskey(client, email);
  },
  "log-in": (client, email) => client.call(api.auth.logIn, body(email)),
  "log-in with yet another password": (client, email) =>
    client.call(api.auth.logIn, { body: { email, password: "Third9Horse" } }),
  restoring: (client, email) => client.call(api.auth.restoreCode, { body: { email } }),
};
const names = Object.keys(calls);

async function signUpByPasskey(client: TestClient, email: string): Promise<RawAnswer> {
  const options = await client.ok(api.passkeys.signUpOptions, { body: { email } });
  const response = new PasskeyDevice(server.services.config.PUBLIC_URL).create(options);
  return client.call(api.passkeys.signUp, { body: { response, email } });
}

/** What somebody can do with what the calls gave them; none of it takes the address. */
const later: ((client: TestClient) => Promise<RawAnswer>)[] = [
  (client) => client.call(api.cookie.checkToken),
  (client) => client.call(api.users.me),
  (client) => client.call(api.auth.verify, { body: { code: "000000" } }),
  (client) => client.call(api.auth.resend),
  (client) => client.call(api.passkeys.list),
  (client) => client.call(api.auth.restore, { body: { code: "000000" } }),
  (client) => client.call(api.auth.password, { body: { password: "Fourth1Horse", currentPassword: OWN } }),
  (client) => client.call(api.auth.password, { body: { password: "Fifth2Horse" } }),
  (client) => client.call(api.dictionaries.list),
  (client) => client.call(api.users.export),
  (client) => client.call(api.auth.deleteAccount),
  (client) => client.call(api.cookie.checkToken),
];

/** Headers that differ between any two answers. */
const OF_ITS_OWN = ["date", "x-request-id", "content-length"];

/** What a client can see of an answer; random ids, the clock and the address itself left out. */
const seen = ({ status, headers, text }: RawAnswer) => ({
  status,
  text: text
    .replace(/(known|nobody)\d+@/g, "…@")
    .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, "…")
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "…"),
  headers: [...headers]
    .filter(([name]) => !OF_ITS_OWN.includes(name))
    .map(([name, value]) => [name, value.replace(/=(?:[\w-]{36}\.)?[\w-]{43};/, "=…;")]),
});

describe("what answers tell of an address is the same whether it has an account", () => {
  const orders = names.flatMap((first) => names.map((second) => [first, second] as const));

  test.each(orders)("%s, then %s", async (first, second) => {
    const person = people++;
    for (const inOneBrowser of [true, false]) {
      const both = await Promise.all(
        [known(person), unknown(person)].map(async (email) => {
          const before = server.visitor();
          const answers = [await called(first, before, email)];
          const client = inOneBrowser ? before : server.visitor();
          answers.push(await called(second, client, email));
          for (const call of later) answers.push(seen(await call(client)));
          return answers;
        }),
      );
      expect(both[0]).toEqual(both[1]);
    }
  });

  const called = async (name: string, client: TestClient, email: string) => {
    const call = calls[name];
    if (!call) throw new Error(`no call is named ${name}`);
    return seen(await call(client, email));
  };
});

test("what a browser is told to make a passkey with is the same whether the address has an account", async () => {
  const person = people++;
  const both = await Promise.all(
    [known(person), unknown(person)].map(async (email) => {
      const answer = seen(await server.visitor().call(api.passkeys.signUpOptions, { body: { email } }));
      return { ...answer, text: answer.text.replace(/"(challenge|id)":"[\w-]{22,43}"/g, '"$1":"…"') };
    }),
  );
  expect(both[0]?.status).toBe(200);
  expect(both[0]).toEqual(both[1]);
});

test("who signed up with a taken address comes back by the password they chose, and never verifies it", async () => {
  const email = known(people++);
  await server.visitor().ok(api.auth.signUp, body(email));
  const back = server.visitor();
  await back.ok(api.auth.logIn, body(email));
  expect(await back.ok(api.users.me)).toMatchObject({ email, role: null });
  const owner = server.visitor();
  await owner.ok(api.auth.logIn, { body: { email, password: PASSWORD } });
  expect(await owner.ok(api.users.me)).toMatchObject({ email, role: "user" });
});

test("who wants another address learns nothing of it, whether it has an account or not", async () => {
  const person = people++;
  const mover = await signedIn();
  const both = [];
  for (const email of [known(person), unknown(person)]) {
    const answers = [seen(await mover.call(api.auth.changeEmail, { body: { email } }))];
    for (const call of [
      () => mover.call(api.auth.verifyEmail, { body: { code: "000000" } }),
      () => mover.call(api.users.me),
      () => mover.call(api.auth.sessions),
    ])
      answers.push(seen(await call()));
    both.push(answers);
  }
  expect(both[0]).toEqual(both[1]);
});

/** The owner of an address that nobody else asks for. */
async function signedIn(): Promise<TestClient> {
  const mover = server.visitor();
  await mover.ok(api.auth.logIn, { body: { email: known(people++), password: PASSWORD } });
  return mover;
}

test.each(names)("%s asks as much about an address that nobody has", async (name) => {
  const person = people++;
  const statements: Record<string, string[]> = {};
  for (const email of [known(person), unknown(person)]) {
    const told: string[] = (statements[email] = []);
    server.database.watch((text) => {
      if (/\b(users|addresses)\b/.test(text)) told.push(text);
    });
    await calls[name]?.(server.visitor(), email);
  }
  server.database.watch(() => {});
  expect(statements[known(person)]).not.toEqual([]);
  expect(statements[unknown(person)]).toEqual(statements[known(person)]);
});

describe("the time that an answer takes does not tell whether the address has an account", () => {
  const signedUp = async (email: string): Promise<void> => {
    await server.visitor().ok(api.auth.signUp, body(email));
  };
  const nothing = async (): Promise<void> => {};

  test.each([
    ["log-in", "log-in", nothing],
    ["log-in after a sign-up", "log-in", signedUp],
    ["wrong log-in after a sign-up", "log-in with yet another password", signedUp],
    ["restoring", "restoring", nothing],
    ["sign-up", "sign-up", nothing],
    ["sign-up by passkey", "sign-up by passkey", nothing],
    ["another address", "another address", nothing],
  ])("%s", async (_what, name, before) => {
    const mover = await signedIn();
    const start = people;
    people += ROUNDS;
    const timed = async (email: string): Promise<number> => {
      await before(email);
      const begin = performance.now();
      if (name === "another address") await mover.call(api.auth.changeEmail, { body: { email } });
      else await calls[name]?.(server.visitor(), email);
      return performance.now() - begin;
    };
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      // Turn about, so that whatever slows the machine slows both.
      if (round % 2) times.known.push(await timed(known(start + round)));
      times.unknown.push(await timed(unknown(start + round)));
      if (round % 2 === 0) times.known.push(await timed(known(start + round)));
    }
    // How often a known address takes longer: one half, give or take five standard errors of 30 against 30.
    const longer = times.known.flatMap((one) => times.unknown.map((other) => Number(one > other)));
    const share = longer.reduce((sum, one) => sum + one, 0) / longer.length;
    expect(Math.abs(share - 0.5), JSON.stringify(medians(times))).toBeLessThan(0.37);
  });
});

const medians = (times: Record<string, number[]>) =>
  Object.fromEntries(
    Object.entries(times).map(([name, all]) => [name, all.toSorted((a, b) => a - b)[all.length >> 1]]),
  );
