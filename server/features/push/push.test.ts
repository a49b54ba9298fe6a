import { setTimeout as delay } from "node:timers/promises";

import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { PUSH_SUBSCRIPTIONS_PER_USER } from "../../../shared/limits.ts";
import { PASSWORD, startAccounts, type AccountsServer } from "../../../test/accounts.ts";
import { audit } from "../../../test/audit/audit.ts";
import { TestClient } from "../../../test/client.ts";
import { startHttpStandIn } from "../../../test/stand-ins/http-stand-in.ts";
import { startPush, type PushStandIn, type SubscribedBrowser } from "../../../test/stand-ins/push.ts";
import { suspend } from "../../suspension.ts";
import { remindLearners } from "../reminders/remind.ts";
import { readDue } from "../reviews/queries.ts";
import { ago, DAY, post, reviewOf, settings } from "../reviews/reviews.fixtures.ts";
import { makeDictionary } from "../testing/testing.fixtures.ts";
import { takeMessage } from "./messages.ts";
import { sendPushes } from "./send.ts";

let server: AccountsServer;
let service: PushStandIn;
beforeAll(async () => {
  server = await startAccounts({ PUSH_ALLOW_LOOPBACK: "true", SUPPORT_EMAIL: "help@example.test" });
  service = await startPush();
});
afterAll(async () => {
  await service.close();
  await server.close();
});
afterEach(async () => {
  service.answerWith(null);
  service.heal();
  await server.database.pool.query("UPDATE reminders SET hour = NULL, next_at = NULL");
  await server.database.pool.query("DELETE FROM push_messages");
});

let people = 0;

interface Learner {
  client: TestClient;
  email: string;
  id: string;
}

/** Somebody with words that are due. */
async function learner(due = 3): Promise<Learner> {
  const email = `pushed${++people}@example.test`;
  const client = await server.user(email);
  const texts = Object.fromEntries(Array.from({ length: due + 1 }, (_, at) => [`w${at}`, `m${at}`]));
  const { words } = await makeDictionary(client, texts);
  const reviews = [...words.values()].slice(0, due).map((id) => reviewOf(id, { at: ago(30 * DAY) }));
  if (reviews.length > 0) await post(client, reviews);
  return { client, email, id: (await client.ok(api.users.me)).id };
}

const byPush = (client: TestClient) => settings(client, { reminderAt: 8, remindBy: "push" });

async function subscribed(client: TestClient, at = service): Promise<SubscribedBrowser> {
  const { key } = await client.ok(api.push.key);
  const browser = at.subscribe(key);
  await client.ok(api.push.subscribe, { body: browser.subscription });
  return browser;
}

const endpointsOf = async (client: TestClient): Promise<string[]> =>
  (await client.ok(api.push.list)).subscriptions.map(({ endpoint }) => endpoint);

/** The hour has come for everybody who wants a reminder. */
const itIsTime = () =>
  server.database.pool.query(
    "UPDATE reminders SET next_at = now() - interval '1 minute' WHERE hour IS NOT NULL",
  );

/** What waits for its next try has waited long enough. */
const waited = () =>
  server.database.pool.query("UPDATE push_messages SET next_try_at = now() - interval '1 second'");

const queuePushes = (db = server.database.db) => remindLearners(db, server.services.outbox, readDue);
const send = (db = server.database.db) => sendPushes({ ...server.services, db });

async function remind(): Promise<void> {
  await itIsTime();
  await queuePushes();
  await send();
}

const waiting = async (): Promise<number> =>
  (await server.database.db.selectFrom("push_messages").select("user_id").execute()).length;

const textsOf = ({ received }: SubscribedBrowser): string[] => received.map(({ text }) => text);

