import { sql } from "kysely";
import { describe, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { otherThan, PASSWORD, startAccounts, withAccounts } from "../../../test/accounts.ts";
import type { TestClient } from "../../../test/client.ts";
import { forgetOldCounts } from "../../http/rate-limit.ts";

const WRONG = "Wrong1Password";

const server = await withAccounts({ RATE_LIMIT_FACTOR: "1", TRUST_PROXY: "1" });

/** A browser at an address of its own. */
function at(ip: string): TestClient {
  const client = server.visitor();
  client.headers = { "x-forwarded-for": ip };
  return client;
}

const logIn = (client: TestClient, email: string, password: string) =>
  client.call(api.auth.logIn, { body: { email, password } }).then(({ status }) => status);

async function tryOften(count: number, attempt: () => Promise<number>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index++) statuses.push(await attempt());
  return statuses;
}

describe("log-in", () => {
  test("is refused after ten wrong passwords, and says when to come back", async () => {
    const email = "guessed@example.test";
    await server.user(email);
    const stranger = at("203.0.113.1");
    const statuses = await tryOften(12, () => logIn(stranger, email, WRONG));
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect(await logIn(stranger, email, PASSWORD)).toBe(429);
    const { code, message, headers } = await stranger.refused(api.auth.logIn, {
      body: { email: email.toUpperCase(), password: PASSWORD },
    });
    expect(code).toBe("too_many_requests");
    expect(message).toBe("Too many tries. Please try again in 15 minutes.");
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(800);
  });

  test("of the owner is not refused for a stranger's tries", async () => {
    const email = "owner@example.test";
    await server.user(email);
    for (let stranger = 0; stranger < 12; stranger++)
      await tryOften(11, () => logIn(at(`198.51.100.${stranger}`), email, WRONG));
    expect(await logIn(at("203.0.113.20"), email, PASSWORD)).toBe(204);
  });

  test("of everybody behind one address goes on when one of them is refused", async () => {
    await server.user("classmate@example.test");
    await tryOften(40, () => logIn(at("203.0.113.30"), "victim@example.test", WRONG));
    expect(await logIn(at("203.0.113.30"), "classmate@example.test", PASSWORD)).toBe(204);
  });

  test("with the right password costs none of the tries", async () => {
    const email = "daily@example.test";
    await server.user(email);
    const statuses = await tryOften(15, () => logIn(at("203.0.113.40"), email, PASSWORD));
    expect(statuses).toEqual(Array<number>(15).fill(204));
  });

  test("with the right password is counted loosely, for those who do nothing else", async () => {
    const email = "always@example.test";
    await server.user(email);
    const statuses = await tryOften(102, () => logIn(at("203.0.113.45"), email, PASSWORD));
    expect(statuses).toEqual([...Array<number>(100).fill(204), 429, 429]);
    expect(await logIn(at("203.0.113.46"), email, PASSWORD)).toBe(204);
  });

  test("is free again at once for who has restored the password", async () => {
    const email = "forgot@example.test";
    await server.user(email);
    const ann = at("203.0.113.50");
    await tryOften(11, () => logIn(ann, email, WRONG));
    const code = await server.codeAfter(email, () => ann.ok(api.auth.restoreCode, { body: { email } }));
    await ann.ok(api.auth.restore, { body: { code } });
    await ann.ok(api.auth.password, { body: { password: "Another8Horse" } });
    expect(await logIn(ann, email, "Another8Horse")).toBe(204);
  });

  test("from one network of IPv6 counts as from one address", async () => {
    let host = 0;
    const statuses = await tryOften(11, () =>
      logIn(at(`2001:db8:1:2::${(host++).toString(16)}`), "six@example.test", WRONG),
    );
    expect(statuses.at(-1)).toBe(429);
  });

  test("is throttled before the password is hashed", async () => {
    const email = "flood@example.test";
    const flood = await Promise.all(
      Array.from({ length: 100 }, () => logIn(at("203.0.113.60"), email, WRONG)),
    );
    expect(flood.filter((status) => status === 401)).toHaveLength(10);
  });
});

