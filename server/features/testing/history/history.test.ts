import { describe, expect, test } from "vitest";

import { api } from "../../../../shared/api/index.ts";
import type { SentSetup } from "../../../../shared/api/testing.ts";
import type { Endpoint } from "../../../../shared/endpoint.ts";
import { withTestServer } from "../../../../test/server.ts";
import { answer, change, current, finish, makeDictionary, overview, start } from "../testing.fixtures.ts";

const server = await withTestServer();

describe("reports", () => {
  test("of a dictionary are kept, the newest first, and read one by one", async () => {
    const client = await server.member("user");
    const { id } = await makeDictionary(client, { Hund: "dog", Katze: "cat" });
    const other = await makeDictionary(client, { eins: "one" });
    const params = { id };
    expect(await client.ok(api.reports.list, { params })).toEqual([]);
    await start(client, id);
    const first = await finish(client, { Hund: "dog" });
    await start(client, other.id);
    await finish(client);
    await start(client, id, { swapTermsAndDefinitions: true });
    const second = await finish(client);
    expect(await client.ok(api.reports.list, { params })).toEqual(
      [second, first].map(({ id: report, swapped, prompt, finishedAt, total, counts }) => ({
        id: report,
        swapped,
        prompt,
        finishedAt,
        total,
        counts,
      })),
    );
    for (const report of [first, second])
      expect(await client.ok(api.reports.read, { params: { id: report.id } })).toEqual(report);
    expect([second.promptLanguage, second.answerLanguage]).toEqual(["en", "de"]);
  });

  test("an unfinished test leaves none, but its answers count for the words", async () => {
    const client = await server.member("user");
    const { id, words } = await makeDictionary(client, { Hund: "dog", Katze: "cat" });
    await start(client, id);
    const { prompt } = await current(client);
    await answer(client, "fish");
    await start(client, id);
    expect(await client.ok(api.reports.list, { params: { id } })).toEqual([]);
    expect(await client.ok(api.reports.statistics, { params: { id } })).toEqual([
      { wordId: words.get(String(prompt)), right: 0, wrong: 1 },
    ]);
  });

  test("a wrong answer in an old one can still be counted as right, and become a definition", async () => {
    const client = await server.member("user");
    const { id, words } = await makeDictionary(client, { Hund: "dog", Katze: "cat" });
    await start(client, id);
    const answers = { Hund: "hound", Katze: "cat" };
    const report = await finish(client, answers);
    await start(client, id);
    const wordId = words.get("Hund") ?? "";
    const params = { id: report.id };
    const override = () => client.ok(api.reports.override, { params, body: { wordId, addDefinition: true } });
    expect(await override()).toMatchObject({
      report: { counts: { overridden: 1, wrong: 0, exact: 1 } },
      definitionAdded: true,
    });
    expect((await override()).definitionAdded).toBe(false);
    const told = await client.ok(api.reports.read, { params });
    expect(told.counts.overridden).toBe(1);
    expect(told.words.map(({ wordId: each, added }) => [each, added])).toContainEqual([wordId, true]);
    expect(told.words.filter(({ added }) => added)).toHaveLength(1);
    expect(await client.ok(api.reports.statistics, { params: { id } })).toEqual([
      { wordId, right: 1, wrong: 0 },
      { wordId: words.get("Katze"), right: 1, wrong: 0 },
    ]);
    const word = { dictionaryId: id, wordId };
    expect((await client.ok(api.dictionaries.word, { params: word })).definitions).toEqual(["dog", "hound"]);
    expect(await overview(client)).toMatchObject({ testsLeft: 2 });
  });

  test("what was right or skipped in it stays so, and a word it lacks is unknown", async () => {
    const client = await server.member("user");
    const { id, words } = await makeDictionary(client, { Hund: "dog", Katze: "cat" });
    await start(client, id);
    const { id: report } = await finish(client, { Hund: "dog" });
    const { words: added } = await change(client, id, { create: [{ term: "Maus", definitions: ["mouse"] }] });
    const refusal = async (wordId = "") =>
      (await client.refused(api.reports.override, { params: { id: report }, body: { wordId } })).status;
    expect(await refusal(words.get("Hund"))).toBe(409);
    expect(await refusal(words.get("Katze"))).toBe(409);
    expect(await refusal(added[0]?.id)).toBe(404);
  });

  test("the report and the last question of the test that it is of never disagree", async () => {
    const client = await server.member("user");
    const { id, words } = await makeDictionary(client, { Hund: "dog" });
    await start(client, id);
    const { id: questionId } = await current(client);
    await answer(client, "fish");
    const { report } = await overview(client);
    const params = { id: report?.id ?? "" };
    await client.ok(api.reports.override, { params, body: { wordId: words.get("Hund") ?? "" } });
    expect(await overview(client)).toMatchObject({
      last: { outcome: "overridden" },
      report: { counts: { overridden: 1 }, words: [{ outcome: "overridden" }] },
    });
    expect(
      await client.refused(api.testing.answer, { body: { answer: "dog", testId: questionId } }),
    ).toMatchObject({
      status: 409,
    });
  });

  test("only the last two hundred of a dictionary are kept", async () => {
    const client = await server.member("developer");
    const { id } = await makeDictionary(client, { Hund: "dog" });
    await start(client, id);
    const newest = await finish(client);
    await server.database.pool.query(
      `INSERT INTO reports (user_id, id, dictionary_id, dictionary_name, terms_language, definitions_language,
         swapped, started_at, finished_at, counts, words)
       SELECT user_id, gen_random_uuid(), dictionary_id, dictionary_name, terms_language, definitions_language,
         swapped, started_at, finished_at - at * interval '1 minute', counts, words
       FROM reports, generate_series(1, 205) AS at WHERE id = $1`,
      [newest.id],
    );
    await start(client, id);
    const last = await finish(client);
    const { rows } = await server.database.pool.query(
      "SELECT count(*)::int AS reports FROM reports WHERE dictionary_id = $1",
      [id],
    );
    expect(rows).toEqual([{ reports: 200 }]);
    const kept = await client.ok(api.reports.list, { params: { id } });
    expect([kept.length, kept[0]?.id, kept[1]?.id]).toEqual([200, last.id, newest.id]);
  });
});