test("each device is told the number of due words, and nothing else; no mail is sent", async () => {
  const { client, email } = await learner(22);
  expect((await client.ok(api.users.me)).review.remindBy).toBe("mail");
  const [phone, desktop] = [await subscribed(client), await subscribed(client)];
  await byPush(client);
  expect((await client.ok(api.users.me)).review).toMatchObject({ reminderAt: 8, remindBy: "push" });
  await remind();
  for (const { received, refused } of [phone, desktop]) {
    expect(refused).toEqual([]);
    expect(received).toEqual([
      {
        text: "22",
        ttl: expect.toSatisfy((ttl: number) => ttl > 0 && ttl <= 3 * 3600) as number,
        topic: "due-words",
        urgency: "normal",
        contact: "mailto:help@example.test",
      },
    ]);
  }
  expect(server.mail.to(email).filter(({ headers }) => headers.has("list-unsubscribe"))).toEqual([]);
});

test("a learner who has not chosen pushes gets none, and a mail instead", async () => {
  const { client, email } = await learner();
  const browser = await subscribed(client);
  await settings(client, { reminderAt: 8 });
  await remind();
  await server.mail.waitFor(email, ({ headers }) => headers.has("list-unsubscribe"));
  expect(textsOf(browser)).toEqual([]);
});

test("several nodes at once, again and again, send everybody one a day", async () => {
  const everybody = await Promise.all(Array.from({ length: 6 }, () => learner()));
  const browsers: SubscribedBrowser[] = [];
  for (const { client } of everybody) {
    browsers.push(await subscribed(client), await subscribed(client));
    await byPush(client);
  }
  await itIsTime();
  const other = server.database.another().db;
  await Promise.all([queuePushes(), queuePushes(other), queuePushes(), queuePushes(other)]);
  await Promise.all([send(), send(other), send(), send(other)]);
  await Promise.all([queuePushes(), send(other)]);
  expect(browsers.map(textsOf)).toEqual(browsers.map(() => ["3"]));
  // No change of the hour, and no change of the way, brings a second one on the same date.
  for (const { client } of everybody) {
    await settings(client, { timeZone: "UTC", reminderAt: 23 });
    await settings(client, { remindBy: "mail" });
    await settings(client, { remindBy: "push" });
    const { id } = await client.ok(api.users.me);
    const [row] = await server.database.db
      .selectFrom("reminders")
      .select("next_at")
      .where("user_id", "=", id)
      .execute();
    expect(row?.next_at?.toISOString().slice(0, 10)).not.toBe(new Date().toISOString().slice(0, 10));
  }
});

test("a node that dies before it has sent sends it to nobody, and nobody gets two", async () => {
  const { client } = await learner();
  const browser = await subscribed(client);
  await byPush(client);
  await itIsTime();
  await queuePushes();
  expect(await takeMessage(server.database.db, { users: [], services: [] })).not.toBeNull();
  await send();
  await queuePushes();
  await send();
  expect([textsOf(browser), await waiting()]).toEqual([[], 0]);
});

test("a queue that was nearly empty when PostgreSQL last looked loses nothing", async () => {
  const { client } = await learner();
  const browsers = [await subscribed(client)];
  await byPush(client);
  await itIsTime();
  await queuePushes();
  await server.database.pool.query("VACUUM ANALYZE push_messages");
  await send();
  for (let device = 1; device < PUSH_SUBSCRIPTIONS_PER_USER; device++)
    browsers.push(await subscribed(client));
  await server.database.pool.query("UPDATE reminders SET sent_at = NULL");
  await remind();
  expect(browsers.map(textsOf)).toEqual(browsers.map((_, at) => (at === 0 ? ["3", "3"] : ["3"])));
});

test("a push whose answer was lost is not sent again", async () => {
  const { client } = await learner();
  const browser = await subscribed(client);
  await byPush(client);
  service.loseNext(1);
  await remind();
  await waited();
  await send();
  expect([textsOf(browser), await waiting()]).toEqual([["3"], 0]);
});

test.each([404, 410])(
  "what the push service answers with %i is deleted, and the other devices stay",
  async (status) => {
    const { client } = await learner();
    const [gone, there] = [await subscribed(client), await subscribed(client)];
    await byPush(client);
    if (status === 410) gone.leave();
    else await moved(gone);
    await remind();
    expect(textsOf(there)).toEqual(["3"]);
    expect(await endpointsOf(client)).toEqual([there.subscription.endpoint]);
    expect(await waiting()).toBe(0);
  },
);

