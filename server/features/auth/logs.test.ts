import { afterAll, beforeAll, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { POLICIES } from "../../../shared/policies.ts";
import { otherThan, PASSWORD, startAccounts, type AccountsServer } from "../../../test/accounts.ts";
import type { TestClient } from "../../../test/client.ts";
import { startIdentity, type IdentityStandIn } from "../../../test/stand-ins/identity.ts";

interface LogLine {
  event?: string;
  user?: string;
  by?: string;
  ip?: string;
}

const lines: string[] = [];
let server: AccountsServer;
let provider: IdentityStandIn;
beforeAll(async () => {
  provider = await startIdentity();
  server = await startAccounts(
    {
      LOG_LEVEL: "trace",
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_CLIENT_SECRET: provider.clientSecret,
      GOOGLE_ISSUER: provider.issuer,
    },
    { logTo: { write: (line) => void lines.push(line) } },
  );
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

test("every flow is told in the log, and none of its secrets is", async () => {
  const email = "reader@example.test";
  const passwords = [PASSWORD, "Second8Horse", "Third9Horse", "Wrong1Password"] as const;
  const secrets = new Set<string>([...passwords, provider.clientSecret, email]);
  const visitor = server.visitor();
  const remember = (client: TestClient): void => client.cookies.forEach((value) => secrets.add(value));
  const codeAfter = async (action: () => Promise<unknown>): Promise<string> => {
    const code = await server.codeAfter(email, action);
    secrets.add(code).add(otherThan(code));
    return code;
  };

  await visitor.ok(api.auth.guest);
  remember(visitor);
  const first = await codeAfter(() =>
    visitor.ok(api.auth.signUp, { body: { email, password: passwords[0] } }),
  );
  await visitor.ok(api.auth.verify, { body: { code: otherThan(first) } });
  await visitor.ok(api.auth.verify, { body: { code: first } });
  await visitor.ok(api.auth.acceptPolicy, { body: { accepted: [...POLICIES] } });
  await visitor.ok(api.auth.password, { body: { password: passwords[1], currentPassword: passwords[0] } });
  remember(visitor);
  await visitor.refused(api.auth.password, {
    body: { password: passwords[2], currentPassword: passwords[3] },
  });
  await visitor.ok(api.cookie.deleteToken);

  await visitor.refused(api.auth.logIn, { body: { email, password: passwords[3] } });
  const second = await codeAfter(() => visitor.ok(api.auth.restoreCode, { body: { email } }));
  remember(visitor);
  await visitor.ok(api.auth.restore, { body: { code: otherThan(second) } });
  await visitor.ok(api.auth.restore, { body: { code: second } });
  await visitor.ok(api.auth.password, { body: { password: passwords[2] } });
  await visitor.ok(api.auth.logIn, { body: { email, password: passwords[2] } });
  remember(visitor);
  await visitor.call(api.auth.logIn, { body: `{"email":"${email}","password":"${PASSWORD}` as never });
  await visitor.ok(api.auth.deleteAccount);

  const providerCode = provider.codeFor({ email: "google@example.test" });
  secrets.add(providerCode).add("google@example.test");
  provider.failToken("garbage");
  await visitor.refused(api.auth.google, { body: { code: providerCode } });
  provider.failToken(null);
  await visitor.ok(api.auth.google, { body: { code: providerCode } });
  remember(visitor);
  await server.mail.down();
  await visitor.ok(api.auth.deleteAccount);
  await expect.poll(() => lines.join("")).toContain("mail not sent");

  const log = lines.join("");
  for (const secret of secrets) expect(log).not.toContain(secret);

  const events = lines.map((line) => JSON.parse(line) as LogLine).filter(({ event }) => event !== undefined);
  expect(events.map(({ event, by }) => [event, by].filter(Boolean).join(" by "))).toEqual([
    "guest_created",
    "signed_up by password",
    "verification_failed",
    "address_verified",
    "password_changed by password",
    "password_change_failed",
    "signed_out",
    "sign_in_failed by password",
    "restore_requested",
    "restore_failed",
    "restore_verified",
    "password_changed by restore",
    "signed_in by password",
    "account_deleted",
    "sign_in_failed by google",
    "signed_in by google",
    "account_deleted",
  ]);
  expect(events.every(({ ip }) => ip === "127.0.0.1")).toBe(true);
});