test("what belongs to somebody else answers with the same bytes as what does not exist", async () => {
  const owner = await server.member("user");
  const stranger = await server.member("user");
  const { id, words } = await makeDictionary(owner, { Hund: "dog", Katze: "cat" });
  await start(owner, id);
  const report = await finish(owner);
  await start(owner, id);
  const question = await current(owner);
  const own = await makeDictionary(stranger, { Hund: "dog" });
  await start(stranger, own.id);
  const nothing = "01890000-0000-7000-8000-000000000001";
  const range = { range: { from: 1, to: 9 } };
  const calls: [Endpoint, (id: string) => object, string][] = [
    [api.testing.create, (other) => ({ body: { dictionaryId: other, ...range } }), id],
    [api.testing.count, (other) => ({ body: { dictionaryId: other, ...range } }), id],
    [api.testing.create, (other) => ({ body: { dictionaryId: own.id, mistakesOf: other } }), report.id],
    [api.testing.count, (other) => ({ body: { dictionaryId: own.id, sameAs: other } }), report.id],
    [api.testing.answer, (other) => ({ body: { answer: "dog", testId: other } }), question.id],
    [api.testing.skip, (other) => ({ body: { testId: other } }), question.id],
    [api.testing.override, (other) => ({ body: { testId: other } }), question.id],
    [api.reports.list, (other) => ({ params: { id: other } }), id],
    [api.reports.statistics, (other) => ({ params: { id: other } }), id],
    [api.reports.strictness, (other) => ({ params: { id: other } }), id],
    [api.reports.setStrictness, (other) => ({ params: { id: other }, body: { case: "strict" } }), id],
    [api.reports.read, (other) => ({ params: { id: other } }), report.id],
    [
      api.reports.override,
      (other) => ({ params: { id: other }, body: { wordId: words.get("Hund") } }),
      report.id,
    ],
  ];
  for (const [call, given, foreign] of calls) {
    const missing = await stranger.call(call, given(nothing));
    const theirs = await stranger.call(call, given(foreign));
    expect({ status: theirs.status, text: theirs.text }, `${call.method} ${call.path}`).toEqual({
      status: 404,
      text: missing.text,
    });
  }
  expect(await overview(owner)).toMatchObject({ test: { id: question.id }, testsLeft: 2 });
  const mixed: SentSetup = { dictionaryId: own.id, mistakesOf: report.id };
  expect(await stranger.refused(api.testing.create, { body: mixed })).toMatchObject({ status: 404 });
});
