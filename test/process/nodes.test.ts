import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { migrationsOf } from "../../server/database/migrate.ts";
import { api } from "../../shared/api/index.ts";
import { POLICIES } from "../../shared/policies.ts";
import { ROLE_LIMITS } from "../../shared/roles.ts";
import { codeIn, otherThan, PASSWORD } from "../accounts.ts";
import { TestClient } from "../client.ts";
import { MIGRATIONS } from "../cluster.ts";
import { createEmptyDatabase, type EmptyDatabase } from "../empty-database.ts";
import { startMail, type MailStandIn } from "../stand-ins/mail.ts";
import { startNodes, type Nodes } from "./nodes.ts";

const NODES = 4;

let database: EmptyDatabase;
let mail: MailStandIn;
let nodes: Nodes;
beforeAll(async () => {
  database = await createEmptyDatabase();
  mail = await startMail();
  nodes = await startNodes(NODES, database.url, {
    RATE_LIMIT_FACTOR: "1",
    // With this lifetime, expired accounts are looked for every ten seconds.
    GUEST_LIFETIME_SECONDS: "100",
    SMTP_URL: mail.url,
    MAIL_FROM: "words@example.test",
  });
});
afterAll(async () => {
  await nodes.stop();
  await mail.close();
  await database.close();
});

async function guest(): Promise<TestClient> {
  const client = new TestClient(nodes.url(0));
  await client.ok(api.auth.guest);
  await client.ok(api.auth.acceptPolicy, { body: { accepted: [...POLICIES] } });
  return client;
}

async function user(email: string, password = PASSWORD): Promise<TestClient> {
  const client = new TestClient(nodes.url(1));
  await client.ok(api.auth.signUp, { body: { email, password } });
  const code = codeIn(await mail.waitFor(email));
  await client.ok(api.auth.verify, { body: { code } });
  await client.ok(api.auth.acceptPolicy, { body: { accepted: [...POLICIES] } });
  return client;
}