/** The service has never heard of the address. */
const moved = ({ subscription: { endpoint } }: SubscribedBrowser) =>
  server.database.pool.query("UPDATE push_subscriptions SET endpoint = $1 WHERE endpoint = $2", [
    `${service.url}/push/unknown`,
    endpoint,
  ]);

test.each([429, 500, 503])("after %i it is tried again, five times at most", async (status) => {
  const { client } = await learner();
  const browser = await subscribed(client);
  await byPush(client);
  service.failNext(2, { status });
  await remind();
  expect([textsOf(browser), await waiting()]).toEqual([[], 1]);
  await send();
  expect(textsOf(browser)).toEqual([]);
  for (const _ of [1, 2]) {
    await waited();
    await send();
  }
  expect([textsOf(browser), await waiting()]).toEqual([["3"], 0]);

  await server.database.pool.query("UPDATE reminders SET sent_at = NULL");
  service.answerWith({ status });
  const before = service.requests();
  await remind();
  for (const _ of [1, 2, 3, 4, 5, 6]) {
    await waited();
    await send();
  }
  expect([service.requests() - before, await waiting()]).toEqual([5, 0]);
  expect(await endpointsOf(client)).toHaveLength(1);
});

test("a service that asks for patience is left alone for as long, but not beyond the morning", async () => {
  const { client } = await learner();
  await subscribed(client);
  await byPush(client);
  service.answerWith({ status: 429, headers: { "retry-after": "3600" } });
  await remind();
  const { rows } = await server.database.pool.query<{ minutes: number }>(
    "SELECT round(extract(epoch FROM next_try_at - now()) / 60)::int AS minutes FROM push_messages",
  );
  expect(rows).toEqual([{ minutes: 60 }]);
  service.answerWith({ status: 503, headers: { "retry-after": "86400" } });
  await waited();
  await send();
  expect(await waiting()).toBe(0);
});

test("a service that is away is tried again; one that redirects is not followed", async () => {
  const { client } = await learner();
  const browser = await subscribed(client);
  await byPush(client);
  await service.down();
  await remind();
  expect(await waiting()).toBe(1);
  await service.up();
  await waited();
  await send();
  expect(textsOf(browser)).toEqual(["3"]);

  await server.database.pool.query("UPDATE reminders SET sent_at = NULL");
  const elsewhere = await startPush();
  service.answerWith({ status: 307, headers: { location: `${elsewhere.url}/push/x` } });
  await remind();
  expect([elsewhere.requests(), await waiting()]).toEqual([0, 0]);
  await elsewhere.close();
});

test("one slow push service makes nobody else wait", async () => {
  const slow = await startPush();
  const held: Learner[] = [];
  for (let at = 0; at < 3; at++) {
    const one = await learner();
    for (let device = 0; device < 4; device++) await subscribed(one.client, slow);
    await byPush(one.client);
    held.push(one);
  }
  const quick = await learner();
  const browser = await subscribed(quick.client);
  await byPush(quick.client);
  await itIsTime();
  await queuePushes();
  await server.database.pool.query(
    "UPDATE push_messages SET next_try_at = now() - interval '1 hour' WHERE user_id <> $1",
    [quick.id],
  );
  // The slow service answers only when the other one's browser has been told.
  const release = slow.hold();
  const all = send();
  await expect.poll(() => textsOf(browser)).toEqual(["3"]);
  // Two of each account.
  await expect.poll(() => slow.requests()).toBe(6);
  release();
  await all;
  expect(slow.requests()).toBe(12);
  await slow.close();
});

