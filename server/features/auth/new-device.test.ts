import { afterAll, beforeAll, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { PASSWORD, startAccounts, type AccountsServer } from "../../../test/accounts.ts";
import type { TestClient } from "../../../test/client.ts";
import { startIdentity, type IdentityStandIn } from "../../../test/stand-ins/identity.ts";
import { PasskeyDevice } from "../../../test/stand-ins/passkey-device.ts";
import { AppError } from "../../app-error.ts";
import { MOST_DEVICES } from "../../http/known-devices.ts";

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
const newAddress = (): string => `owner${people++}@example.test`;
const COOKIE = "__Host-device";

const logIn = (client: TestClient, email: string): Promise<unknown> =>
  client.ok(api.auth.logIn, { body: { email, password: PASSWORD } });

/** Mails about new devices that were sent or wait to be. */
async function told(email: string): Promise<number> {
  await server.services.outbox.sweep();
  return server.mail.to(email).filter(({ subject }) => subject === "New login to your Wordhoard account")
    .length;
}

test("a browser where the account was never logged in to is told of, once, by its name", async () => {
  const email = newAddress();
  await server.user(email);
  expect(await told(email)).toBe(0);
  const laptop = server.visitor();
  await logIn(laptop, email);
  await expect.poll(() => told(email)).toBe(1);
  await laptop.ok(api.cookie.deleteToken);
  await logIn(laptop, email);
  await logIn(laptop, email);
  expect(await told(email)).toBe(1);
  await logIn(server.visitor(), email);
  await expect.poll(() => told(email)).toBe(2);
});

test("a log-in by a passkey has its mail sent at once", async () => {
  const email = newAddress();
  const ann = await server.user(email);
  const device = new PasskeyDevice(server.services.config.PUBLIC_URL);
  await ann.ok(api.passkeys.add, { body: { response: device.create(await ann.ok(api.passkeys.options)) } });
  const waiting = async () => (await server.database.db.selectFrom("outbox").select("id").execute()).length;
  await expect.poll(waiting).toBe(0);
  const other = server.visitor();
  const options = await other.ok(api.passkeys.logInOptions);
  await other.ok(api.passkeys.logIn, { body: { response: device.get(options) } });
  await server.mail.waitFor(email, ({ subject }) => subject === "New login to your Wordhoard account");
});

test("who makes an account is told of nothing, by whichever way", async () => {
  const [google, guests] = [newAddress(), newAddress()];
  await server.visitor().ok(api.auth.google, { body: { code: provider.codeFor({ email: google }) } });
  const guest = await server.member();
  const code = await server.codeAfter(guests, () =>
    guest.ok(api.auth.signUp, { body: { email: guests, password: PASSWORD } }),
  );
  await guest.ok(api.auth.verify, { body: { code } });
  expect([await told(google), await told(guests)]).toEqual([0, 0]);
  await server.visitor().ok(api.auth.google, { body: { code: provider.codeFor({ email: google }) } });
  await expect.poll(() => told(google)).toBe(1);
});

test("a guest who became a user, by a code or Google, comes back in the same browser untold", async () => {
  const [google, typed] = [newAddress(), newAddress()];
  const guests = [await server.member(), await server.member()] as const;
  const signIn = () => guests[0].ok(api.auth.google, { body: { code: provider.codeFor({ email: google }) } });
  await signIn();
  const code = await server.codeAfter(typed, () =>
    guests[1].ok(api.auth.signUp, { body: { email: typed, password: PASSWORD } }),
  );
  await guests[1].ok(api.auth.verify, { body: { code } });
  for (const guest of guests) await guest.ok(api.cookie.deleteToken);
  await signIn();
  await logIn(guests[1], typed);
  expect([await told(google), await told(typed)]).toEqual([0, 0]);
});

test("a guest whose new session could not be kept is a guest still, whose code is right when sent again", async () => {
  const email = newAddress();
  const guest = await server.member();
  const code = await server.codeAfter(email, () =>
    guest.ok(api.auth.signUp, { body: { email, password: PASSWORD } }),
  );
  const { sessions } = server.services;
  const open = sessions.open.bind(sessions);
  sessions.open = () => Promise.reject(new AppError("unavailable"));
  expect((await guest.call(api.auth.verify, { body: { code } })).status).toBe(503);
  sessions.open = open;
  expect(await guest.ok(api.users.me)).toMatchObject({ role: "guest", pendingEmail: email });
  expect(await guest.ok(api.auth.verify, { body: { code } })).toEqual({ verified: true });
  await guest.ok(api.cookie.deleteToken);
  await logIn(guest, email);
  expect(await told(email)).toBe(0);
});

test("a session that gets a new id is in no new browser", async () => {
  const email = newAddress();
  const ann = await server.user(email);
  // As one that was signed in before browsers were known.
  ann.cookies.delete(COOKIE);
  await ann.ok(api.auth.password, { body: { password: "Another8Horse", currentPassword: PASSWORD } });
  expect(ann.cookies.get(COOKIE)).toMatch(/^[\w-]{43}$/);
  expect(await told(email)).toBe(0);
});

test("one browser knows several accounts, and a made-up cookie makes no browser known", async () => {
  const [first, second] = [newAddress(), newAddress()];
  const ann = await server.user(first);
  await server.user(second);
  await logIn(ann, second);
  await expect.poll(() => told(second)).toBe(1);
  await logIn(ann, first);
  expect(await told(first)).toBe(0);
  const forged = server.visitor();
  forged.cookies.set(COOKIE, "x".repeat(5000));
  await logIn(forged, first);
  await expect.poll(() => told(first)).toBe(1);
  expect(forged.cookies.get(COOKIE)).toMatch(/^[\w-]{43}$/);
});

test("an account remembers no more browsers than there may be", async () => {
  const email = newAddress();
  const { id } = await (await server.user(email)).ok(api.users.me);
  await server.database.pool.query(
    `INSERT INTO known_devices SELECT $1, decode(md5(n::text), 'hex'), now() - interval '1 day'
     FROM generate_series(1, ${2 * MOST_DEVICES}) AS n`,
    [id],
  );
  await logIn(server.visitor(), email);
  const { rows } = await server.database.pool.query("SELECT 1 FROM known_devices WHERE user_id = $1", [id]);
  expect(rows).toHaveLength(MOST_DEVICES);
});
