import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { PASSWORD, startAccounts, type AccountsServer } from "../../../test/accounts.ts";
import type { RawAnswer } from "../../../test/client.ts";
import { hashPassword } from "./passwords.ts";

const ROUNDS = 30;

let server: AccountsServer;
beforeAll(async () => {
  server = await startAccounts();
  const password_hash = await hashPassword(PASSWORD);
  await server.database.db
    .insertInto("users")
    .values(
      Array.from({ length: ROUNDS }, (_, round) => ({
        id: uuidv7(),
        email: known(round),
        email_key: known(round),
        password_hash,
        role: "user" as const,
        interface_language: "en" as const,
      })),
    )
    .execute();
});
afterAll(() => server.close());

const known = (round: number): string => `known${round}@example.test`;
const unknown = (round: number): string => `nobody${round}@example.test`;

const signUp = (email: string) =>
  server.visitor().call(api.auth.signUp, { body: { email, password: "Another8Horse" } });
const logIn = (email: string) =>
  server.visitor().call(api.auth.logIn, { body: { email, password: "Another8Horse" } });
const restore = (email: string) => server.visitor().call(api.auth.restoreCode, { body: { email } });

/** Headers that differ between any two answers. */
const OF_ITS_OWN = ["date", "x-request-id"];

/** What a client can see of an answer, random ids and the clock left out. */
const seen = ({ status, headers, text }: RawAnswer) => ({
  status,
  text,
  headers: [...headers]
    .filter(([name]) => !OF_ITS_OWN.includes(name))
    .map(([name, value]) => [name, value.replace(/=[\w-]{43};/, "=…;")]),
});

describe.each([
  ["log-in", logIn, 401],
  ["restoring", restore, 204],
  ["sign-up", signUp, 204],
])("%s does not tell whether an address has an account", (_what, call, status) => {
  test("by what it answers", async () => {
    const [yes, no] = [await call(known(0)), await call(unknown(0))];
    expect(yes.status).toBe(status);
    expect(seen(yes)).toEqual(seen(no));
  });

  test("by the time it takes", async () => {
    const timed = async (email: string): Promise<number> => {
      const start = performance.now();
      await call(email);
      return performance.now() - start;
    };
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      // Turn about, so that whatever slows the machine slows both.
      if (round % 2) times.known.push(await timed(known(round)));
      times.unknown.push(await timed(unknown(round)));
      if (round % 2 === 0) times.known.push(await timed(known(round)));
    }
    // How often a known address takes longer: one half, give or take five standard errors of 30 against 30.
    const longer = times.known.flatMap((one) => times.unknown.map((other) => Number(one > other)));
    const share = longer.reduce((sum, one) => sum + one, 0) / longer.length;
    expect(Math.abs(share - 0.5), JSON.stringify(medians(times))).toBeLessThan(0.37);
  });
});

test("after sign-up, too, the known and the unknown address look alike", async () => {
  const answers = await Promise.all(
    [known(1), "never-seen@example.test"].map(async (email) => {
      const visitor = server.visitor();
      await visitor.ok(api.auth.signUp, { body: { email, password: PASSWORD } });
      const { id: _, email: __, createdAt: ___, expiresAt: ____, ...user } = await visitor.ok(api.users.me);
      const wrong = await visitor.ok(api.auth.verify, { body: { code: "000000" } });
      const resent = await visitor.call(api.auth.resend);
      return { user, wrong, resent: seen(resent) };
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
});

const medians = (times: Record<string, number[]>) =>
  Object.fromEntries(
    Object.entries(times).map(([name, all]) => [name, all.toSorted((a, b) => a - b)[all.length >> 1]]),
  );
