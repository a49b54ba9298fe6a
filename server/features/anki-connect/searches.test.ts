import { afterAll, beforeAll, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { startAccounts, type AccountsServer } from "../../../test/accounts.ts";
import type { TestClient } from "../../../test/client.ts";

const SEARCHERS = 4;
const WORDS = 250;
/** Each term compares almost its whole length at almost every place of a text of the same letter. */
const SLOW = Array.from({ length: 20 }, (_, at) => `${"a".repeat(240 + (at % 10))}b`).join(" OR ");
const TOO_LONG = "this takes too long: ask for fewer terms, or for less at once";

let server: AccountsServer;
let learner: TestClient;
let searchers: Searcher[];
interface Searcher {
  ask: (action: string, params: object, signal?: AbortSignal) => Promise<Answer>;
}
interface Answer {
  result: unknown;
  error: string | null;
}

beforeAll(async () => {
  server = await startAccounts();
  learner = await server.user("learner@example.test");
  searchers = await Promise.all(Array.from({ length: SEARCHERS }, (_, at) => searcher(at)));
});
afterAll(() => server.close());

async function searcher(at: number): Promise<Searcher> {
  const client = await server.user(`searcher${at}@example.test`);
  const { id } = await client.ok(api.dictionaries.create, {
    body: { name: "Deutsch", termsLanguage: "de", definitionsLanguage: "en" },
  });
  const long = { definitions: ["a".repeat(255), "dog"], note: "a".repeat(1000), example: "a".repeat(500) };
  const create = Array.from({ length: WORDS }, (_, word) => ({ term: `Wort ${word}`, ...long }));
  await client.ok(api.dictionaries.update, { params: { id }, body: { words: { create } } });
  const key = (await client.ok(api.tokens.create, { body: { name: "Program" } })).token;
  const ask = async (action: string, params: object, signal?: AbortSignal): Promise<Answer> => {
    const body = JSON.stringify({ action, version: 6, params, key });
    const answer = await fetch(`${server.url}/api/ankiconnect`, {
      method: "POST",
      body,
      ...(signal && { signal }),
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Answer;
  };
  return { ask };
}

const one = (): Searcher => {
  const [found] = searchers;
  if (!found) throw new Error("no searcher");
  return found;
};

const cancelled = async (because: string): Promise<number> => {
  const { values } = await server.services.metrics.cancelledStatements.get();
  return values.find(({ labels }) => labels.because === because)?.value ?? 0;
};

test.each([
  [Array.from({ length: 240 }, (_, at) => `a*a*a*a*${at}`).join(" "), "more than 20 terms"],
  ["x".repeat(256), "longer than 255 characters"],
  ["a*b*c*d*e*f", "more than 4 stars"],
])("a search that is too much is refused, and says what is too much: %.20s", async (query, why) => {
  expect(await one().ask("findNotes", { query })).toEqual({
    result: null,
    error: expect.stringContaining(why),
  });
});

test("the slowest searches together take one second of a call", async () => {
  const actions = Array.from({ length: 5 }, () => ({
    action: "findNotes",
    version: 6,
    params: { query: SLOW },
  }));
  const before = await cancelled("too_long");
  const { result } = await one().ask("multi", { actions });
  expect(result).toEqual(actions.map(() => ({ result: null, error: TOO_LONG })));
  expect((await cancelled("too_long")) - before).toBe(1);
});

test("a search stops when its caller hangs up", async () => {
  const before = await cancelled("left");
  const { asked, leaving } = await searching();
  leaving.abort();
  await expect(asked).rejects.toThrow("abort");
  await expect.poll(() => cancelled("left")).toBe(before + 1);
  await expect.poll(running).toBe(0);
});

/** A search that was seen in the database; on a busy machine one may end before. */
async function searching(): Promise<{ asked: Promise<unknown>; leaving: AbortController }> {
  const leaving = new AbortController();
  const asked = one().ask("findNotes", { query: SLOW }, leaving.signal);
  let isOver = false;
  const end = (): void => void (isOver = true);
  void asked.then(end, end);
  await expect.poll(async () => isOver || (await running()) === 1, { interval: 10 }).toBe(true);
  return isOver ? searching() : { asked, leaving };
}

const running = async (): Promise<number> =>
  (
    await server.database.pool.query(
      "SELECT FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%OFFSET 0) AS w%' AND pid <> pg_backend_pid()",
    )
  ).rows.length;

test("learners go on while others search as slowly as they can", async () => {
  let over = false;
  const crowd = searchers.map(async ({ ask }) => {
    while (!over) expect(await ask("findNotes", { query: SLOW })).toMatchObject({ result: null });
  });
  const { id } = await learner.ok(api.dictionaries.create, {
    body: { name: "Deutsch", termsLanguage: "de", definitionsLanguage: "en" },
  });
  for (let calls = 0; calls < 10; calls++) {
    await learner.ok(api.dictionaries.read, { params: { id } });
    await learner.ok(api.dictionaries.read, { params: { id }, query: { filter: "hund" } });
  }
  over = true;
  await Promise.all(crowd);
});

test("many exact terms are one look-up", async () => {
  const terms = Array.from({ length: 240 }, (_, at) => `"term:wort ${at}"`);
  const { result } = await one().ask("findNotes", { query: terms.join(" OR ") });
  expect(result).toHaveLength(240);
  const both = await one().ask("findNotes", {
    query: '(term:"Wort 1" OR definitions:DOG OR term:none) term:"wort 2"',
  });
  expect(both.result).toHaveLength(1);
});

test("who has used up the hour's time searches no more, and goes on learning", async () => {
  const strict = await startAccounts({ RATE_LIMIT_FACTOR: "0.02" });
  try {
    // Allows for 1.2 seconds.
    const { services } = strict;
    const spender = { userId: "somebody", ip: "192.0.2.1" };
    services.efforts.requireSearches(spender);
    await services.efforts.countStatements(server.database, spender, { calls: 0, searches: 1300 });
    expect(() => services.efforts.requireSearches(spender)).toThrow("too_many_requests");
    services.efforts.requireSearches({ ...spender, userId: "somebody else" });
  } finally {
    await strict.close();
  }
});
