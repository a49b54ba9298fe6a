import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { TestClient } from "../../../test/client.ts";
import { startTestServer, type TestServer } from "../../../test/server.ts";
import { answer, current, makeDictionary, NOTHING, overview, start } from "./testing.fixtures.ts";

let server: TestServer;
let secondUrl: string;
beforeAll(async () => {
  server = await startTestServer();
  secondUrl = await server.second();
});
afterAll(() => server.close());

/** The same person at two processes of the server. */
async function person() {
  const here = await server.member();
  const there = new TestClient(secondUrl);
  for (const [name, value] of here.cookies) there.cookies.set(name, value);
  return { here, both: [here, there] as const };
}

/** Calls that start at once, by turns at either process; what each came to, counted. */
async function crowd(size: number, act: (at: number) => Promise<{ status: number }>) {
  const answers = await Promise.all(Array.from({ length: size }, (_, at) => act(at)));
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** A connection of another that holds a lock until it commits. */
async function holding(statement: string) {
  const client = await server.database.pool.connect();
  onTestFinished(async () => {
    await client.query("ROLLBACK");
    client.release();
  });
  await client.query("BEGIN");
  await client.query(statement);
  return client;
}

/** How many wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await server.database.pool.query(
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rows.length;
}

describe("two processes", () => {
  test("let a guest start exactly three tests a day", async () => {
    const { here, both } = await person();
    const { id: dictionaryId } = await makeDictionary(here, { Hund: "dog", Katze: "cat" });
    const body = { dictionaryId, wordsNumberLimit: { count: null, direction: 1 } } as const;
    const counts = await crowd(50, (at) => both[at % 2 ? 0 : 1].call(api.testing.create, { body }));
    expect(counts).toEqual({ 201: 3, 403: 47 });
    expect((await here.ok(api.users.me)).usage.testsToday).toBe(3);
    expect(await overview(here)).toMatchObject({ testsLeft: 2 });
  });

  test("let a question be answered once", async () => {
    const { here, both } = await person();
    const { id, words } = await makeDictionary(here, { Hund: "dog", Katze: "cat" });
    await start(here, id);
    const { id: questionId, prompt } = await current(here);
    const right = prompt[0] === "Hund" ? "dog" : "cat";
    const counts = await crowd(100, (at) =>
      both[at % 2 ? 0 : 1].call(api.testing.answer, { body: { answer: right, testId: questionId } }),
    );
    expect(counts).toEqual({ 200: 1, 409: 99 });
    const { testsLeft, last } = await overview(here);
    expect({ testsLeft, last }).toMatchObject({ testsLeft: 1, last: { outcome: "exact", given: [right] } });
    expect(await here.ok(api.reports.statistics, { params: { id } })).toEqual([
      { wordId: words.get(String(prompt)), right: 1, wrong: 0 },
    ]);
  });

  test("count a wrong answer once, however often it is tried again", async () => {
    const { here, both } = await person();
    const { id, words } = await makeDictionary(here, { Hund: "dog" });
    await start(here, id);
    const { id: questionId } = await current(here);
    const counts = await crowd(100, (at) =>
      both[at % 2 ? 0 : 1].call(api.testing.answer, { body: { answer: `fish${at}`, testId: questionId } }),
    );
    expect(counts).toEqual({ 200: 100 });
    const { report } = await overview(here);
    expect(report?.counts).toMatchObject({ wrong: 1 });
    expect(report?.words[0]?.given.length).toBeLessThanOrEqual(40);
    expect(await here.ok(api.reports.statistics, { params: { id } })).toEqual([
      { wordId: words.get("Hund"), right: 0, wrong: 1 },
    ]);
  });

  test("take each definition once", async () => {
    const { here, both } = await person();
    const { id } = await makeDictionary(here, { Pferd: "horse, steed, nag" });
    await start(here, id);
    const { id: questionId } = await current(here);
    const texts = ["horse", "steed", "nag"];
    await crowd(60, (at) =>
      both[at % 2 ? 0 : 1].call(api.testing.answer, {
        body: { answer: texts[at % 3] ?? "", testId: questionId },
      }),
    );
    const { report } = await overview(here);
    expect(report?.words[0]).toMatchObject({ outcome: "exact" });
    expect(report?.words[0]?.given.toSorted()).toEqual(texts.toSorted());
  });

  test("decide between an answer, a skip and an override", async () => {
    for (let round = 0; round < 10; round++) {
      const { here, both } = await person();
      const { id } = await makeDictionary(here, { Hund: "dog" });
      await start(here, id);
      const { id: questionId } = await current(here);
      const acts = [
        () => both[0].call(api.testing.answer, { body: { answer: "fish", testId: questionId } }),
        () => both[1].call(api.testing.skip, { body: { testId: questionId } }),
        () => both[0].call(api.testing.override, { body: { testId: questionId } }),
        () => both[1].call(api.testing.answer, { body: { answer: "dog", testId: questionId } }),
      ];
      const [wrong, skip, override, right] = await Promise.all(
        acts.map((_, at) =>
          acts[(at + round) % acts.length]?.().then(({ status }) => ({
            at: (at + round) % acts.length,
            status,
          })),
        ),
      ).then((all) => acts.map((_, at) => all.find((one) => one?.at === at)?.status));
      const { report } = await overview(here);
      const outcome = report?.words[0]?.outcome;
      const allowed = {
        exact: { right: 200, skip: 409, override: 409, wrong: 409 },
        skipped: { right: 409, skip: 200, override: 409, wrong: 409 },
        wrong: { skip: 409, override: 409, wrong: 200 },
        overridden: { skip: 409, override: 200, wrong: 200 },
        retried: { right: 200, skip: 409, override: 409, wrong: 200 },
        forgiven: {},
        hinted: {},
        unasked: {},
      } as const;
      expect({ outcome, right, skip, override, wrong }).toMatchObject(allowed[outcome ?? "forgiven"]);
      expect(Object.values(report?.counts ?? {}).reduce((sum, one) => sum + one, 0)).toBe(1);
    }
  });

  test("decide between a hint and an answer, and show everybody the same hint", async () => {
    for (let round = 0; round < 10; round++) {
      const { here, both } = await person();
      const { id } = await makeDictionary(here, { Pferd: "horse, steed" });
      await start(here, id);
      const { id: testId } = await current(here);
      const hint = (at: number) => both[at % 2 ? 0 : 1].call(api.testing.hint, { body: { testId } });
      const reply = (text: string) => both[0].call(api.testing.answer, { body: { answer: text, testId } });
      const calls = await Promise.all([
        ...Array.from({ length: 10 }, (_, at) => hint(at)),
        reply("horse").then(() => reply("steed")),
        ...Array.from({ length: 10 }, (_, at) => hint(at)),
      ]);
      const hints = calls.flatMap(({ text }) => /^\{"hint":"(.+)"\}$/.exec(text)?.[1] ?? []);
      expect(hints.filter((one) => one !== "h····" && one !== "s····")).toEqual([]);
      expect(calls.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual(
        [],
      );
      const { report } = await overview(here);
      expect(report?.words[0]?.outcome).toBe(hints.length > 0 ? "hinted" : "exact");
      const { rows } = await server.database.pool.query<{ steps: number }>(
        `SELECT count(*)::int AS steps FROM test_steps WHERE test_id = $1`,
        [report?.id],
      );
      expect(rows[0]?.steps).toBeLessThanOrEqual(4);
    }
  });

  test("replace a test while it is answered without a trace of the old one", async () => {
    const { here, both } = await person();
    const { id } = await makeDictionary(here, { Hund: "dog", Katze: "cat", Pferd: "horse" });
    await start(here, id);
    await Promise.all([
      ...Array.from({ length: 20 }, (_, at) => both[at % 2 ? 0 : 1].call(api.testing.skip)),
      start(both[1], id),
    ]);
    const { testsLeft, report } = await overview(here);
    const { rows } = await server.database.pool.query<{ answers: number }>(
      `SELECT count(*)::int AS answers FROM test_steps s JOIN tests t USING (user_id)
       WHERE s.test_id = t.id AND t.user_id = (SELECT id FROM users ORDER BY created_at DESC LIMIT 1)`,
    );
    expect(3 - testsLeft).toBe(rows[0]?.answers);
    expect(report === null).toBe(testsLeft > 0);
  });

  test("let a question be tried again before its test is ended, or not at all", async () => {
    const { here, both } = await person();
    const { id } = await makeDictionary(here, { Hund: "dog", Katze: "cat" });
    await start(here, id);
    const { id: questionId, prompt } = await current(here);
    await answer(here, "fish");
    const holder = await holding("LOCK TABLE reports IN EXCLUSIVE MODE");
    const ended = both[1].ok(api.testing.end);
    await expect.poll(waiting).toBe(1);
    const right = prompt[0] === "Hund" ? "dog" : "cat";
    const again = here.call(api.testing.answer, { body: { answer: right, testId: questionId } });
    await expect.poll(waiting).toBe(2);
    await holder.query("COMMIT");
    expect((await ended).report.counts).toMatchObject({ wrong: 1, unasked: 1 });
    expect((await again).status).toBe(409);
    expect((await overview(here)).report?.words[0]).toMatchObject({ outcome: "wrong", given: ["fish"] });
  });

  test("do not wait for each other in a circle where one answers and the other starts a test", async () => {
    const { here, both } = await person();
    const { id: dictionaryId } = await makeDictionary(here, { Hund: "dog", Katze: "cat" });
    await start(here, dictionaryId);
    const { id: questionId } = await current(here);
    const { id: userId } = await here.ok(api.users.me);
    const holder = await holding(`SELECT 1 FROM test_days WHERE user_id = '${userId}' FOR UPDATE`);
    const started = start(both[1], dictionaryId);
    await expect.poll(waiting).toBe(1);
    const answered = here.call(api.testing.answer, { body: { answer: "fish", testId: questionId } });
    await expect.poll(waiting).toBe(2);
    // The answer holds nothing yet that the start, which holds the user, will ask for.
    await holder.query(`SELECT 1 FROM tests WHERE user_id = '${userId}' FOR UPDATE NOWAIT`);
    await holder.query("COMMIT");
    await started;
    expect((await answered).status).toBe(404);
    expect(await overview(here)).toMatchObject({ testsLeft: 2 });
  });

  test("read what came after a test that gives its place away while it is read", async () => {
    const { here, both } = await person();
    const { id } = await makeDictionary(here, { Hund: "dog", Katze: "cat" });
    await start(here, id);
    const { id: userId } = await here.ok(api.users.me);
    const holder = await holding("LOCK TABLE test_questions");
    const read = overview(both[1]);
    await expect.poll(waiting).toBe(1);
    await holder.query(`DELETE FROM tests WHERE user_id = '${userId}'`);
    await holder.query("COMMIT");
    expect(await read).toEqual(NOTHING);
  });

  test("survive a dictionary that is deleted while it is tested", async () => {
    for (let round = 0; round < 5; round++) {
      const { here, both } = await person();
      const { id } = await makeDictionary(here, { Hund: "dog", Katze: "cat", Pferd: "horse" });
      await start(here, id);
      await answer(here, "dog");
      const counts = await crowd(30, (at) =>
        at === 10
          ? here.call(api.dictionaries.delete, { params: { id } })
          : both[at % 2 ? 0 : 1].call(api.testing.answer, { body: { answer: `fish${at}` } }),
      );
      expect(Object.keys(counts).filter((status) => !["200", "204", "404", "409"].includes(status))).toEqual(
        [],
      );
      expect(await overview(here)).toEqual(NOTHING);
    }
  });
});