/** Calls that start at the same time, distributed over the nodes; returns the count of each outcome. */
async function callAtOnce(
  size: number,
  clients: readonly TestClient[],
  act: (client: TestClient) => Promise<{ status: number }>,
): Promise<Record<number, number>> {
  const answers = await Promise.all(
    Array.from({ length: size }, (_, at) =>
      act(clients[at % clients.length] ?? new TestClient(nodes.url(at))),
    ),
  );
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const dictionary = { name: "German", termsLanguage: "de", definitionsLanguage: "en" } as const;

test("nodes that start at once on an empty database migrate it once", async () => {
  const { rows } = await database.pool.query<{ name: string }>("SELECT name FROM migrations ORDER BY name");
  expect(rows.map(({ name }) => name)).toEqual(await migrationsOf(MIGRATIONS));
});

describe.each([2, NODES])("over %d nodes", (count) => {
  const some = (client: TestClient): TestClient[] => nodes.everywhere(client).slice(0, count);

  test("a guest makes exactly as many dictionaries as guests may", async () => {
    const limit = ROLE_LIMITS.guest.dictionaries;
    expect(
      await callAtOnce(40, some(await guest()), (client) =>
        client.call(api.dictionaries.create, { body: dictionary }),
      ),
    ).toEqual({ 201: limit, 403: 40 - limit });
  });

  test("a dictionary gets exactly as many words as it may have", async () => {
    const client = await guest();
    const { id } = await client.ok(api.dictionaries.create, { body: dictionary });
    const room = 15;
    const create = Array.from({ length: ROLE_LIMITS.guest.wordsPerDictionary - room }, (_, at) => ({
      term: `Wort ${at}`,
      definitions: ["word"],
    }));
    await client.ok(api.dictionaries.update, { params: { id }, body: { words: { create } } });
    const one = { words: { create: [{ term: "Hund", definitions: ["dog"] }] } };
    expect(
      await callAtOnce(60, some(client), (each) =>
        each.call(api.dictionaries.update, { params: { id }, body: one }),
      ),
    ).toEqual({ 200: room, 403: 60 - room });
    const { wordsCount } = await client.ok(api.dictionaries.read, { params: { id } });
    expect(wordsCount).toBe(ROLE_LIMITS.guest.wordsPerDictionary);
  });

  test("a guest takes exactly three tests a day", async () => {
    const client = await guest();
    const { id: dictionaryId } = await client.ok(api.dictionaries.create, { body: dictionary });
    const create = [{ term: "Hund", definitions: ["dog"] }];
    await client.ok(api.dictionaries.update, { params: { id: dictionaryId }, body: { words: { create } } });
    const body = { dictionaryId, wordsNumberLimit: { count: null, direction: 1 } } as const;
    expect(await callAtOnce(40, some(client), (each) => each.call(api.testing.create, { body }))).toEqual({
      201: 3,
      403: 37,
    });
  });

  test("ten wrong passwords are heard, and no eleventh", async () => {
    const body = { email: `guessed-at-${count}@example.test`, password: PASSWORD };
    expect(
      await callAtOnce(40, some(new TestClient("")), (each) => each.call(api.auth.logIn, { body })),
    ).toEqual({
      401: 10,
      429: 30,
    });
  });

  test("five codes are tried, and then the right one is worth nothing", async () => {
    const client = new TestClient(nodes.url(0));
    const email = `tries-${count}@example.test`;
    await client.ok(api.auth.signUp, { body: { email, password: PASSWORD } });
    const code = codeIn(await mail.waitFor(email));
    const wrong = { body: { code: otherThan(code) } };
    expect(await callAtOnce(20, some(client), (each) => each.call(api.auth.verify, wrong))).toEqual({
      200: 20,
    });
    const { rows } = await database.pool.query("SELECT tries FROM verifications WHERE email = $1", [email]);
    expect(rows).toEqual([{ tries: 5 }]);
    expect(await client.ok(api.auth.verify, { body: { code } })).toEqual({ verified: false });
  });
});

describe("a session is the same everywhere at once", () => {
  const roles = async (client: TestClient) =>
    Promise.all(nodes.everywhere(client).map(async (each) => (await each.ok(api.users.me)).role));
  const statuses = async (client: TestClient) =>
    Promise.all(nodes.everywhere(client).map(async (each) => (await each.call(api.users.me)).status));

  test("when it is new, when the role changes and when it ends", async () => {
    const client = await user("everywhere@example.test");
    expect(await roles(client)).toEqual(Array(NODES).fill("user"));
    await database.pool.query("UPDATE users SET role = 'friend' WHERE email = 'everywhere@example.test'");
    expect(await roles(client)).toEqual(Array(NODES).fill("friend"));
    const [first, second] = nodes.everywhere(client);
    await second?.ok(api.cookie.deleteToken);
    expect(first && (await statuses(first))).toEqual(Array(NODES).fill(401));
  });

  test("when another device sets a new password", async () => {
    const email = "two-devices@example.test";
    const here = await user(email);
    const there = new TestClient(nodes.url(3));
    await there.ok(api.auth.logIn, { body: { email, password: PASSWORD } });
    await there.ok(api.auth.password, { body: { password: "Second8Horse", currentPassword: PASSWORD } });
    expect(await statuses(here)).toEqual(Array(NODES).fill(401));
    expect(await statuses(there)).toEqual(Array(NODES).fill(200));
  });

  test("when the account is deleted", async () => {
    const client = await user("gone@example.test");
    const [, , third] = nodes.everywhere(client);
    await third?.ok(api.auth.deleteAccount);
    expect(await statuses(client)).toEqual(Array(NODES).fill(401));
  });
});

test("what one node changed is what every other one shows and searches", async () => {
  const client = await user("search@example.test");
  await database.pool.query("UPDATE users SET role = 'premium' WHERE email = 'search@example.test'");
  const [here, there] = nodes.everywhere(client);
  if (!here || !there) throw new Error("no nodes");
  const { id } = await here.ok(api.dictionaries.create, { body: dictionary });
  const params = { id };
  const create = Array.from({ length: 600 }, (_, at) => ({
    term: `Wort ${at}`,
    definitions: [`word ${at}`],
  }));
  const { words } = await here.ok(api.dictionaries.update, { params, body: { words: { create } } });
  const found = async (at: TestClient, filter: string) =>
    (await at.ok(api.dictionaries.read, { params, query: { filter } })).words.map(({ term }) => term);
  // The third time it comes from the node's cache.
  for (let time = 0; time < 3; time++) expect(await found(there, "wort 599")).toEqual(["Wort 599"]);
  const word = words.find(({ term }) => term === "Wort 599");
  await here.ok(api.dictionaries.update, {
    params,
    body: { words: { update: [{ id: word?.id ?? "", term: "Hund" }] } },
  });
  expect(await found(there, "wort 599")).toEqual([]);
  expect(await found(there, "hund")).toEqual(["Hund"]);
});

test("a test goes on at whichever node is asked", async () => {
  const client = await guest();
  const { id: dictionaryId } = await client.ok(api.dictionaries.create, { body: dictionary });
  const create = Array.from({ length: 8 }, (_, at) => ({ term: `Wort ${at}`, definitions: [`word ${at}`] }));
  await client.ok(api.dictionaries.update, { params: { id: dictionaryId }, body: { words: { create } } });
  const all = nodes.everywhere(client);
  await client.ok(api.testing.create, {
    body: { dictionaryId, wordsNumberLimit: { count: null, direction: 1 } },
  });
  for (let question = 0; question < 8; question++) {
    const reader = all[question % NODES] ?? client;
    const answerer = all[(question + 1) % NODES] ?? client;
    const { test: asked } = await reader.ok(api.testing.read);
    const answer = String(asked?.prompt[0]).replace("Wort", "word");
    expect(await answerer.ok(api.testing.answer, { body: { answer } })).toMatchObject({ verdict: "exact" });
  }
  for (const each of all) expect((await each.ok(api.testing.read)).report?.counts.exact).toBe(8);
});

test("each mail leaves once", async () => {
  const emails = Array.from({ length: 12 }, (_, at) => `once-${at}@example.test`);
  await Promise.all(
    emails.map((email, at) =>
      new TestClient(nodes.url(at)).ok(api.auth.signUp, { body: { email, password: PASSWORD } }),
    ),
  );
  await Promise.all(emails.map((email) => mail.waitFor(email)));
  await expect.poll(async () => (await database.pool.query("SELECT 1 FROM outbox")).rows.length).toBe(0);
  for (const email of emails) expect(mail.to(email)).toHaveLength(1);
});

test("what has run out is deleted once", async () => {
  const done = () => nodes.sum("wordhoard_job_items_total", { job: "delete expired accounts" });
  const before = await done();
  await database.pool.query(
    "INSERT INTO users (id, role, expires_at) SELECT gen_random_uuid(), 'guest', now() FROM generate_series(1, 700)",
  );
  const left = async () =>
    (await database.pool.query("SELECT 1 FROM users WHERE expires_at <= now()")).rows.length;
  await expect.poll(left).toBe(0);
  await expect.poll(done).toBe(before + 700);
  expect(await nodes.sum("wordhoard_job_runs_total", { outcome: "failed" })).toBe(0);
});
