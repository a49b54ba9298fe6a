import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { api } from "../../../../shared/api/index.ts";
import type { TestClient } from "../../../../test/client.ts";
import { startTestServer, type TestServer } from "../../../../test/server.ts";
import { answer, change, current, makeDictionary, overview, start } from "../testing.fixtures.ts";

const MORE = { note: "auf + Akkusativ\nsieh: abwarten", example: "Ich warte auf dich." };

let server: TestServer;
let client: TestClient;
let id: string;
let wordId: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await server.member("user");
  const dictionary = await makeDictionary(client, { warten: "to wait, to hang on" });
  id = dictionary.id;
  wordId = dictionary.words.get("warten") ?? "";
  await change(client, id, { update: [{ id: wordId, ...MORE }] });
  await start(client, id);
});

test("nothing of them is told before the question is finished", async () => {
  expect(JSON.stringify(await overview(client))).not.toMatch(/Akkusativ|auf dich/);
  const half = await answer(client, "to wait");
  expect(half).not.toHaveProperty("note");
  expect(half).not.toHaveProperty("example");
  expect(JSON.stringify(await overview(client))).not.toMatch(/Akkusativ|auf dich/);
});

test("they come with the answer that finishes the question, with its report, and with a repeated try", async () => {
  const { id: questionId } = await current(client);
  expect(await answer(client, "something")).toMatchObject({ verdict: "wrong", ...MORE });
  expect(await overview(client)).toMatchObject({ last: MORE, report: { words: [MORE] } });
  expect(await answer(client, "to wait", questionId)).toMatchObject({ result: true, ...MORE });
});

test("they come with an override", async () => {
  const { id: questionId } = await current(client);
  await answer(client, "something");
  const overridden = await client.ok(api.testing.override, { body: { testId: questionId } });
  expect(overridden).toMatchObject({ outcome: "overridden", ...MORE });
});

test("they come with a skip, as they are then, and are empty once the word is gone", async () => {
  await change(client, id, { update: [{ id: wordId, note: "corrected" }] });
  expect(await client.ok(api.testing.skip)).toMatchObject({ note: "corrected", example: MORE.example });
  await change(client, id, { delete: [wordId] });
  expect(await overview(client)).toMatchObject({
    last: { note: "", example: "" },
    report: { words: [{ note: "", example: "" }] },
  });
});
