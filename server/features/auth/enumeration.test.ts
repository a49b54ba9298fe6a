import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { PASSWORD, startAccounts, type AccountsServer } from "../../../test/accounts.ts";
import { bodyWith, CALLS, keepAccounts, known, OWN, unknown } from "../../../test/address-calls.ts";
import { caller } from "../../../test/caller.ts";
import type { RawAnswer, TestClient } from "../../../test/client.ts";
import { hashPassword } from "./passwords.ts";

let server: AccountsServer;
let people = 0;
beforeAll(async () => {
  // Waits so short that two calls about one address are both let through.
  server = await startAccounts({ RATE_LIMIT_FACTOR: "1000000" });
  await keepAccounts(server.database.db, await hashPassword(caller("test"), PASSWORD), 300);
});
afterAll(() => server.close());

const names = Object.keys(CALLS);

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
    const call = CALLS[name];
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
  await server.visitor().ok(api.auth.signUp, bodyWith(email));
  const back = server.visitor();
  await back.ok(api.auth.logIn, bodyWith(email));
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
    await CALLS[name]?.(server.visitor(), email);
  }
  server.database.watch(() => {});
  expect(statements[known(person)]).not.toEqual([]);
  expect(statements[unknown(person)]).toEqual(statements[known(person)]);
});
