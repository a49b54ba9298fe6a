import { expect, test } from "vitest";

import { api } from "../../../../shared/api/index.ts";
import type { TestClient } from "../../../../test/client.ts";
import { withTestServer } from "../../../../test/server.ts";
import { log, memoryOf } from "../../reviews/reviews.fixtures.ts";
import { answer, current, finish, makeDictionary, overview, start } from "../testing.fixtures.ts";

const server = await withTestServer();

async function learner(words: Readonly<Record<string, string>> = { Hund: "dog" }) {
  const client = await server.member("premium");
  const { id, words: ids } = await makeDictionary(client, words);
  return { client, id, ids };
}

const hint = async (client: TestClient, testId?: string) =>
  (await client.ok(api.testing.hint, { body: testId === undefined ? {} : { testId } })).hint;

const refusal = async (client: TestClient, testId?: string) =>
  (await client.refused(api.testing.hint, { body: testId === undefined ? {} : { testId } })).status;

const statistics = async (client: TestClient, id: string) =>
  (await client.ok(api.reports.statistics, { params: { id } })).map(({ right, wrong }) => ({ right, wrong }));

test("right after a hint is right, counts as hinted, and is a hard review", async () => {
  const { client, id, ids } = await learner({ Feierabend: "end of work" });
  await start(client, id);
  const { id: testId } = await current(client);
  expect(await hint(client)).toBe("e·· o· w···");
  expect(await hint(client, testId)).toBe("e·· o· w···");
  const result = await answer(client, "end of work");
  expect(result).toMatchObject({ result: true, verdict: "exact", outcome: "hinted", needAnswers: 0 });
  const { report, last } = await overview(client);
  expect(last).toMatchObject({ outcome: "hinted" });
  expect(report?.counts).toMatchObject({ hinted: 1, exact: 0, forgiven: 0 });
  expect(report?.words).toMatchObject([{ outcome: "hinted", hint: "e·· o· w···" }]);
  expect(await log(client)).toMatchObject([{ outcome: "hinted", grade: "hard", source: "test" }]);
  expect(await statistics(client, id)).toEqual([{ right: 1, wrong: 0 }]);
  expect(await client.ok(api.reports.list, { params: { id } })).toMatchObject([{ counts: { hinted: 1 } }]);
  const mistakes = { dictionaryId: id, mistakesOf: report?.id ?? "" };
  expect(await client.ok(api.testing.count, { body: mistakes })).toEqual({ words: 0 });
  const { forward } = await memoryOf(client, id, ids.get("Feierabend") ?? "");
  expect(forward).toMatchObject({ reviews: 1, lapses: 0, interval: 1 });
});

test("the hint is with the question for a page opened again, and gone with the answer that it is of", async () => {
  const { client, id } = await learner({ Pferd: "horse, steed, nag" });
  await start(client, id);
  expect((await current(client)).hint).toBeUndefined();
  await answer(client, "horse");
  expect(await hint(client)).toBe("s····");
  await answer(client, "cow and calf");
  const { report } = await overview(client);
  expect(report?.words).toMatchObject([{ outcome: "wrong", hint: "s····" }]);
  await start(client, id);
  await hint(client);
  expect(await current(client)).toMatchObject({ hint: "h····", needAnswers: 3 });
  await answer(client, "nag");
  expect(await current(client)).toMatchObject({ hint: "h····", needAnswers: 2 });
  await answer(client, "horse");
  expect((await current(client)).hint).toBeUndefined();
  expect(await hint(client)).toBe("s····");
  expect(await answer(client, "steed")).toMatchObject({ outcome: "hinted" });
});

test("a typo is shown on beside a hint, and right then is with a hint", async () => {
  const { client, id } = await learner({ Feierabend: "afternoon" });
  await start(client, id);
  await answer(client, "afternon");
  expect(await hint(client)).toBe("a········");
  expect(await current(client)).toMatchObject({
    hint: "a········",
    typo: { answer: "afternon", expected: "afternoon" },
    answered: { given: "afternon", result: { verdict: "almost" } },
  });
  expect(await answer(client, "afternoon")).toMatchObject({ verdict: "forgiven", outcome: "hinted" });
});