test("what waits for a service that is busy is not looked through again with each message", async () => {
  const [accounts, devices] = [24, 2];
  let asked = 0;
  // No two at the same time.
  const busy = await startHttpStandIn({ answer: () => delay(20 + 37 * (asked++ % 8), { status: 201 }) });
  for (let at = 0; at < accounts; at++) {
    const { client } = await learner();
    await byPush(client);
    for (let device = 0; device < devices; device++) {
      const { keys } = service.subscribe("any").subscription;
      await client.ok(api.push.subscribe, { body: { endpoint: `${busy.url}/${device}`, keys } });
    }
  }
  await itIsTime();
  await queuePushes();
  const node = server.database.another();
  let looks = 0;
  node.pool.on("connect", (client) => {
    const send = client.query.bind(client) as (...sent: unknown[]) => unknown;
    const query = (...sent: unknown[]): unknown => {
      if (JSON.stringify(sent[0]).includes("DELETE FROM push_messages")) looks++;
      return send(...sent);
    };
    Object.assign(client, { query });
  });
  expect(await send(node.db)).toBe(accounts * devices);
  expect(looks).toBeGreaterThanOrEqual(accounts * devices);
  expect(looks).toBeLessThan(1.3 * accounts * devices);
  await busy.close();
});

test("of an answer nothing but its head is read", async () => {
  const { client } = await learner();
  await subscribed(client);
  await byPush(client);
  service.answerWith({ status: 201, body: "x".repeat(64 * 1024 * 1024) });
  await remind();
  expect(await waiting()).toBe(0);
});

test("a private address that a name leads to, or that was stored before, is not called", async () => {
  const strict = await startAccounts();
  const { key } = await (await server.user(`strict${++people}@example.test`)).ok(api.push.key);
  const client = await strict.user("strict@example.test");
  const browser = service.subscribe(key);
  expect(await client.refused(api.push.subscribe, { body: browser.subscription })).toMatchObject({
    status: 400,
    code: "validation_failed",
    fields: { endpoint: expect.any(String) as string },
  });
  await client.ok(api.push.subscribe, {
    body: { ...browser.subscription, endpoint: "https://push.example/abc" },
  });
  await strict.database.pool.query("UPDATE push_subscriptions SET endpoint = $1", [
    browser.subscription.endpoint,
  ]);
  const before = service.requests();
  await settings(client, { reminderAt: 8, remindBy: "push" });
  const { words } = await makeDictionary(client, { one: "a", two: "b" });
  await post(client, [reviewOf([...words.values()][0] ?? "", { at: ago(30 * DAY) })]);
  await strict.database.pool.query("UPDATE reminders SET next_at = now()");
  expect(await remindLearners(strict.database.db, strict.services.outbox, readDue)).toBe(1);
  expect(await sendPushes({ ...strict.services, db: strict.database.db })).toBe(1);
  expect(service.requests()).toBe(before);
  await strict.close();
});

test("a message that waits is not sent once pushes are switched off or the device is removed", async () => {
  for (const stop of [
    ({ client }: Learner) => settings(client, { reminderAt: null }),
    ({ client }: Learner) => settings(client, { remindBy: "mail" }),
    async ({ client }: Learner) => {
      for (const endpoint of await endpointsOf(client))
        await client.ok(api.push.unsubscribe, { body: { endpoint } });
    },
    ({ client }: Learner) => client.ok(api.cookie.deleteToken),
    ({ client }: Learner) => client.ok(api.auth.deleteAccount),
  ]) {
    const someone = await learner();
    const browser = await subscribed(someone.client);
    await byPush(someone.client);
    await itIsTime();
    await queuePushes();
    await stop(someone);
    await send();
    expect([textsOf(browser), await waiting()]).toEqual([[], 0]);
  }
  expect(await audit(server.database.pool)).toEqual([]);
});

test("an account that is deleted while it is reminded waits for nobody who waits for it", async () => {
  const { client, id } = await learner();
  await subscribed(client);
  await byPush(client);
  await itIsTime();
  const deletion = await server.database.pool.connect();
  await deletion.query("BEGIN");
  await deletion.query("SELECT 1 FROM users WHERE id = $1 FOR UPDATE", [id]);
  const reminded = queuePushes();
  await expect.poll(somebodyWaits).toBe(true);
  for (const table of ["reminders", "push_messages"])
    await deletion.query(`DELETE FROM ${table} WHERE user_id = $1`, [id]);
  await deletion.query("DELETE FROM users WHERE id = $1", [id]);
  await deletion.query("COMMIT");
  deletion.release();
  expect([await reminded, await waiting()]).toEqual([0, 0]);
});

