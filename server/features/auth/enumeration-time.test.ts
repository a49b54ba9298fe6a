import { hash } from "@node-rs/argon2";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { PASSWORD, startAccounts, type AccountsServer } from "../../../test/accounts.ts";
import { bodyWith, CALLS, keepAccounts, known, PUBLIC_URL, unknown } from "../../../test/address-calls.ts";
import { TestClient } from "../../../test/client.ts";
import { REAL_COST } from "../../../test/password-cost.ts";
import { startBuilt } from "../../../test/process/server-process.ts";

const ROUNDS = 30;

let server: AccountsServer;
/** A hash that was left out would be seen only at its real cost. */
let built: Awaited<ReturnType<typeof startBuilt>>;
let people = 0;
beforeAll(async () => {
  server = await startAccounts();
  await keepAccounts(server.database.db, await hash(PASSWORD, REAL_COST), 300);
  built = await startBuilt(server.database, {
    PUBLIC_URL,
    SMTP_URL: server.mail.url,
    // Waits so short that two calls about one address are both let through.
    RATE_LIMIT_FACTOR: "1000000",
  });
});
afterAll(async () => {
  await built.close();
  await server.close();
});

const visitor = (): TestClient => new TestClient(built.url);

describe("the time that an answer takes does not tell whether the address has an account", () => {
  const signedUp = async (email: string): Promise<void> => {
    await visitor().ok(api.auth.signUp, bodyWith(email));
  };
  const nothing = async (): Promise<void> => {};

  test.each([
    ["log-in", "log-in", nothing],
    ["log-in after a sign-up", "log-in", signedUp],
    ["wrong log-in after a sign-up", "log-in with yet another password", signedUp],
    ["restoring", "restoring", nothing],
    ["sign-up", "sign-up", nothing],
    ["sign-up by passkey", "sign-up by passkey", nothing],
    ["another address", "another address", nothing],
  ])("%s", async (_what, name, before) => {
    const mover = visitor();
    await mover.ok(api.auth.logIn, { body: { email: known(people++), password: PASSWORD } });
    const start = people;
    people += ROUNDS;
    const timed = async (email: string): Promise<number> => {
      await before(email);
      const begin = performance.now();
      if (name === "another address") await mover.call(api.auth.changeEmail, { body: { email } });
      else await CALLS[name]?.(visitor(), email);
      return performance.now() - begin;
    };
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      // Turn about, so that whatever slows the machine slows both.
      if (round % 2) times.known.push(await timed(known(start + round)));
      times.unknown.push(await timed(unknown(start + round)));
      if (round % 2 === 0) times.known.push(await timed(known(start + round)));
    }
    // How often a known address takes longer: one half, give or take five standard errors of 30 against 30.
    const longer = times.known.flatMap((one) => times.unknown.map((other) => Number(one > other)));
    const share = longer.reduce((sum, one) => sum + one, 0) / longer.length;
    expect(Math.abs(share - 0.5), JSON.stringify(medians(times))).toBeLessThan(0.37);
  });
});

const medians = (times: Record<string, number[]>) =>
  Object.fromEntries(
    Object.entries(times).map(([name, all]) => [name, all.toSorted((a, b) => a - b)[all.length >> 1]]),
  );
