import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { api } from "../../../../shared/api/index.ts";
import { PASSWORD, startAccounts, type AccountsServer } from "../../../../test/accounts.ts";
import { bytesOf } from "../../../../test/authenticator.ts";
import type { RawAnswer, TestClient } from "../../../../test/client.ts";
import { startIdentity, type IdentityStandIn } from "../../../../test/stand-ins/identity.ts";
import { PasskeyDevice } from "../../../../test/stand-ins/passkey-device.ts";
import { codeOfStep } from "../totp/one-time-code.ts";

const NEW_PASSWORD = "Another8Horse";
const THIEFS_PASSWORD = "Thieving9Magpie";

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

type Call = () => Promise<RawAnswer>;

/** What somebody with a stolen session makes ready, and sends too late. */
const late: Record<string, (thief: TestClient, email: string) => Promise<Call> | Call> = {
  "a passkey": async (thief) => {
    const device = new PasskeyDevice(server.services.config.PUBLIC_URL);
    const response = device.create(await thief.ok(api.passkeys.options));
    return () => thief.call(api.passkeys.add, { body: { response } });
  },
  "a secret of one-time codes": (thief) => () => thief.call(api.totp.begin),
  "one-time codes": async (thief) => {
    const { secret } = await thief.ok(api.totp.begin);
    const code = codeOfStep(bytesOf(secret), Math.floor(Date.now() / 30_000));
    return () => thief.call(api.totp.confirm, { body: { code } });
  },
  "another password": (thief) => () =>
    thief.call(api.auth.password, { body: { password: THIEFS_PASSWORD, currentPassword: PASSWORD } }),
  Google: (thief, email) => {
    const code = provider.codeFor({ email });
    return () => thief.call(api.auth.google, { body: { code } });
  },
  "a wish for another address": (thief) => () =>
    thief.call(api.auth.changeEmail, { body: { email: newAddress("thief") } }),
  "another address": async (thief) => {
    const email = newAddress("thief");
    const code = await server.codeAfter(email, () => thief.ok(api.auth.changeEmail, { body: { email } }));
    return () => thief.call(api.auth.verifyEmail, { body: { code } });
  },
  "a token": (thief) => () => thief.call(api.tokens.create, { body: { name: "Mine" } }),
  "the end of the account": (thief) => () => thief.call(api.auth.deleteAccount),
  "a log-in with the old password": (_thief, email) => () =>
    server.visitor().call(api.auth.logIn, { body: { email, password: PASSWORD } }),
};

describe("while a password is restored, which ends all sessions, nothing that waited for it comes after it:", () => {
  test.each(Object.keys(late))("%s", async (what) => {
    const email = newAddress("owner");
    const thief = await server.user(email);
    const { id } = await thief.ok(api.users.me);
    const call = await late[what]?.(thief, email);
    const owner = server.visitor();
    const code = await server.codeAfter(email, () => owner.ok(api.auth.restoreCode, { body: { email } }));
    await owner.ok(api.auth.restore, { body: { code } });
    const [restored, refused] = await oneAfterTheOther(
      id,
      () => owner.call(api.auth.password, { body: { password: NEW_PASSWORD } }),
      call,
    );
    expect(restored?.status).toBe(204);
    expect([401, 409]).toContain(refused?.status);
    expect(await waysInto(id)).toEqual({ passkeys: 0, codes: 0, identities: 0, tokens: 0, sessions: 0 });
    await owner.ok(api.auth.logIn, { body: { email, password: NEW_PASSWORD } });
    expect(await owner.ok(api.users.me)).toMatchObject({ id, email });
  });
});

test("a log-in with Google that waits while its link is undone gets nowhere", async () => {
  const [mine, thiefs] = [newAddress("owner"), newAddress("thief")];
  const thief = await server.user(mine);
  const { id } = await thief.ok(api.users.me);
  const code = await server.codeAfter(thiefs, () =>
    thief.ok(api.auth.changeEmail, { body: { email: thiefs } }),
  );
  await thief.ok(api.auth.verifyEmail, { body: { code } });
  await thief.ok(api.auth.google, { body: { code: provider.codeFor({ email: thiefs }) } });
  const link = /email\/undo\/([\w-]+)/;
  const { text } = await server.mail.waitFor(mine, (mail) => link.test(mail.text));
  const token = link.exec(text)?.[1] ?? "";
  const elsewhere = server.visitor();
  const [undone, refused] = await oneAfterTheOther(
    id,
    () => server.visitor().call(api.auth.undoEmail, { params: { token } }),
    () => elsewhere.call(api.auth.google, { body: { code: provider.codeFor({ email: thiefs }) } }),
  );
  expect([undone?.status, refused?.status]).toEqual([200, 401]);
  expect(await waysInto(id)).toMatchObject({ identities: 0, sessions: 0 });
});

/** Both calls wait for the account, and get it in this order. */
async function oneAfterTheOther(id: string, ...calls: (Call | undefined)[]) {
  const other = await server.database.pool.connect();
  await other.query("BEGIN");
  await other.query("SELECT id FROM users WHERE id = $1 FOR UPDATE", [id]);
  const answers = [];
  for (const call of calls) {
    answers.push(call?.());
    await expect.poll(waiting).toBe(answers.length);
  }
  await other.query("COMMIT");
  other.release();
  return Promise.all(answers);
}

async function waiting(): Promise<number> {
  const { rows } = await server.database.pool.query(
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rows.length;
}

async function waysInto(id: string): Promise<unknown> {
  const { rows } = await server.database.pool.query(
    `SELECT (SELECT count(*)::int FROM passkeys WHERE user_id = $1) AS passkeys,
       (SELECT count(*)::int FROM totp WHERE user_id = $1 AND enabled_at IS NOT NULL) AS codes,
       (SELECT count(*)::int FROM identities WHERE user_id = $1) AS identities,
       (SELECT count(*)::int FROM tokens WHERE user_id = $1) AS tokens,
       (SELECT count(*)::int FROM sessions WHERE user_id = $1) AS sessions`,
    [id],
  );
  return rows[0];
}
