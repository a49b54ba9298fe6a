import { createHash, randomBytes } from "node:crypto";

import { v7 as uuidv7 } from "uuid";
import { describe, expect, test } from "vitest";

import { endpoints } from "../../shared/api/endpoints.ts";
import type { Endpoint, Stage } from "../../shared/endpoint.ts";
import type { ErrorCode } from "../../shared/errors.ts";
import { POLICIES_VERSION } from "../../shared/policies.ts";
import { ROLES, type Role } from "../../shared/roles.ts";
import type { TestClient } from "../../test/client.ts";
import { withTestServer } from "../../test/server.ts";

/** Who may make which call (contract §2), written a second time and by hand: a new call needs its row here. */
const FIRST_STAGE: Record<string, Stage> = {
  "POST /auth/signup": "open",
  "POST /auth/login": "open",
  "GET /auth/totp": "signed_in",
  "POST /auth/totp": "verified",
  "POST /auth/totp/confirm": "verified",
  "DELETE /auth/totp": "signed_in",
  "POST /auth/login/totp": "open",
  "POST /auth/verify": "signed_in",
  "POST /auth/verify/resend": "signed_in",
  "POST /auth/restore/code": "open",
  "POST /auth/restore": "open",
  "POST /auth/password": "open",
  "POST /auth/email": "verified",
  "POST /auth/email/verify": "verified",
  "GET /auth/email/undo/:token": "open",
  "POST /auth/email/undo/:token": "open",
  "DELETE /auth/password": "verified",
  "POST /auth/google": "open",
  "DELETE /auth/google": "verified",
  "POST /auth/guest": "open",
  "PATCH /auth/accept-policy": "verified",
  "DELETE /auth/account": "signed_in",
  "POST /auth/proof": "signed_in",
  "POST /auth/proof/options": "signed_in",
  "POST /auth/passkeys/options": "verified",
  "POST /auth/passkeys": "verified",
  "GET /auth/passkeys": "signed_in",
  "DELETE /auth/passkeys/:id": "signed_in",
  "POST /auth/passkeys/signup/options": "open",
  "POST /auth/passkeys/signup": "open",
  "POST /auth/passkeys/login/options": "open",
  "POST /auth/passkeys/login": "open",
  "GET /auth/sessions": "signed_in",
  "DELETE /auth/sessions/:id": "signed_in",
  "DELETE /auth/sessions": "signed_in",
  "POST /auth/tokens": "accepted",
  "GET /auth/tokens": "signed_in",
  "DELETE /auth/tokens/:id": "signed_in",
  "GET /cookie/checkToken": "open",
  "POST /cookie/refresh": "signed_in",
  "DELETE /cookie/token": "open",
  "GET /users/me": "signed_in",
  "PATCH /users/me": "signed_in",
  "GET /users/me/export": "signed_in",
  "GET /dictionaries": "accepted",
  "POST /dictionaries": "accepted",
  "GET /dictionaries/:id": "accepted",
  "PATCH /dictionaries/:id": "accepted",
  "DELETE /dictionaries/:id": "accepted",
  "POST /dictionaries/:id/move": "accepted",
  "GET /dictionaries/:dictionaryId/words/:wordId": "accepted",
  "GET /dictionaries/:id/letters": "accepted",
  "GET /dictionaries/:id/duplicates": "accepted",
  "GET /dictionaries/:id/tags": "accepted",
  "GET /dictionaries/:id/export": "accepted",
  "POST /tester": "accepted",
  "POST /tester/count": "accepted",
  "GET /testing": "accepted",
  "POST /testing": "accepted",
  "POST /testing/skip": "accepted",
  "POST /testing/hint": "accepted",
  "POST /testing/override": "accepted",
  "POST /testing/end": "accepted",
  "GET /dictionaries/:id/reports": "accepted",
  "GET /dictionaries/:id/statistics": "accepted",
  "GET /dictionaries/:id/strictness": "accepted",
  "PATCH /dictionaries/:id/strictness": "accepted",
  "GET /reports/:id": "accepted",
  "POST /reports/:id/override": "accepted",
  "GET /speech": "accepted",
  "GET /speech/:language": "accepted",
  "POST /dictionaries/:id/shares": "accepted",
  "GET /dictionaries/:id/shares": "accepted",
  "DELETE /shares/:id": "accepted",
  "GET /shared/:token": "open",
  "POST /shared/:token/copy": "accepted",
  "GET /review": "accepted",
  "GET /review/queue": "accepted",
  "GET /dictionaries/:id/entries": "accepted",
  "POST /reviews": "accepted",
  "POST /reviews/withdraw": "accepted",
  "GET /reviews": "accepted",
  "GET /progress": "accepted",
  "GET /push/key": "accepted",
  "GET /push/subscriptions": "accepted",
  "POST /push/subscriptions": "accepted",
  "DELETE /push/subscriptions": "accepted",
  "GET /reminders/:token": "open",
  "POST /reminders/:token": "open",
  "GET /stripe/plans": "accepted",
  "POST /stripe/session": "accepted",
  "GET /stripe/customerPortal": "accepted",
  "PATCH /stripe/subscription/cancel": "accepted",
  "PATCH /stripe/subscription/renew": "accepted",
  "GET /stripe/subscription/refund": "accepted",
  "POST /stripe/subscription/refund": "accepted",
  "POST /stripe/webhook": "open",
  "GET /translate/:word": "accepted",
  "POST /ankiconnect": "open",
  "OPTIONS /ankiconnect": "open",
  "POST /ankiconnect/:token": "open",
  "OPTIONS /ankiconnect/:token": "open",
  "GET /health/live": "open",
  "GET /health/ready": "open",
  "GET /openapi.json": "open",
  "GET /settings": "open",
};