const somebodyWaits = async (): Promise<boolean> =>
  (
    await server.database.pool.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    )
  ).rows.length > 0;

test("a device that logs out, or is logged out from another, is reminded no more", async () => {
  const { client, email } = await learner();
  const other = server.visitor();
  await other.ok(api.auth.logIn, { body: { email, password: PASSWORD } });
  const [here, there] = [await subscribed(client), await subscribed(other)];
  expect(await endpointsOf(client)).toEqual([there, here].map(({ subscription }) => subscription.endpoint));
  await other.ok(api.cookie.deleteToken);
  expect(await endpointsOf(client)).toEqual([here.subscription.endpoint]);
  const third = server.visitor();
  await third.ok(api.auth.logIn, { body: { email, password: PASSWORD } });
  await third.ok(api.auth.endOtherSessions);
  expect(await endpointsOf(third)).toEqual([]);
});

test("nobody is told of a day on which nothing is due, nor while they are suspended", async () => {
  const idle = await learner(0);
  const suspended = await learner();
  const browsers = [await subscribed(idle.client), await subscribed(suspended.client)];
  await byPush(idle.client);
  await byPush(suspended.client);
  await suspend(server.database.db, suspended.id, null);
  await remind();
  expect([browsers.flatMap(textsOf), await waiting()]).toEqual([[], 0]);
});

test("without a device a day counts as one without a reminder: it comes once a device is there", async () => {
  const { client } = await learner();
  await byPush(client);
  await remind();
  const browser = await subscribed(client);
  await remind();
  expect(textsOf(browser)).toEqual(["3"]);
});

test("the same browser again is the same device, with its new keys", async () => {
  const { client } = await learner();
  const before = await subscribed(client);
  const { key } = await client.ok(api.push.key);
  const { keys } = service.subscribe(key).subscription;
  await client.ok(api.push.subscribe, { body: { endpoint: before.subscription.endpoint, keys } });
  expect(await endpointsOf(client)).toHaveLength(1);
  await client.ok(api.push.subscribe, { body: before.subscription });
  await byPush(client);
  await remind();
  expect(textsOf(before)).toEqual(["3"]);
});

test("the eleventh takes the place of the one that was unused for longest", async () => {
  const { client, email } = await learner();
  const old = server.visitor();
  await old.ok(api.auth.logIn, { body: { email, password: PASSWORD } });
  const browsers: SubscribedBrowser[] = [];
  for (let at = 0; at < PUSH_SUBSCRIPTIONS_PER_USER; at++)
    browsers.push(await subscribed(at === 4 ? old : client));
  await server.database.pool.query(
    "UPDATE sessions SET last_seen_at = last_seen_at - interval '1 second', created_at = created_at - interval '1 day'",
  );
  await server.database.pool.query(
    `UPDATE sessions SET last_seen_at = last_seen_at - interval '1 hour' WHERE token_hash =
      (SELECT session_hash FROM push_subscriptions WHERE endpoint = $1)`,
    [browsers[4]?.subscription.endpoint],
  );
  browsers.push(await subscribed(client));
  const expected = browsers.filter((_, at) => at !== 4).map(({ subscription }) => subscription.endpoint);
  expect((await endpointsOf(client)).toSorted()).toEqual(expected.toSorted());
});

