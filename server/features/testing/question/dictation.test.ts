import { expect, test } from "vitest";

import { api } from "../../../../shared/api/index.ts";
import type { TestClient } from "../../../../test/client.ts";
import { withTestServer } from "../../../../test/server.ts";
import { answer, current, finish, makeDictionary, overview, start } from "../testing.fixtures.ts";

const server = await withTestServer();

/** A running dictation of the first German word. */
async function dictate(words: Readonly<Record<string, string>>) {
  const client = await server.member("user");
  const dictionary = await makeDictionary(client, words);
  await start(client, dictionary.id, { range: { from: 1, to: 1 }, prompt: "sound" });
  return { client, ...dictionary };
}

const lastReport = async (client: TestClient) => (await overview(client)).report;

test("the term is heard and typed", async () => {
  const { client } = await dictate({ Hund: "dog, hound" });
  expect(await current(client)).toMatchObject({
    kind: "dictation",
    prompt: ["Hund"],
    promptLanguage: "de",
    answerLanguage: "de",
    needAnswers: 1,
    meaning: { definitions: ["dog", "hound"], language: "en" },
  });
  expect((await overview(client)).about).toMatchObject({ swapped: true, prompt: "sound" });
});

test("it is judged as the side that is learned, and the report tells what the word means", async () => {
  const { client, id } = await dictate({ "die Straße": "street, road" });
  const meaning = { definitions: ["street", "road"], language: "en" };
  expect(await answer(client, "strasse")).toMatchObject({
    verdict: "forgiven",
    notices: ["case", "article", "eszett"],
    answer: ["die Straße"],
  });
  expect((await overview(client)).last).toMatchObject({ kind: "dictation", prompt: ["die Straße"], meaning });
  const report = await lastReport(client);
  expect(report).toMatchObject({
    prompt: "sound",
    swapped: true,
    promptLanguage: "de",
    answerLanguage: "de",
    words: [
      { prompt: ["die Straße"], expected: ["die Straße"], given: ["strasse"], outcome: "forgiven", meaning },
    ],
  });
  const [listed] = await client.ok(api.reports.list, { params: { id } });
  expect(listed).toMatchObject({ id: report?.id, prompt: "sound", swapped: true });
});

test("a definition is no answer, nor is a word that means the same", async () => {
  const { client } = await dictate({ Sofa: "couch", Couch: "couch" });
  expect(await answer(client, "Couch")).toMatchObject({ verdict: "wrong", outcome: "wrong" });
});

test.each([
  ["Meer", "mehr"],
  ["das Rad", "das Rat"],
  ["Lerche", "Lärche"],
])("%s: %s, which is another word and sounds the same, is asked about", async (term, other) => {
  const { client, words } = await dictate({ [term]: "this one", [other]: "the other" });
  for (let times = 0; times < 2; times++)
    expect(await answer(client, other)).toEqual({
      result: false,
      verdict: "almost",
      notices: ["homophone"],
      answer: null,
      needAnswers: 1,
      doneDefinitions: [],
      otherEntry: { wordId: words.get(other), prompt: "the other" },
    });
  expect(await answer(client, term)).toMatchObject({ verdict: "exact", outcome: "exact" });
});

test("another word that sounds otherwise is wrong, and told by its meaning", async () => {
  const { client, words } = await dictate({ Kirche: "church", Kirsche: "cherry" });
  expect(await answer(client, "Kirsche")).toMatchObject({
    verdict: "wrong",
    otherEntry: { wordId: words.get("Kirsche"), prompt: "cherry" },
  });
});

test("seen, not heard, a word that sounds the same is wrong", async () => {
  const client = await server.member("user");
  const { id } = await makeDictionary(client, { Meer: "sea", mehr: "more" });
  await start(client, id, { range: { from: 1, to: 1 }, swapTermsAndDefinitions: true });
  expect(await answer(client, "mehr")).toMatchObject({ verdict: "wrong" });
});

test("“I was right” makes no definition of what was typed", async () => {
  const { client, id } = await dictate({ Hund: "dog" });
  const { id: questionId } = await current(client);
  await answer(client, "Katze");
  const override = { body: { testId: questionId, addDefinition: true } };
  expect(await client.ok(api.testing.override, override)).toMatchObject({
    outcome: "overridden",
    definitionAdded: false,
  });
  const { words } = await client.ok(api.dictionaries.read, { params: { id }, query: {} });
  expect(words[0]?.definitions).toEqual(["dog"]);
});

test("each question is a review in which the term was typed", async () => {
  const { client, words } = await dictate({ Hund: "dog" });
  await answer(client, "Hund");
  const { reviews } = await client.ok(api.reviews.list, { query: {} });
  expect(reviews).toMatchObject([
    { wordId: words.get("Hund"), direction: "backward", grade: "good", source: "test" },
  ]);
});

test("a test of seen words after a dictation is one again", async () => {
  const { client, id } = await dictate({ Hund: "dog" });
  await finish(client, { Hund: "Hund" });
  await start(client, id, { prompt: "text" });
  const question = await current(client);
  expect(question).toMatchObject({ kind: "forward", prompt: ["Hund"], answerLanguage: "en" });
  expect(question).not.toHaveProperty("meaning");
  await answer(client, "dog");
  expect(await lastReport(client)).toMatchObject({ prompt: "text", swapped: false });
});

test("another way of asking is refused, by its name", async () => {
  const { client, id } = await dictate({ Hund: "dog" });
  const body = { dictionaryId: id, random: { count: 1 }, prompt: "smell" } as never;
  const { status, fields } = await client.refused(api.testing.create, { body });
  expect({ status, fields: Object.keys(fields ?? {}) }).toEqual({ status: 400, fields: ["prompt"] });
});
