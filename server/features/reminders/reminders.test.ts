import { afterEach, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { withAccounts } from "../../../test/accounts.ts";
import type { TestClient } from "../../../test/client.ts";
import { resume, suspend } from "../../suspension.ts";
import { readDue } from "../reviews/queries.ts";
import { ago, DAY, post, reviewOf, settings } from "../reviews/reviews.fixtures.ts";
import { change, makeDictionary } from "../testing/testing.fixtures.ts";
import { remindLearners, type ReadDue } from "./remind.ts";

const server = await withAccounts();

let learners = 0;

/** Somebody who wants a mail at eight, with so many words that are due. */
async function learner({ due = 3, language = "en" as "en" | "pl" } = {}) {
  const email = `learner${++learners}@example.test`;
  const client = await server.user(email);
  await client.ok(api.users.update, { body: { interfaceLanguage: language, review: { reminderAt: 8 } } });
  const texts = Object.fromEntries(Array.from({ length: due + 1 }, (_, at) => [`w${at}`, `m${at}`]));
  const dictionary = await makeDictionary(client, texts);
  const words = [...dictionary.words.values()].slice(0, due);
  const reviews = words.map((id) => reviewOf(id, { at: ago(30 * DAY) }));
  if (reviews.length > 0) await post(client, reviews);
  const { id } = await client.ok(api.users.me);
  return { client, email, id, dictionaryId: dictionary.id, words };
}

afterEach(() => server.database.pool.query("UPDATE reminders SET hour = NULL, next_at = NULL"));

/** The hour has come for everybody who wants a mail, or had so long ago. */
const itIsTime = (minutesAgo = 1) =>
  server.database.pool.query(
    "UPDATE reminders SET next_at = now() - make_interval(mins => $1) WHERE hour IS NOT NULL",
    [minutesAgo],
  );

const run = (read: ReadDue = readDue, db = server.database.db) =>
  remindLearners(db, server.services.outbox, read);

const nextOf = async ({ id }: { id: string }): Promise<Date | null> =>
  (
    await server.database.db
      .selectFrom("reminders")
      .select("next_at")
      .where("user_id", "=", id)
      .executeTakeFirst()
  )?.next_at ?? null;

const remindersTo = (email: string) =>
  server.mail.to(email).filter(({ headers }) => headers.has("list-unsubscribe"));

async function reminderTo(email: string) {
  return server.mail.waitFor(email, ({ headers }) => headers.has("list-unsubscribe"));
}

test("a newcomer gets none; who wants one is told how many words are due, and how long they take", async () => {
  const { client, email } = await learner({ due: 22, language: "pl" });
  expect((await client.ok(api.users.me)).review.reminderAt).toBe(8);
  await itIsTime();
  expect(await run()).toBe(1);
  const mail = await reminderTo(email);
  expect(mail.subject).toBe("Twoje słowa na dziś");
  expect(mail.text).toContain("Na dziś są 22 słowa do powtórki.");
  expect(mail.text).toMatch(/Zajmie to około \d minut/);
  expect(mail.text).toContain("/today?lng=pl");
  expect(mail.headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect((await (await server.user("new@example.test")).ok(api.users.me)).review.reminderAt).toBeNull();
});

test("two nodes that look at once, again and again, send everybody one", async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => learner()));
  await itIsTime();
  const other = server.database.another().db;
  const sent = await Promise.all([run(), run(readDue, other), run(), run(readDue, other)]);
  expect(sent.reduce((sum, one) => sum + one, 0)).toBe(people.length);
  expect(await run(readDue, other)).toBe(0);
  await Promise.all(people.map(({ email }) => reminderTo(email)));
  for (const { email } of people) expect(remindersTo(email)).toHaveLength(1);
});

test("one click in the mail program ends them, looking at the page does not", async () => {
  const { client, email } = await learner();
  await itIsTime();
  await run();
  const url = endUrlIn(await reminderTo(email));

  const page = await fetch(url);
  expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  expect(await page.text()).toContain('<form method="post">');
  expect((await client.ok(api.users.me)).review.reminderAt).toBe(8);

  const click = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://mail.example" },
    body: "List-Unsubscribe=One-Click",
  });
  expect(click.status).toBe(200);
  expect((await client.ok(api.users.me)).review.reminderAt).toBeNull();
  expect(await nextOf(await client.ok(api.users.me))).toBeNull();
  expect((await fetch(url, { method: "POST" })).status).toBe(200);
  expect((await fetch(`${url}x`, { method: "POST" })).status).toBe(404);
  expect((await fetch(`${url.slice(0, -8)}zzzzzzzz`)).status).toBe(404);
});

const endUrlIn = ({ headers }: { headers: ReadonlyMap<string, string> }): string => {
  const [, address = ""] = /^<(.+)>$/.exec(headers.get("list-unsubscribe") ?? "") ?? [];
  return `${server.url}${new URL(address).pathname}`;
};

async function move(client: TestClient): Promise<string> {
  const email = `moved${++learners}@example.test`;
  const code = await server.codeAfter(email, () => client.ok(api.auth.changeEmail, { body: { email } }));
  expect(await client.ok(api.auth.verifyEmail, { body: { code } })).toEqual({ verified: true });
  return email;
}