test("a crowd over two processes leaves exactly as many as one may have", async () => {
  const { client } = await learner();
  const twin = new TestClient(await server.second());
  for (const [name, value] of client.cookies) twin.cookies.set(name, value);
  const answers = await Promise.all(
    Array.from({ length: 3 * PUSH_SUBSCRIPTIONS_PER_USER }, (_, at) =>
      (at % 2 ? client : twin).call(api.push.subscribe, {
        body: service.subscribe("any").subscription,
      }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  expect(await endpointsOf(client)).toHaveLength(PUSH_SUBSCRIPTIONS_PER_USER);
});

test("nobody sees or removes another's devices", async () => {
  const [ann, eve] = [await learner(), await learner()];
  const { subscription } = await subscribed(ann.client);
  expect(await endpointsOf(eve.client)).toEqual([]);
  await eve.client.ok(api.push.unsubscribe, { body: { endpoint: subscription.endpoint } });
  expect(await endpointsOf(ann.client)).toEqual([subscription.endpoint]);
});

test("the download of all data tells of the devices, without their keys", async () => {
  const { client } = await learner();
  const { subscription } = await subscribed(client);
  const file = await client.ok(api.users.export);
  const { pushSubscriptions } = JSON.parse(file) as { pushSubscriptions: unknown };
  expect(pushSubscriptions).toEqual((await client.ok(api.push.list)).subscriptions);
  expect(file).not.toContain(subscription.keys.auth);
});

test("guests are not reminded", async () => {
  const guest = await server.member();
  const { subscription } = service.subscribe("any");
  const refused = { status: 403, code: "role_forbidden" };
  expect(await guest.refused(api.push.subscribe, { body: subscription })).toMatchObject(refused);
  expect(await guest.refused(api.users.update, { body: { review: { remindBy: "push" } } })).toMatchObject(
    refused,
  );
  // What they have they may keep.
  const { review } = await guest.ok(api.users.me);
  expect((await guest.ok(api.users.update, { body: { review } })).review).toEqual(review);
});

/** Of three bytes each, which no index makes shorter. */
function randomLetters(count: number): string {
  return String.fromCodePoint(
    ...Array.from({ length: count }, () => 0x4e00 + Math.floor(Math.random() * 20_000)),
  );
}

test("a device whose address no browser has cannot be removed either", async () => {
  const { client } = await learner();
  expect(
    await client.refused(api.push.unsubscribe, { body: { endpoint: "https://push.example/\u0000" } }),
  ).toMatchObject({
    status: 400,
    fields: { endpoint: expect.any(String) as string },
  });
});

const POINT = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString("base64url");

test.each([
  ["endpoint", { endpoint: "http://push.example/a" }],
  ["endpoint", { endpoint: "https://10.0.0.1/a" }],
  ["endpoint", { endpoint: `https://push.example/${"a".repeat(1024)}` }],
  ["endpoint", { endpoint: 7 }],
  ["endpoint", { endpoint: "https://push.example/\u0000" }],
  ["endpoint", { endpoint: `https://push.example/${randomLetters(1000)}` }],
  ["keys.p256dh", { p256dh: "" }],
  ["keys.p256dh", { p256dh: POINT }],
  ["keys.p256dh", { p256dh: "!".repeat(87) }],
  ["keys.auth", { auth: "short" }],
  ["keys.auth", { auth: "a".repeat(100_000) }],
])(
  "a subscription with a bad %s is refused by name",
  async (field, { endpoint, ...keys }: Record<string, unknown>) => {
    const client = await server.user(`wrong${++people}@example.test`);
    const { subscription } = service.subscribe("any");
    const { status, text } = await client.send("POST", "/api/push/subscriptions", {
      endpoint: endpoint ?? subscription.endpoint,
      keys: { ...subscription.keys, ...keys },
    });
    if (text.includes("too_large")) return expect(status).toBe(413);
    expect([status, Object.keys((JSON.parse(text) as { fields: object }).fields)]).toEqual([400, [field]]);
  },
);

test("all nodes have one key, which no backup and no answer tells the secret of", async () => {
  const { client } = await learner();
  const twin = new TestClient(await server.second());
  for (const [name, value] of client.cookies) twin.cookies.set(name, value);
  const { key } = await client.ok(api.push.key);
  expect(await twin.ok(api.push.key)).toEqual({ key });
  expect(Buffer.from(key, "base64url")).toHaveLength(65);
  const { rows } = await server.database.pool.query<{ private_key: Buffer }>(
    "SELECT private_key FROM push_keys",
  );
  expect(rows).toHaveLength(1);
  expect(key).not.toContain(rows[0]?.private_key.toString("base64url"));
});