interface Caller {
  who: string;
  /** Null: has no session. */
  account: { role: Role | null; accepted: boolean } | null;
  reaches: readonly Stage[];
  /** What a call that comes too early is told. */
  told: Partial<Record<Stage, ErrorCode>>;
}

const CALLERS: readonly Caller[] = [
  {
    who: "nobody",
    account: null,
    reaches: ["open"],
    told: { signed_in: "unauthorized", verified: "unauthorized", accepted: "unauthorized" },
  },
  ...[false, true].map((accepted) => ({
    who: `somebody unverified who has ${accepted ? "" : "not "}accepted`,
    account: { role: null, accepted },
    reaches: ["open", "signed_in"] as const,
    told: { verified: "verification_required", accepted: "verification_required" } as const,
  })),
  ...ROLES.flatMap((role) => [
    {
      who: `a ${role} who has not accepted`,
      account: { role, accepted: false },
      reaches: ["open", "signed_in", "verified"] as const,
      told: { accepted: "policies_required" } as const,
    },
    {
      who: `a ${role}`,
      account: { role, accepted: true },
      reaches: ["open", "signed_in", "verified", "accepted"] as const,
      told: {},
    },
  ]),
];

const STAGE_CODES = new Set<ErrorCode>(["unauthorized", "verification_required", "policies_required"]);

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

const server = await withTestServer();

test("every call of the contract has its row, and says the same", () => {
  const contract = Object.fromEntries(endpoints.map((endpoint) => [nameOf(endpoint), endpoint.stage]));
  expect(contract).toEqual(FIRST_STAGE);
});

describe.each(CALLERS)("$who", ({ account, reaches, told }) => {
  test.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    "%s",
    async (name, endpoint) => {
      const client = await seat(account);
      const { text } = await client.call(endpoint, {
        params: { id: ID, dictionaryId: ID, wordId: ID, word: "x" },
      });
      const code = text.startsWith("{") ? (JSON.parse(text) as { code?: ErrorCode }).code : undefined;
      const stage = FIRST_STAGE[name] ?? "open";
      if (reaches.includes(stage)) expect(STAGE_CODES).not.toContain(code);
      else expect(code).toBe(told[stage]);
    },
  );
});

const ID = uuidv7();

/** A browser with a session of its own, or none. */
async function seat(account: Caller["account"]): Promise<TestClient> {
  const client = server.visitor();
  if (!account) return client;
  const { db } = server.database;
  const [id, token] = [uuidv7(), randomBytes(32).toString("base64url")];
  await db
    .insertInto("users")
    .values({
      id,
      role: account.role,
      interface_language: "en",
      policies_version: account.accepted ? POLICIES_VERSION : null,
    })
    .execute();
  await db
    .insertInto("sessions")
    .values({ token_hash: createHash("sha256").update(token).digest(), user_id: id })
    .execute();
  client.cookies.set("__Host-session", token);
  return client;
}
