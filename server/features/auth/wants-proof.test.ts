import { sql } from "kysely";
import { expect, test } from "vitest";

import { endpoints } from "../../../shared/api/endpoints.ts";
import { api } from "../../../shared/api/index.ts";
import type { Endpoint } from "../../../shared/endpoint.ts";
import { startAccounts } from "../../../test/accounts.ts";

/** What changes the ways into an account, takes everything, or ends it; written a second time and by hand. */
const WANT_PROOF = [
  "DELETE /auth/account",
  "DELETE /auth/google",
  "DELETE /auth/passkeys/:id",
  "DELETE /auth/password",
  "DELETE /auth/tokens/:id",
  "DELETE /auth/totp",
  "GET /users/me/export",
  "POST /auth/passkeys",
  "POST /auth/passkeys/options",
  "POST /auth/tokens",
  "POST /auth/totp",
  "POST /auth/totp/confirm",
];

test("what changes the ways in, takes everything or ends the account is refused without a fresh proof", async () => {
  const server = await startAccounts();
  const ann = await server.user("ann@example.test");
  await sql`UPDATE sessions SET created_at = now() - interval '11 minutes', proved_at = NULL`.execute(
    server.database.db,
  );
  const refused: string[] = [];
  for (const { method, path, stage } of endpoints as readonly Endpoint[]) {
    // Logging out comes with the calls that are open.
    if (stage === "open") continue;
    const { status, text } = await ann.send(method, `/api${path}`, method === "GET" ? undefined : {});
    if (status === 403 && text.includes("proof_required")) refused.push(`${method} ${path}`);
  }
  expect(refused.toSorted()).toEqual(WANT_PROOF);
  const email = { body: { email: "other@example.test" } };
  expect((await ann.refused(api.auth.changeEmail, email)).code).toBe("proof_required");
  await server.close();
});
