import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { PASSWORD, startAccounts, type AccountsServer } from "../../../test/accounts.ts";
import type { TestClient } from "../../../test/client.ts";
import { startTestServer } from "../../../test/server.ts";
import { startIdentity, type Forgery, type IdentityStandIn } from "../../../test/stand-ins/identity.ts";

let provider: IdentityStandIn;
let server: AccountsServer;
beforeAll(async () => {
  provider = await startIdentity();
  server = await startAccounts({
    GOOGLE_CLIENT_ID: provider.clientId,
    GOOGLE_CLIENT_SECRET: provider.clientSecret,
    GOOGLE_ISSUER: provider.issuer,
    GOOGLE_SCRIPT_URL: provider.scriptUrl,
  });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
beforeEach(() => {
  provider.forge(null);
  provider.failToken(null);
  provider.heal();
});

const signIn = async (client: TestClient, email: string, more: { sub?: string } = {}): Promise<void> => {
  await client.ok(api.auth.google, { body: { code: provider.codeFor({ email, ...more }) } });
};

const refusedSignIn = (client: TestClient, email: string) =>
  client.refused(api.auth.google, { body: { code: provider.codeFor({ email }) } });

test("a new identity gets an account, and comes back to it under any address", async () => {
  const ann = server.visitor();
  await signIn(ann, "ann@example.test", { sub: "1001" });
  const user = await ann.ok(api.users.me);
  expect(user).toMatchObject({
    email: "ann@example.test",
    role: "user",
    hasPassword: false,
    expiresAt: null,
  });
  const again = server.visitor();
  await signIn(again, "ann-married@example.test", { sub: "1001" });
  expect(await again.ok(api.users.me)).toMatchObject({ id: user.id, email: "ann@example.test" });
});

test("two first sign-ins at once make one account", async () => {
  const visitors = Array.from({ length: 8 }, () => server.visitor());
  await Promise.all(visitors.map((visitor) => signIn(visitor, "twice@example.test")));
  const users = await Promise.all(visitors.map((visitor) => visitor.ok(api.users.me)));
  expect(new Set(users.map(({ id }) => id)).size).toBe(1);
});

test("a guest keeps what they have", async () => {
  const guest = await server.member();
  const { id } = await guest.ok(api.users.me);
  await signIn(guest, "guest@example.test");
  expect(await guest.ok(api.users.me)).toMatchObject({
    id,
    email: "guest@example.test",
    role: "user",
    policiesAccepted: true,
    expiresAt: null,
  });
});

test("a guest who signs in to an account that exists leaves the guest's behind", async () => {
  await signIn(server.visitor(), "exists@example.test");
  const guest = await server.member();
  const { id } = await guest.ok(api.users.me);
  await signIn(guest, "exists@example.test");
  expect((await guest.ok(api.users.me)).id).not.toBe(id);
});

describe("an address that has been here before", () => {
  test("by an unverified sign-up: that one ends, and its password opens nothing", async () => {
    const email = "hijack@example.test";
    const attacker = server.visitor();
    await attacker.ok(api.auth.signUp, { body: { email, password: PASSWORD } });
    const victim = server.visitor();
    await signIn(victim, email);
    expect(await attacker.ok(api.cookie.checkToken)).toEqual({ isValid: false });
    expect(await victim.ok(api.users.me)).toMatchObject({ role: "user", hasPassword: false });
    expect(
      (await server.visitor().refused(api.auth.logIn, { body: { email, password: PASSWORD } })).code,
    ).toBe("invalid_credentials");
  });

  test("by a verified account: refused, where the provider does not run the mailbox", async () => {
    await server.user("local@example.test");
    const visitor = server.visitor();
    expect(await refusedSignIn(visitor, "LOCAL@example.test")).toMatchObject({
      status: 409,
      code: "conflict",
    });
    expect(await visitor.ok(api.cookie.checkToken)).toEqual({ isValid: false });
  });

  test("by a verified account: joined, once its owner is signed in", async () => {
    const local = await server.user("joins@example.test");
    const { id } = await local.ok(api.users.me);
    await signIn(local, "joins@example.test");
    const later = server.visitor();
    await signIn(later, "joins@example.test");
    expect(await later.ok(api.users.me)).toMatchObject({ id, hasPassword: true });
  });

  test("by a verified account at Google: refused to any provider that is not Google", async () => {
    const local = await server.user("reader@gmail.com");
    expect(await refusedSignIn(server.visitor(), "reader@gmail.com")).toMatchObject({
      status: 409,
      code: "conflict",
    });
    await signIn(local, "reader@gmail.com");
    const later = server.visitor();
    await signIn(later, "reader@gmail.com");
    expect(await later.ok(api.users.me)).toEqual(await local.ok(api.users.me));
  });
});

describe("linked and unlinked", () => {
  const told = (email: string, subject: RegExp) =>
    server.mail.waitFor(email, (mail) => subject.test(mail.subject));
  const eventsOf = async (id: string): Promise<string[]> => {
    const { rows } = await sql<{ event: string }>`
      SELECT event FROM security_events WHERE account_id = ${id} AND event LIKE 'google%' ORDER BY id`.execute(
      server.database.db,
    );
    return rows.map(({ event }) => event);
  };

  test("an account is told that Google leads in now, once, and the user says so", async () => {
    const email = "links@example.test";
    const local = await server.user(email);
    const { id, hasGoogle } = await local.ok(api.users.me);
    expect(hasGoogle).toBe(false);
    await signIn(local, email);
    expect(await local.ok(api.users.me)).toMatchObject({ hasGoogle: true });
    await told(email, /now linked/);
    await signIn(server.visitor(), email);
    await local.ok(api.auth.unlinkGoogle);
    await told(email, /no longer linked/);
    expect(server.mail.to(email).filter(({ subject }) => /now linked/.test(subject))).toHaveLength(1);
    expect(await eventsOf(id)).toEqual(["google_linked", "google_unlinked"]);
  });

  test("unlinked, it leads in no more; the password does, and Google may be linked again", async () => {
    const email = "unlinks@example.test";
    const local = await server.user(email);
    await signIn(local, email);
    await local.ok(api.auth.unlinkGoogle);
    expect(await local.ok(api.users.me)).toMatchObject({ hasGoogle: false });
    expect(await refusedSignIn(server.visitor(), email)).toMatchObject({ status: 409 });
    await server.visitor().ok(api.auth.logIn, { body: { email, password: PASSWORD } });
    expect(await local.refused(api.auth.unlinkGoogle)).toMatchObject({ status: 404, code: "not_found" });
    await signIn(local, email);
    expect(await local.ok(api.users.me)).toMatchObject({ hasGoogle: true });
  });

  test("where nothing else leads in, it stays", async () => {
    const only = server.visitor();
    await signIn(only, "only@example.test");
    expect(await eventsOf((await only.ok(api.users.me)).id)).toEqual([]);
    expect(await only.refused(api.auth.unlinkGoogle)).toMatchObject({ status: 409, code: "conflict" });
    await signIn(server.visitor(), "only@example.test");
    expect(await only.ok(api.users.me)).toMatchObject({ hasGoogle: true });
  });

  test("what was linked after a change of address goes with it", async () => {
    const [email, thiefs] = ["robbed@example.test", "robber@example.test"];
    const ann = await server.user(email);
    const code = await server.codeAfter(thiefs, () =>
      ann.ok(api.auth.changeEmail, { body: { email: thiefs } }),
    );
    await ann.ok(api.auth.verifyEmail, { body: { code } });
    await signIn(ann, thiefs, { sub: "robber" });
    const { text } = await told(email, /has been changed/);
    const token = /undo\/([\w-]+)/.exec(text)?.[1] ?? "no link";
    await server.visitor().call(api.auth.undoEmail, { params: { token } });
    const { id } = await (async () => {
      const back = server.visitor();
      await back.ok(api.auth.logIn, { body: { email, password: PASSWORD } });
      return back.ok(api.users.me);
    })();
    const robber = server.visitor();
    await signIn(robber, thiefs, { sub: "robber" });
    expect((await robber.ok(api.users.me)).id).not.toBe(id);
  });
});

describe("refused", () => {
  test.each<Forgery>([
    "bad-signature",
    "unknown-key",
    "unsigned",
    "unlisted-algorithm",
    "expired",
    "not-yet",
    "wrong-audience",
    "wrong-party",
    "wrong-issuer",
    "no-subject",
    "no-email",
    "email-unverified",
    "no-email-verified",
  ])("a token with %s", async (forgery) => {
    provider.forge(forgery);
    const visitor = server.visitor();
    expect(await refusedSignIn(visitor, "forged@example.test")).toMatchObject({
      status: 401,
      code: "invalid_credentials",
    });
    expect(visitor.cookies.size).toBe(0);
  });

  test("a code that was used, or made up", async () => {
    const code = provider.codeFor({ email: "replay@example.test" });
    await server.visitor().ok(api.auth.google, { body: { code } });
    for (const body of [{ code }, { code: "made-up" }])
      expect((await server.visitor().refused(api.auth.google, { body })).code).toBe("invalid_credentials");
  });
});

test("a key that the provider has just changed is found", async () => {
  await signIn(server.visitor(), "before@example.test");
  await provider.rotateKey();
  await signIn(server.visitor(), "after@example.test");
});

describe("a provider that is not well", () => {
  test.each<[string, () => void | Promise<void>]>([
    ["answers 503", () => provider.failToken("unavailable")],
    ["answers nonsense", () => provider.failToken("garbage")],
    ["cuts the connection", () => provider.loseNext(1)],
    ["is down", () => provider.down()],
  ])("and %s is told as such", async (_what, breakIt) => {
    const code = provider.codeFor({ email: "unlucky@example.test" });
    await breakIt();
    const refusal = await server.visitor().refused(api.auth.google, { body: { code } });
    await provider.up();
    expect(refusal).toMatchObject({ status: 503, code: "provider_unavailable" });
  });

  test("is asked again once it is well", async () => {
    const fresh = await startTestServer({
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_CLIENT_SECRET: provider.clientSecret,
      GOOGLE_ISSUER: provider.issuer,
    });
    provider.failNext(1);
    const visitor = fresh.visitor();
    const refusal = await refusedSignIn(visitor, "patient@example.test");
    await signIn(visitor, "patient@example.test");
    await fresh.close();
    expect(refusal.code).toBe("provider_unavailable");
  });
});

test("where it is not set up, it says so", async () => {
  const plain = await startTestServer();
  const refusal = await plain.visitor().refused(api.auth.google, { body: { code: "any" } });
  await plain.close();
  expect(refusal).toMatchObject({ status: 503, code: "provider_not_configured" });
});
