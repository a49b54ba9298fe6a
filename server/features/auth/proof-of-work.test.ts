import { describe, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import type { Endpoint } from "../../../shared/endpoint.ts";
import { WORK_HEADER } from "../../../shared/work.ts";
import { PASSWORD, withAccounts } from "../../../test/accounts.ts";
import { TestClient } from "../../../test/client.ts";
import { solve } from "../../../web/lib/proof-of-work/proof-of-work.ts";

/** A guest may be made nine times an hour from one address, and from the fifth on work is asked for. */
const FACTOR = "0.03";

const NOBODYS_PASSKEY = {
  id: "AA",
  rawId: "AA",
  type: "public-key",
  response: { clientDataJSON: "AA", authenticatorData: "AA", signature: "AA" },
};

const server = await withAccounts({ RATE_LIMIT_FACTOR: FACTOR, TRUST_PROXY: "1" });

function at(ip: string): TestClient {
  const client = server.visitor();
  client.headers = { "x-forwarded-for": ip };
  return client;
}

const statusOfGuest = async (ip: string, work?: string): Promise<number> =>
  (await at(ip).call(api.auth.guest, work === undefined ? {} : { headers: { [WORK_HEADER]: work } })).status;

async function challengeOf(client: TestClient, endpoint: Endpoint, body?: object): Promise<string> {
  const { status, text } = await client.call(endpoint, { body } as object);
  expect({ status, ...(JSON.parse(text) as object) }).toMatchObject({ status: 403, code: "work_required" });
  return (JSON.parse(text) as { challenge: string }).challenge;
}

const solutionOf = async (challenge: string): Promise<string> => (await solve(challenge)) ?? "";

async function guests(count: number, ip: (at: number) => string): Promise<number[]> {
  const statuses: number[] = [];
  for (let guest = 0; guest < count; guest++) statuses.push(await statusOfGuest(ip(guest)));
  return statuses;
}

describe("many from one address", () => {
  test("are asked for work, and go on with it up to the limit", async () => {
    const ip = "203.0.113.1";
    expect(await guests(6, () => ip)).toEqual([204, 204, 204, 204, 403, 403]);
    const statuses: number[] = [];
    for (let guest = 0; guest < 6; guest++) {
      const answer = await at(ip).call(api.auth.guest);
      const { challenge = "" } = JSON.parse(answer.text) as { challenge?: string };
      statuses.push(challenge ? await statusOfGuest(ip, await solutionOf(challenge)) : answer.status);
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });

  test("cannot use one solution twice, elsewhere, or one of their own making", async () => {
    const ip = "203.0.113.2";
    await guests(4, () => ip);
    const challenge = await challengeOf(at(ip), api.auth.guest);
    const solution = await solutionOf(challenge);
    const easier = challenge.replace(/^(sha-256):16/, "$1:1");
    const later = challenge.replace(/^(sha-256:16):\d+/, "$1:1900000000");
    for (const wrong of ["", "x", `${challenge}:0`, `${easier}:1`, await solutionOf(later), "y".repeat(5000)])
      expect(await statusOfGuest(ip, wrong), wrong).toBe(403);
    expect(await statusOfGuest(ip, solution)).toBe(204);
    expect(await statusOfGuest(ip, solution)).toBe(403);
    const elsewhere = await solutionOf(await challengeOf(at(ip), api.auth.guest));
    const email = "elsewhere@example.test";
    for (let person = 0; person < 4; person++)
      await at(ip).call(api.auth.signUp, { body: { email: `${person}${email}`, password: PASSWORD } });
    const signUp = { body: { email, password: PASSWORD }, headers: { [WORK_HEADER]: elsewhere } };
    expect((await at(ip).refused(api.auth.signUp, signUp)).code).toBe("work_required");
  });

  test("are asked at every way in, and by any node", async () => {
    const ip = "203.0.113.3";
    const second = await server.second();
    const ways: [Endpoint, (round: number) => object][] = [
      [api.auth.signUp, (round) => ({ email: `way${round}@example.test`, password: PASSWORD })],
      [api.auth.logIn, (round) => ({ email: `way${round}@example.test`, password: "Wrong7Horse" })],
      [api.auth.restoreCode, (round) => ({ email: `restore${round}@example.test` })],
      [api.auth.restore, () => ({ code: "123456" })],
      [api.passkeys.logInOptions, () => ({})],
      [api.passkeys.logIn, () => ({ response: NOBODYS_PASSKEY })],
      [api.passkeys.signUpOptions, (round) => ({ email: `passkey${round}@example.test` })],
    ];
    for (const [endpoint, bodyOf] of ways) {
      const first = await Promise.all(
        Array.from({ length: 10 }, (_, round) => at(ip).call(endpoint, { body: bodyOf(round) } as object)),
      );
      expect(
        first.map(({ status }) => status),
        endpoint.path,
      ).toContain(403);
      const body = bodyOf(100);
      const solution = await solutionOf(await challengeOf(at(ip), endpoint, body));
      const elsewhere = new TestClient(second);
      const headers = { "x-forwarded-for": ip, [WORK_HEADER]: solution };
      const answer = await elsewhere.call(endpoint, { body, headers } as object);
      expect([200, 204, 401], endpoint.path).toContain(answer.status);
    }
  });
});

test("the networks of one /48 count together", async () => {
  const networks = await guests(40, (guest) => `2001:db8:7:${(guest * 0x100).toString(16)}::1`);
  expect(networks.filter((status) => status === 204)).toHaveLength(18);
  expect(networks.at(-1)).toBe(403);
  const neighbours = await guests(12, (guest) => `2001:db8:8:${(0x4200 + guest).toString(16)}::1`);
  expect(neighbours.filter((status) => status === 204)).toHaveLength(9);
  expect(await statusOfGuest("2001:db8:9::1")).toBe(204);
});
