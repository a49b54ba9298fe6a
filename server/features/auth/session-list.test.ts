import { afterAll, beforeAll, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { PASSWORD, startAccounts, type AccountsServer } from "../../../test/accounts.ts";
import { TestClient } from "../../../test/client.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0";
const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

let server: AccountsServer;
let second: string;
beforeAll(async () => {
  server = await startAccounts();
  second = await server.second();
});
afterAll(() => server.close());

let people = 0;
const newAddress = (): string => `lister${people++}@example.test`;

async function loggedIn(email: string, userAgent: string, url = server.url): Promise<TestClient> {
  const client = new TestClient(url);
  client.headers = { "user-agent": userAgent };
  await client.ok(api.auth.logIn, { body: { email, password: PASSWORD } });
  return client;
}

const isValid = (client: TestClient): Promise<boolean> =>
  client.ok(api.cookie.checkToken).then((answer) => answer.isValid);

const listed = (client: TestClient) => client.ok(api.auth.sessions).then(({ sessions }) => sessions);

test("an account sees where it is signed in, this device first", async () => {
  const email = newAddress();
  await server.user(email);
  const phone = await loggedIn(email, SAFARI);
  const desk = await loggedIn(email, FIREFOX);
  const sessions = await listed(phone);
  expect(sessions.map(({ device, current }) => [device, current])).toEqual([
    ["Safari on iOS", true],
    ["Firefox on Linux", false],
    ["node", false],
  ]);
  expect((await listed(desk))[0]).toMatchObject({ device: "Firefox on Linux", current: true });
  for (const { createdAt, lastSeenAt } of sessions)
    expect(Date.parse(lastSeenAt)).toBeGreaterThanOrEqual(Date.parse(createdAt));
  expect(JSON.parse(await phone.ok(api.users.export))).toMatchObject({
    sessions: [{ device: "node" }, { device: "Safari on iOS" }, { device: "Firefox on Linux" }],
  });
});

test("a session that is ended is out with its next call, on every process", async () => {
  const email = newAddress();
  await server.user(email);
  const phone = await loggedIn(email, SAFARI, second);
  const desk = await loggedIn(email, FIREFOX);
  const id = (await listed(desk)).find(({ device }) => device === "Safari on iOS")?.id ?? "";
  expect(await isValid(phone)).toBe(true);
  await desk.ok(api.auth.endSession, { params: { id } });
  expect(await isValid(phone)).toBe(false);
  expect(await phone.refused(api.users.me)).toMatchObject({ status: 401, code: "unauthorized" });
  expect((await listed(desk)).map(({ device }) => device)).toEqual(["Firefox on Linux", "node"]);
  expect(await desk.refused(api.auth.endSession, { params: { id } })).toMatchObject({ status: 404 });
});

test("all others are ended at once, and the one that asks goes on", async () => {
  const email = newAddress();
  const first = await server.user(email);
  const phone = await loggedIn(email, SAFARI, second);
  const desk = await loggedIn(email, FIREFOX);
  await desk.ok(api.auth.endOtherSessions);
  expect(await Promise.all([first, phone, desk].map(isValid))).toEqual([false, false, true]);
});

test("nobody sees or ends another's session", async () => {
  const [ann, bob] = [await server.user(newAddress()), await server.user(newAddress())];
  const id = (await listed(ann))[0]?.id ?? "";
  const { status, text } = await bob.call(api.auth.endSession, { params: { id } });
  const missing = await bob.call(api.auth.endSession, {
    params: { id: "01930000-0000-7000-8000-000000000000" },
  });
  expect([status, text]).toEqual([missing.status, missing.text]);
  await bob.ok(api.auth.endOtherSessions);
  expect(await isValid(ann)).toBe(true);
});

test("ending the own session logs out", async () => {
  const guest = await server.member();
  const id = (await listed(guest))[0]?.id ?? "";
  await guest.ok(api.auth.endSession, { params: { id } });
  expect([...guest.cookies.keys()]).toEqual([]);
});

test("an account has fifty sessions at most, also when they begin at once; the oldest end", async () => {
  const email = newAddress();
  const first = await server.user(email);
  const later: TestClient[] = [];
  for (let round = 0; round < 10; round++)
    later.push(...(await Promise.all(Array.from({ length: 6 }, () => loggedIn(email, FIREFOX)))));
  const newest = later.at(-1) ?? first;
  expect(await listed(newest)).toHaveLength(50);
  expect(await isValid(first)).toBe(false);
  expect(await Promise.all(later.slice(0, 6).map(isValid))).toEqual(Array<boolean>(6).fill(false));
  expect(await Promise.all(later.slice(-24).map(isValid))).toEqual(Array<boolean>(24).fill(true));
});

test("a guest's session gets a new id when the guest becomes a user, and the old one is dead", async () => {
  const email = newAddress();
  const guest = await server.member();
  const thief = new TestClient(server.url);
  for (const [name, value] of guest.cookies) thief.cookies.set(name, value);
  const code = await server.codeAfter(email, () =>
    guest.ok(api.auth.signUp, { body: { email, password: PASSWORD } }),
  );
  await guest.ok(api.auth.verify, { body: { code } });
  expect(await guest.ok(api.users.me)).toMatchObject({ email, role: "user" });
  expect(await isValid(thief)).toBe(false);
});
