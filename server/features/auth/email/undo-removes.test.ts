import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { api } from "../../../../shared/api/index.ts";
import { PASSWORD, startAccounts, type AccountsServer } from "../../../../test/accounts.ts";
import { audit } from "../../../../test/audit/audit.ts";
import { turnOn } from "../../../../test/authenticator.ts";
import type { TestClient } from "../../../../test/client.ts";
import { startIdentity, type IdentityStandIn } from "../../../../test/stand-ins/identity.ts";
import type { ReceivedMail } from "../../../../test/stand-ins/mail.ts";
import { PasskeyDevice } from "../../../../test/stand-ins/passkey-device.ts";

const CHANGED_PASSWORD = "Thieving9Magpie";
const NEW_PASSWORD = "Another8Horse";

let provider: IdentityStandIn;
let server: AccountsServer;
beforeAll(async () => {
  provider = await startIdentity();
  server = await startAccounts({
    GOOGLE_CLIENT_ID: provider.clientId,
    GOOGLE_CLIENT_SECRET: provider.clientSecret,
    GOOGLE_ISSUER: provider.issuer,
  });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

let people = 0;
const newAddress = (who: string): string => `${who}${people++}@example.test`;

interface Way {
  /** Adds a way in, and returns how to try it: the status of the answer. */
  add: (client: TestClient, email: string) => Promise<() => Promise<number>>;
  /** What its column is called. */
  moment: [table: string, column: string];
  told: string;
}

const WAYS: Record<string, Way> = {
  "a passkey": {
    add: async (client) => {
      const device = new PasskeyDevice(server.services.config.PUBLIC_URL);
      const response = device.create(await client.ok(api.passkeys.options));
      await client.ok(api.passkeys.add, { body: { response } });
      return async () => {
        const visitor = server.visitor();
        const answer = device.get(await visitor.ok(api.passkeys.logInOptions));
        return (await visitor.call(api.passkeys.logIn, { body: { response: answer } })).status;
      };
    },
    moment: ["passkeys", "created_at"],
    told: "Passkeys that had been added were removed.",
  },
  "a Google account": {
    add: async (client, email) => {
      const subject = `subject-of-${email}`;
      const enter = (who: TestClient, address: string) =>
        who.call(api.auth.google, { body: { code: provider.codeFor({ email: address, sub: subject }) } });
      expect((await enter(client, email)).status).toBe(204);
      // Elsewhere the account has another address: without its identity it leads to an account of its own.
      return async () => {
        const visitor = server.visitor();
        await enter(visitor, newAddress("elsewhere"));
        const own = await visitor.ok(api.users.me);
        return own.email === email ? 204 : 401;
      };
    },
    moment: ["identities", "created_at"],
    told: "A Google account that had been linked was unlinked.",
  },
  "a key for other programs": {
    add: async (client) => {
      const { token } = await client.ok(api.tokens.create, { body: { name: "Mine" } });
      return async () => {
        const data = JSON.stringify({ action: "deckNames", version: 6, key: token });
        const answer = await fetch(`${server.url}/api/ankiconnect`, { method: "POST", body: data });
        return (await answer.text()).includes("valid api key must be provided") ? 401 : 204;
      };
    },
    moment: ["tokens", "created_at"],
    told: "Keys for other programs that had been created were revoked.",
  },
  "another password": {
    add: async (client, email) => {
      const body = { password: CHANGED_PASSWORD, currentPassword: PASSWORD };
      await client.ok(api.auth.password, { body });
      return async () =>
        (await server.visitor().call(api.auth.logIn, { body: { email, password: CHANGED_PASSWORD } })).status;
    },
    moment: ["users", "password_changed_at"],
    told: "The password had been changed and no longer works: set a new one.",
  },
};

const UNDO = /email\/undo\/([\w-]+)/;
const linkTo = async (email: string): Promise<string> => {
  const { text } = await server.mail.waitFor(email, (mail) => UNDO.test(mail.text));
  return UNDO.exec(text)?.[1] ?? "";
};
const toldBack = (email: string): Promise<ReceivedMail> =>
  server.mail.waitFor(email, ({ subject }) => subject.includes("address back"));

async function changeAddress(client: TestClient, to = newAddress("thief")): Promise<void> {
  const code = await server.codeAfter(to, () => client.ok(api.auth.changeEmail, { body: { email: to } }));
  expect(await client.ok(api.auth.verifyEmail, { body: { code } })).toEqual({ verified: true });
}

async function takeBack(email: string): Promise<string> {
  const page = await server.visitor().call(api.auth.undoEmail, { params: { token: await linkTo(email) } });
  expect(page.status).toBe(200);
  return page.text;
}

const logIn = (email: string, password = PASSWORD) =>
  server.visitor().call(api.auth.logIn, { body: { email, password } });

/** As if it had been added so many days ago. */
const age = (userId: string, [table, column]: [string, string], days: number) =>
  sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = now() - make_interval(days => ${days})
    WHERE ${sql.ref(table === "users" ? "id" : "user_id")} = ${userId}`.execute(server.database.db);

describe("an address that is taken back takes away what was added before it was changed:", () => {
  test.each(Object.entries(WAYS))("%s", async (_name, { add, moment, told }) => {
    const email = newAddress("owner");
    const thief = await server.user(email);
    const { id } = await thief.ok(api.users.me);
    const enter = await add(thief, email);
    expect(await enter()).toBeLessThan(300);
    await age(id, moment, 6);
    await changeAddress(thief);
    const page = await takeBack(email);
    expect(await enter()).toBe(401);
    expect(page).toContain(told);
    expect((await toldBack(email)).text).toContain(told);
  });

  test("one-time codes, with which the owner could not log in", async () => {
    const email = newAddress("owner");
    const thief = await server.user(email);
    const { id } = await thief.ok(api.users.me);
    await turnOn(thief, server.database.db);
    await changeAddress(thief);
    expect(await takeBack(email)).toContain("One-time codes that had been turned on were turned off");
    const back = await logIn(email);
    expect([back.status, back.text]).toEqual([204, ""]);
    const { rows } = await sql`SELECT 1 FROM recovery_codes WHERE user_id = ${id}`.execute(
      server.database.db,
    );
    expect(rows).toEqual([]);
  });

  test("a secret of one-time codes that was shown and not confirmed", async () => {
    const email = newAddress("owner");
    const thief = await server.user(email);
    const { id } = await thief.ok(api.users.me);
    await thief.ok(api.totp.begin);
    await changeAddress(thief);
    await takeBack(email);
    const { rows } = await sql`SELECT 1 FROM totp WHERE user_id = ${id}`.execute(server.database.db);
    expect(rows).toEqual([]);
  });

  test("browsers it knew: the next log-in from one is told to the owner", async () => {
    const email = newAddress("owner");
    const thief = await server.user(email);
    await changeAddress(thief);
    await takeBack(email);
    await thief.ok(api.auth.logIn, { body: { email, password: PASSWORD } });
    await server.mail.waitFor(email, ({ subject }) => subject.startsWith("New login"));
  });

  test("everything, also days before a link that is used on its last day", async () => {
    const email = newAddress("owner");
    const thief = await server.user(email);
    const { id } = await thief.ok(api.users.me);
    const enter = await WAYS["a passkey"]?.add(thief, email);
    await changeAddress(thief);
    await age(id, ["passkeys", "created_at"], 12);
    await age(id, ["email_undos", "created_at"], 6);
    await takeBack(email);
    expect(await enter?.()).toBe(401);
  });
});

describe("what was there more than seven days before the change stays:", () => {
  test.each(Object.entries(WAYS))("%s", async (_name, { add, moment, told }) => {
    const email = newAddress("owner");
    const thief = await server.user(email);
    const { id } = await thief.ok(api.users.me);
    const enter = await add(thief, email);
    await age(id, moment, 8);
    await changeAddress(thief);
    const page = await takeBack(email);
    expect(await enter()).toBeLessThan(300);
    for (const text of [page, (await toldBack(email)).text]) expect(text).not.toContain(told);
  });

  test("one-time codes and their recovery codes", async () => {
    const email = newAddress("owner");
    const thief = await server.user(email);
    const { id } = await thief.ok(api.users.me);
    const codes = await turnOn(thief, server.database.db);
    await age(id, ["totp", "enabled_at"], 8);
    await changeAddress(thief);
    await takeBack(email);
    const owner = server.visitor();
    const password = { body: { email, password: PASSWORD } };
    expect(await owner.ok(api.auth.logIn, password)).toEqual({ next: "totp" });
    await owner.ok(api.totp.logIn, { body: { code: await codes.code() } });
    expect(await owner.ok(api.totp.state)).toEqual({ enabled: true, recoveryCodesLeft: 10 });
  });
});

test("an owner who is left with no way in sets a password by a code to the address", async () => {
  const email = newAddress("owner");
  const thief = await server.user(email);
  await WAYS["another password"]?.add(thief, email);
  await WAYS["a passkey"]?.add(thief, email);
  await changeAddress(thief);
  await takeBack(email);
  expect((await logIn(email)).status).toBe(401);
  expect(await audit(server.database.pool)).toEqual([]);
  const owner = server.visitor();
  const code = await server.codeAfter(email, () => owner.ok(api.auth.restoreCode, { body: { email } }));
  await owner.ok(api.auth.restore, { body: { code } });
  await owner.ok(api.auth.password, { body: { password: NEW_PASSWORD } });
  expect((await logIn(email, NEW_PASSWORD)).status).toBe(204);
});

test("one-time codes that somebody turned off do not come back, which the owner is told", async () => {
  const email = newAddress("owner");
  const thief = await server.user(email);
  const { id } = await thief.ok(api.users.me);
  const codes = await turnOn(thief, server.database.db);
  await age(id, ["totp", "enabled_at"], 30);
  await thief.ok(api.totp.turnOff, { body: { code: await codes.code() } });
  await changeAddress(thief);
  const page = await takeBack(email);
  for (const text of [page, (await toldBack(email)).text])
    expect(text).toContain("One-time codes had been turned off. They can’t be brought back");
});

test("with nothing to remove nothing is listed", async () => {
  const email = newAddress("owner");
  await changeAddress(await server.user(email));
  expect(await takeBack(email)).not.toContain("<li>");
  expect((await toldBack(email)).text).not.toContain("–");
});

/** Tables of users' rows that let nobody in: what somebody learns, pays or prefers. */
const LET_NOBODY_IN = [
  ..."card_memory dictionaries dictionary_strictness edition_pages editions payment_customers".split(" "),
  ..."payment_subscriptions push_messages push_subscriptions reminders reports reviews share_pages shares test_days test_questions".split(
    " ",
  ),
  ..."test_steps tests word_statistics words".split(" "),
  // The address that leads to the account is replaced.
  "addresses",
  // An account that has an address to change has none to verify.
  "verifications",
];

test("every other table of an account's rows is emptied of what lets somebody in", async () => {
  const email = newAddress("owner");
  const thief = await server.user(email);
  const { id } = await thief.ok(api.users.me);
  for (const { add } of Object.values(WAYS)) await add(thief, email);
  await turnOn(thief, server.database.db);
  const thiefs = newAddress("thief");
  await changeAddress(thief, thiefs);
  await thief.ok(api.auth.changeEmail, { body: { email: newAddress("other") } });
  await logIn(thiefs, CHANGED_PASSWORD);
  await server.visitor().ok(api.auth.restoreCode, { body: { email: thiefs } });
  const { rows } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name = 'user_id'`.execute(server.database.db);
  const names = rows.map(({ name }) => name);
  expect(LET_NOBODY_IN.filter((name) => !names.includes(name))).toEqual([]);
  const empty = async (): Promise<string[]> => {
    const found = await Promise.all(
      names.map(async (name) => {
        const all = sql`SELECT 1 FROM ${sql.table(name)} WHERE user_id = ${id}`;
        return (await all.execute(server.database.db)).rows.length === 0 ? [name] : [];
      }),
    );
    return found.flat();
  };
  const waysIn = names.filter((name) => !LET_NOBODY_IN.includes(name)).toSorted();
  expect((await empty()).filter((name) => waysIn.includes(name))).toEqual([]);
  await takeBack(email);
  expect((await empty()).filter((name) => waysIn.includes(name)).toSorted()).toEqual(waysIn);
});

test("after all of this every account is whole", async () => {
  expect(await audit(server.database.pool)).toEqual([]);
});