test("the link in an old mailbox is over once the account has another address, which gets its own", async () => {
  const { client, email } = await learner();
  await itIsTime();
  await run();
  const old = endUrlIn(await reminderTo(email));
  const moved = await move(client);
  const browser = { accept: "text/html", "accept-language": "pl" };
  for (const method of ["GET", "POST"]) {
    const page = await fetch(old, { method, headers: browser });
    expect([page.status, await page.text()]).toEqual([404, expect.stringContaining("Ten link nie działa")]);
  }
  expect((await client.ok(api.users.me)).review.reminderAt).toBe(8);

  await itIsTime();
  await server.database.pool.query("UPDATE reminders SET sent_at = NULL");
  await run();
  const own = endUrlIn(await reminderTo(moved));
  expect((await fetch(own, { method: "POST" })).status).toBe(200);
  expect((await client.ok(api.users.me)).review.reminderAt).toBeNull();
});

test("who moves while a node looks gets the mail at the new address, and the old one gets no link", async () => {
  const { client, email } = await learner();
  await itIsTime();
  let moved = "";
  const moveMeanwhile = async (db: Parameters<ReadDue>[0], userId: string) => {
    const due = await readDue(db, userId);
    moved = await move(client);
    return due;
  };
  expect(await run(moveMeanwhile)).toBe(1);
  await reminderTo(moved);
  expect(remindersTo(email)).toEqual([]);
});

test("nobody is told of a day on which nothing is due, or of one that was done already", async () => {
  const idle = await learner({ due: 0 });
  const done = await learner();
  await post(
    done.client,
    done.words.map((id) => reviewOf(id)),
  );
  const gone = await learner();
  await change(gone.client, gone.dictionaryId, { delete: gone.words });
  await itIsTime();
  await run();
  for (const one of [idle, done, gone]) {
    expect((await nextOf(one))?.getTime()).toBeGreaterThan(Date.now());
    expect(await waiting(one.email)).toBe(0);
    expect(remindersTo(one.email)).toEqual([]);
  }
});

const waiting = async (email: string): Promise<number> =>
  (await server.database.db.selectFrom("outbox").select("id").where("address", "=", email).execute()).length;

test("guests have no address to write to, and others have to prove theirs first", async () => {
  const guest = await server.member();
  const asGuest = await guest.refused(api.users.update, { body: { review: { reminderAt: 8 } } });
  expect([asGuest.status, asGuest.code]).toEqual([403, "role_forbidden"]);
  await settings(guest, { timeZone: "Europe/Kyiv" });
  const waits = server.visitor();
  await waits.ok(api.auth.signUp, { body: { email: "unproven@example.test", password: "Correct7Horse" } });
  const asUnproven = await waits.refused(api.users.update, { body: { review: { reminderAt: 8 } } });
  expect([asUnproven.status, asUnproven.code]).toEqual([403, "verification_required"]);
});

test("the hour is that of the learner's zone, and moves with it", async () => {
  const someone = await learner();
  for (const [timeZone, reminderAt] of [
    ["Asia/Kathmandu", 7],
    ["America/New_York", 23],
    ["Europe/Kyiv", 0],
  ] as const) {
    await settings(someone.client, { timeZone, reminderAt });
    expect(await shownHour(someone, timeZone)).toBe(reminderAt);
  }
  await settings(someone.client, { timeZone: "Pacific/Auckland" });
  expect(await shownHour(someone, "Pacific/Auckland")).toBe(0);
  for (const reminderAt of [-1, 24, 7.5])
    expect(
      (await someone.client.refused(api.users.update, { body: { review: { reminderAt } } })).fields,
    ).toHaveProperty("review.reminderAt");
});

async function shownHour(someone: { id: string }, timeZone: string): Promise<number> {
  const next = await nextOf(someone);
  const hour = new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", hourCycle: "h23" });
  expect(next?.getTime()).toBeGreaterThan(Date.now());
  return Number(hour.format(next ?? undefined));
}

test("after a mail, no change of the hour and no off and on brings a second one on the same date", async () => {
  const someone = await learner();
  await settings(someone.client, { timeZone: "UTC" });
  await itIsTime();
  await run();
  await reminderTo(someone.email);
  const today = new Date().toISOString().slice(0, 10);
  for (const reminderAt of [0, 12, 23, null, 22]) await settings(someone.client, { reminderAt });
  expect((await nextOf(someone))?.toISOString().slice(0, 10)).not.toBe(today);
});

test("who switches them off while a node looks has the last word", async () => {
  const { client, email } = await learner();
  await itIsTime();
  const offMeanwhile = async (db: Parameters<ReadDue>[0], userId: string) => {
    const due = await readDue(db, userId);
    await off(client);
    return due;
  };
  expect(await run(offMeanwhile)).toBe(0);
  expect([await waiting(email), remindersTo(email)]).toEqual([0, []]);
});

const off = (client: TestClient) => settings(client, { reminderAt: null });

test("a mail for the morning does not come in the evening", async () => {
  const someone = await learner();
  await itIsTime(4 * 60);
  await run();
  expect((await nextOf(someone))?.getTime()).toBeGreaterThan(Date.now());
  expect([await waiting(someone.email), remindersTo(someone.email)]).toEqual([0, []]);
});

test("a suspended learner gets no mail, and the next one when the account is resumed", async () => {
  const ann = await learner();
  await suspend(server.database.db, ann.id, null);
  await itIsTime();
  expect(await run()).toBe(0);
  await resume(server.database.db, ann.id);
  await itIsTime();
  expect(await run()).toBe(1);
  await reminderTo(ann.email);
});
