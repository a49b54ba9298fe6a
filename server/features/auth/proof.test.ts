import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { PASSWORD, startAccounts, type AccountsServer } from "../../../test/accounts.ts";
import type { TestClient } from "../../../test/client.ts";
import { startIdentity, type IdentityStandIn } from "../../../test/stand-ins/identity.ts";

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
const newAddress = (): string => `prover${people++}@example.test`;
const proven = { status: 403, code: "proof_required" };

/** As if this person had been signed in, or had proved themselves, so long ago. */
async function pretend(client: TestClient, ago: string): Promise<void> {
  const { id } = await client.ok(api.users.me);
  await sql`UPDATE sessions SET created_at = now() - ${ago}::interval,
      proved_at = CASE WHEN proved_at IS NULL THEN NULL ELSE now() - ${ago}::interval END
    WHERE user_id = ${id}`.execute(server.database.db);
}

/** Each call that wants a proof; false: it was refused. */
const wanting: Record<string, (client: TestClient) => Promise<unknown>> = {
  "downloading everything": (client) => client.ok(api.users.export),
  "setting up one-time codes": async (client) => {
    const { status, text } = await client.call(api.totp.begin);
    if (text.includes("proof_required")) throw new Error(`${status} ${text}`);
  },
  "confirming one-time codes": async (client) => {
    const { status, text } = await client.call(api.totp.confirm, { body: { code: "123456" } });
    if (text.includes("proof_required")) throw new Error(`${status} ${text}`);
  },
  "turning one-time codes off": async (client) => {
    const { status, text } = await client.call(api.totp.turnOff, { body: { code: "123456" } });
    if (text.includes("proof_required")) throw new Error(`${status} ${text}`);
  },
  "deleting the account": (client) => client.ok(api.auth.deleteAccount),
};

describe.each(Object.entries(wanting))("%s", (_what, call) => {
  test("needs no more than a sign-in of just now", async () => {
    await call(await server.user(newAddress()));
  });

  test("is refused with a session of eleven minutes, until the password proves who asks", async () => {
    const ann = await server.user(newAddress());
    await pretend(ann, "9 minutes");
    await ann.ok(api.users.export);
    await pretend(ann, "11 minutes");
    await expect(call(ann)).rejects.toThrow(/403.*proof_required/);
    await ann.ok(api.auth.prove, { body: { password: PASSWORD } });
    await call(ann);
  });

  test("is refused again eleven minutes after the proof", async () => {
    const ann = await server.user(newAddress());
    await ann.ok(api.auth.prove, { body: { password: PASSWORD } });
    await pretend(ann, "11 minutes");
    await expect(call(ann)).rejects.toThrow(/403.*proof_required/);
  });

  test("needs no proof of a guest, who has none", async () => {
    const guest = await server.member();
    await pretend(guest, "3 hours");
    await call(guest);
  });

  test("is proved by signing in with Google again, where that is the only way in", async () => {
    const client = server.visitor();
    const email = newAddress();
    const signIn = () => client.ok(api.auth.google, { body: { code: provider.codeFor({ email }) } });
    await signIn();
    await pretend(client, "11 minutes");
    await expect(call(client)).rejects.toThrow(/403.*proof_required/);
    expect((await client.refused(api.auth.prove, { body: { password: PASSWORD } })).status).toBe(400);
    await signIn();
    await call(client);
  });
});

describe("a proof", () => {
  test("with a wrong password names the field, and proves nothing", async () => {
    const ann = await server.user(newAddress());
    await pretend(ann, "11 minutes");
    expect(await ann.refused(api.auth.prove, { body: { password: "Wrong1Password" } })).toMatchObject({
      status: 400,
      code: "validation_failed",
      fields: { password: "The current password is wrong" },
    });
    expect(await ann.refused(api.auth.deleteAccount)).toMatchObject(proven);
  });

  test("counts in the browser where it was made alone", async () => {
    const email = newAddress();
    const ann = await server.user(email);
    const elsewhere = server.visitor();
    await elsewhere.ok(api.auth.logIn, { body: { email, password: PASSWORD } });
    await pretend(ann, "11 minutes");
    await ann.ok(api.auth.prove, { body: { password: PASSWORD } });
    expect(await elsewhere.refused(api.auth.deleteAccount)).toMatchObject(proven);
  });

  test("is guessed ten times in a quarter of an hour at most", async () => {
    const strict = await startAccounts({ RATE_LIMIT_FACTOR: "1" });
    const ann = await strict.user("guessed@example.test");
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess++)
      statuses.push((await ann.call(api.auth.prove, { body: { password: "Wrong1Password" } })).status);
    await strict.close();
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
  });

  test("changing the password with the right current one needs no other, and is one", async () => {
    const ann = await server.user(newAddress());
    await pretend(ann, "11 minutes");
    await ann.ok(api.auth.password, { body: { password: "Another8Horse", currentPassword: PASSWORD } });
    await ann.ok(api.auth.deleteAccount);
  });
});

test("a user sees since when the password is the one it is", async () => {
  const ann = await server.user(newAddress());
  const before = await ann.ok(api.users.me);
  expect(before.passwordChangedAt).toBe(before.createdAt);
  await ann.ok(api.auth.password, { body: { password: "Another8Horse", currentPassword: PASSWORD } });
  const after = await ann.ok(api.users.me);
  expect(Date.parse(after.passwordChangedAt ?? "")).toBeGreaterThan(Date.parse(before.createdAt));
  const withGoogle = server.visitor();
  await withGoogle.ok(api.auth.google, { body: { code: provider.codeFor({ email: newAddress() }) } });
  expect((await withGoogle.ok(api.users.me)).passwordChangedAt).toBeNull();
});