describe("codes by mail", () => {
  const pretendAMinutePassed = (): Promise<unknown> =>
    sql`UPDATE rate_limits SET window_start = window_start - interval '61 seconds' WHERE key LIKE 'pace:%'`.execute(
      server.database.db,
    );

  test("are sent again once in a minute, and five times an hour", async () => {
    const ann = server.visitor();
    await ann.ok(api.auth.signUp, { body: { email: "resend@example.test", password: PASSWORD } });
    for (let round = 0; round < 5; round++) {
      await ann.ok(api.auth.resend);
      const { status, headers } = await ann.refused(api.auth.resend);
      expect(status).toBe(429);
      expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(60);
      await pretendAMinutePassed();
    }
    const { headers } = await ann.refused(api.auth.resend);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(60);
  });

  test.each(["restored@example.test", "unknown@example.test"])(
    "are asked for once in a minute for %s by one sender, and strangers leave the owner theirs",
    async (email) => {
      if (email.startsWith("restored")) await server.user(email);
      await at("203.0.113.70").ok(api.auth.restoreCode, { body: { email } });
      expect((await at("203.0.113.70").refused(api.auth.restoreCode, { body: { email } })).status).toBe(429);
      for (let round = 0; round < 6; round++) {
        await pretendAMinutePassed();
        await at("203.0.113.70").call(api.auth.restoreCode, { body: { email } });
      }
      expect((await at("203.0.113.70").refused(api.auth.restoreCode, { body: { email } })).status).toBe(429);
      await at("203.0.113.71").ok(api.auth.restoreCode, { body: { email } });
    },
  );

  test("for one address are bounded, no matter who asks", async () => {
    const email = "flooded@example.test";
    const statuses: number[] = [];
    for (let sender = 0; sender < 25; sender++)
      statuses.push(
        (await at(`198.51.100.${sender}`).call(api.auth.restoreCode, { body: { email } })).status,
      );
    expect(statuses).toEqual([...Array<number>(20).fill(204), ...Array<number>(5).fill(429)]);
  });

  /** Wrong codes from one sender until it is refused; how many were compared. */
  async function guess(ip: string, email: string): Promise<number> {
    for (let compared = 0; ;) {
      const stranger = at(ip);
      await stranger.ok(api.auth.restoreCode, { body: { email } });
      await pretendAMinutePassed();
      for (let tries = 0; tries < 5; tries++, compared++) {
        const { status, text } = await stranger.call(api.auth.restore, { body: { code: "000000" } });
        if (status === 429) return compared;
        expect(JSON.parse(text)).toEqual({ verified: false });
      }
    }
  }

  test.each(["guessable@example.test", "no-account@example.test"])(
    "are guessed twenty times a day for %s, ten times by one sender",
    async (email) => {
      const owned = email.startsWith("guessable");
      if (owned) await server.user(email);
      expect([await guess("203.0.113.90", email), await guess("203.0.113.91", email)]).toEqual([10, 10]);
      expect(await guess("203.0.113.92", email)).toBe(0);
      await expect.poll(() => server.database.db.selectFrom("outbox").select("id").execute()).toEqual([]);
      const told = server.mail.to(email).filter(({ subject }) => subject.startsWith("Wrong codes"));
      expect(told).toHaveLength(owned ? 1 : 0);
    },
  );

  test("of one household are ten a day, from however many networks of IPv6, and the owner has ten more", async () => {
    const email = "neighbour@example.test";
    await server.user(email);
    const networks = ["2001:db8:9:1::1", "2001:db8:9:2::1", "2001:db8:9:a00::1", "2001:db8:9:ffff::1"];
    const compared: number[] = [];
    for (const ip of networks) compared.push(await guess(ip, email));
    expect(compared).toEqual([10, 0, 0, 0]);
    expect(await guess("203.0.113.93", email)).toBe(10);
  });

  test("that are right cost the account none of its guesses", async () => {
    const email = "forgetful@example.test";
    await server.user(email);
    for (let round = 0; round < 4; round++) {
      const ann = at("203.0.113.95");
      const code = await server.codeAfter(email, () => ann.ok(api.auth.restoreCode, { body: { email } }));
      await pretendAMinutePassed();
      for (let wrong = 0; wrong < 2; wrong++)
        await ann.ok(api.auth.restore, { body: { code: otherThan(code) } });
      expect(await ann.ok(api.auth.restore, { body: { code } })).toEqual({ verified: true });
    }
  });
});

test("a class behind one address can sign up in one lesson", async () => {
  const statuses = await Promise.all(
    Array.from({ length: 40 }, (_, pupil) =>
      at("203.0.113.80")
        .call(api.auth.signUp, { body: { email: `pupil${pupil}@example.test`, password: PASSWORD } })
        .then(({ status }) => status),
    ),
  );
  expect(statuses).toEqual(Array<number>(40).fill(204));
});

test("one address is not flooded with mails by sign-ups, and its owner can still sign up", async () => {
  const statuses = await tryOften(12, () =>
    server
      .visitor()
      .call(api.auth.signUp, { body: { email: "bombed@example.test", password: PASSWORD } })
      .then(({ status }) => status),
  );
  expect(statuses.filter((status) => status === 204)).toHaveLength(10);
  const owner = { body: { email: "bombed@example.test", password: PASSWORD } };
  await at("203.0.113.99").ok(api.auth.signUp, owner);
});

test("a count is forgotten a day after it began, as the privacy policy says, and not before", async () => {
  await logIn(at("203.0.113.120"), "day@example.test", WRONG);
  await logIn(at("203.0.113.121"), "hour@example.test", WRONG);
  await sql`UPDATE rate_limits SET window_start = now() - interval '25 hours' WHERE key LIKE '%:203.0.113.120'`.execute(
    server.database.db,
  );
  await sql`UPDATE rate_limits SET window_start = now() - interval '23 hours' WHERE key LIKE '%:203.0.113.121'`.execute(
    server.database.db,
  );
  await forgetOldCounts(server.database.db);
  const { rows } = await sql<{
    key: string;
  }>`SELECT key FROM rate_limits WHERE key LIKE 'login:203.0.113.12_'`.execute(server.database.db);
  expect(rows.map(({ key }) => key)).toEqual(["login:203.0.113.121"]);
});

test("the factor divides the waits", async () => {
  const quick = await startAccounts({ RATE_LIMIT_FACTOR: "6000" });
  const visitor = quick.visitor();
  await visitor.ok(api.auth.restoreCode, { body: { email: "quick@example.test" } });
  await expect
    .poll(() => visitor.call(api.auth.restoreCode, { body: { email: "quick@example.test" } }))
    .toMatchObject({ status: 204 });
  await quick.close();
});