test("wrong after a hint is wrong; then right on a retry is retried, and what the person says was right is overridden", async () => {
  const { client, id } = await learner({ Hund: "dog", Katze: "cat" });
  await start(client, id);
  const first = await current(client);
  await hint(client);
  expect(await answer(client, "wrongest")).toMatchObject({ outcome: "wrong" });
  const right = first.prompt[0] === "Hund" ? "dog" : "cat";
  expect(await refusal(client, first.id)).toBe(409);
  expect(await answer(client, right, first.id)).toMatchObject({ outcome: "retried" });
  const second = await current(client);
  await hint(client, second.id);
  await answer(client, "wrongest");
  await client.ok(api.testing.override, { body: { testId: second.id } });
  expect((await overview(client)).report?.words).toMatchObject([
    { outcome: "retried", hint: right === "dog" ? "d··" : "c··" },
    { outcome: "overridden" },
  ]);
  expect(await log(client)).toMatchObject([{ grade: "again" }, { grade: "good" }]);
});

test("a question without an answer keeps its hint when its test is ended", async () => {
  const { client, id } = await learner();
  await start(client, id);
  await hint(client);
  const { report } = await client.ok(api.testing.end);
  expect(report.words).toMatchObject([{ outcome: "unasked", hint: "d··" }]);
});

test("a report overridden later keeps the hint of its words", async () => {
  const { client, id } = await learner({ Hund: "dog", Katze: "cat" });
  await start(client, id);
  await hint(client);
  await answer(client, "wrongest");
  const report = await finish(client);
  const { wordId = "" } = report.words[0] ?? {};
  const after = await client.ok(api.reports.override, { params: { id: report.id }, body: { wordId } });
  expect(after.report.words[0]).toMatchObject({ outcome: "overridden", hint: report.words[0]?.hint });
});

test("terms that are typed and terms that are heard have hints too", async () => {
  const { client, id } = await learner({ "außer sich sein": "to be beside oneself" });
  await start(client, id, { swapTermsAndDefinitions: true });
  expect(await hint(client)).toBe("a···· s··· s···");
  await start(client, id, { prompt: "sound" });
  expect(await hint(client)).toBe("a···· s··· s···");
  expect(await answer(client, "außer sich sein")).toMatchObject({ outcome: "hinted" });
});

test("definitions that are taken for one have one hint", async () => {
  const { client, id } = await learner({ Hund: "dog, the dog" });
  await start(client, id);
  expect(await current(client)).toMatchObject({ needAnswers: 1 });
  expect(await hint(client)).toBe("d··");
});

test("no test is 404, a finished question 409, one of another test or not yet asked 404", async () => {
  const { client, id } = await learner({ Hund: "dog", Katze: "cat" });
  expect(await refusal(client)).toBe(404);
  await start(client, id);
  const first = await current(client);
  const next = first.id.slice(0, -1) + "2";
  expect(await refusal(client, next)).toBe(404);
  await client.ok(api.testing.skip);
  expect(await refusal(client, first.id)).toBe(409);
  await client.ok(api.testing.skip);
  expect(await refusal(client)).toBe(409);
  expect(await refusal(client, next)).toBe(409);
  await start(client, id);
  expect(await refusal(client, first.id)).toBe(404);
  const stranger = await server.member();
  expect(await refusal(stranger, (await current(client)).id)).toBe(404);
});

test("reports of releases without hints count none", async () => {
  const { client, id } = await learner();
  await start(client, id);
  const { id: reportId } = await finish(client);
  await server.database.pool.query(
    `UPDATE reports SET counts = counts - 'hinted', words = (SELECT jsonb_agg(w - 'hint') FROM jsonb_array_elements(words) AS w)
     WHERE id = $1`,
    [reportId],
  );
  const { report } = await overview(client);
  expect(report?.counts).toMatchObject({ hinted: 0, skipped: 1 });
  expect(report?.words[0]?.hint).toBeUndefined();
});
