import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import type { TestClient } from "../../../test/client.ts";
import { startTestServer, type TestServer } from "../../../test/server.ts";

let server: TestServer;
let client: TestClient;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await server.member("premium");
  id = await dictionaryOf(client);
});

const dictionaryOf = async (owner: TestClient) =>
  (
    await owner.ok(api.dictionaries.create, {
      body: { name: "Words", termsLanguage: "de", definitionsLanguage: "en" },
    })
  ).id;

interface More {
  note?: string;
  example?: string;
  tags?: string[];
}

const added = async (term: string, more: More) => {
  const create = [{ term, definitions: [`${term} in other words`], ...more }];
  const { words } = await client.ok(api.dictionaries.update, { params: { id }, body: { words: { create } } });
  return words[0] ?? expect.unreachable();
};
const updated = async (wordId: string, more: More & { term?: string }) => {
  const update = [{ id: wordId, ...more }];
  const { words } = await client.ok(api.dictionaries.update, { params: { id }, body: { words: { update } } });
  return words[0] ?? expect.unreachable();
};
const read = (query: { filter?: string; tag?: string; sort?: "default" | "date" | "term" } = {}) =>
  client.ok(api.dictionaries.read, { params: { id }, query: { sort: "default", ...query } });
const terms = async (query: Parameters<typeof read>[0]) => (await read(query)).words.map(({ term }) => term);
const refusal = async (more: object) => {
  const create = [{ term: "x", definitions: ["y"], ...more }];
  const { status, text } = await client.call(api.dictionaries.update, {
    params: { id },
    body: { words: { create } },
  });
  const { fields = {} } = JSON.parse(text) as { fields?: Record<string, string> };
  return { status, fields: Object.keys(fields) };
};
const wrong = (field: string) => ({ status: 400, fields: [`words.create.0.${field}`] });

describe("note, example and tags of a word", () => {
  test("are empty where nobody wrote any", async () => {
    expect(await added("ja", {})).toMatchObject({ note: "", example: "", tags: [] });
  });

  test("are kept, and told wherever the word is", async () => {
    const more = {
      note: "with the accusative\n\nnever with für",
      example: "Ich warte auf dich.",
      tags: ["B1", "verbs"],
    };
    const word = await added("warten", more);
    expect(word).toMatchObject(more);
    expect((await read()).words).toEqual([word]);
    expect((await read({ filter: "wart" })).words).toEqual([word]);
    const params = { dictionaryId: id, wordId: word.id };
    expect(await client.ok(api.dictionaries.word, { params })).toEqual({
      ...word,
      memory: { forward: null, backward: null },
    });
    const same = await client.ok(api.dictionaries.duplicates, { params: { id }, query: { term: "Warten" } });
    expect(same.words).toEqual([word]);
    const own = JSON.parse((await client.call(api.users.export)).text) as {
      dictionaries: { words: object[] }[];
    };
    expect(own.dictionaries[0]?.words[0]).toMatchObject(more);
  });

  test("stay where an update does not name them, and go where it empties them", async () => {
    const { id: wordId } = await added("warten", { note: "n", example: "e", tags: ["t"] });
    expect(await updated(wordId, { term: "abwarten" })).toMatchObject({
      term: "abwarten",
      note: "n",
      example: "e",
      tags: ["t"],
    });
    expect(await updated(wordId, { note: "m" })).toMatchObject({ note: "m", example: "e", tags: ["t"] });
    expect(await updated(wordId, { note: "", example: "", tags: [] })).toMatchObject({
      term: "abwarten",
      note: "",
      example: "",
      tags: [],
    });
  });

  test("move the word's and the dictionary's time when they change, and only then", async () => {
    const word = await added("warten", { tags: ["t"] });
    const again = await updated(word.id, { note: "", example: "", tags: ["t"] });
    expect(again.updatedAt).toBe(word.updatedAt);
    const changed = await updated(word.id, { tags: ["T"] });
    expect(changed.updatedAt > word.updatedAt).toBe(true);
    expect((await read()).updatedAt).toBe(changed.updatedAt);
  });

  test("follow a word through a change of the dictionary's language", async () => {
    const word = await added("warten", { note: "n", example: "e", tags: ["Ärger"] });
    await client.ok(api.dictionaries.update, { params: { id }, body: { termsLanguage: "sv" } });
    expect((await read({ tag: "ärger" })).words).toEqual([word]);
  });
});

describe("what may be written", () => {
  test("lines are trimmed, and empty ones at both ends go", async () => {
    const text = " \r\n\t first   line \r second\u2028third\n\n \nlast \n \n";
    const tidy = "first line\nsecond\nthird\n\n\nlast";
    expect(await added("a", { note: text, example: text })).toMatchObject({ note: tidy, example: tidy });
    expect(await added("b", { note: " \n \n" })).toMatchObject({ note: "" });
  });

  test("is so long and no longer, in characters, after tidying", async () => {
    const note = "😀".repeat(1000);
    const example = "é".repeat(500);
    expect(await added("a", { note: `  ${note}\n`, example: `${example.normalize("NFD")} ` })).toMatchObject({
      note,
      example,
    });
    expect(await refusal({ note: "x".repeat(1001) })).toEqual(wrong("note"));
    expect(await refusal({ example: "x".repeat(501) })).toEqual(wrong("example"));
    expect(await refusal({ note: " ".repeat(100_000) })).toEqual(wrong("note"));
    expect(await refusal({ tags: ["x".repeat(32)] })).toEqual(wrong("tags.0"));
    expect(await added("b", { tags: ["ж".repeat(31)] })).toMatchObject({ tags: ["ж".repeat(31)] });
  });

  test.each([
    ["a control character", { note: "a\u0000b" }, "note"],
    ["a lone surrogate", { example: "a\ud800" }, "example"],
    ["a comma in a tag", { tags: ["a", "b,c"] }, "tags.1"],
    ["an empty tag", { tags: [" "] }, "tags.0"],
    ["a tag twice, blind to case", { tags: ["Straße", "x", "STRASSE"] }, "tags.2"],
    ["tags that are none", { tags: "verbs" }, "tags"],
    ["a tag that is a number", { tags: [1] }, "tags.0"],
    ["too many tags", { tags: Array.from({ length: 21 }, (_, at) => `t${at}`) }, "tags"],
    ["a note that is none", { note: null }, "note"],
  ])("refuses %s", async (_, more, field) => {
    expect(await refusal(more)).toEqual(wrong(field));
    expect((await read()).words).toEqual([]);
  });

  test("tags are texts as others are: trimmed, with single spaces", async () => {
    expect(await added("a", { tags: ["  unit \t 3 ", "#irregular", "неправильні"] })).toMatchObject({
      tags: ["unit 3", "#irregular", "неправильні"],
    });
  });
});

describe("tags", () => {
  const tags = (dictionaryId = id) => client.ok(api.dictionaries.tags, { params: { id: dictionaryId } });

  test("are listed by the alphabet in their first spelling, with the number of their words", async () => {
    expect(await tags()).toEqual({ tags: [], resting: 0 });
    await added("a", { tags: ["Verbs", "unit 10"] });
    await added("b", { tags: ["unit 2", "verbs"] });
    const { id: third } = await added("c", { tags: ["VERBS", "Äpfel"] });
    expect(await tags()).toEqual({
      tags: [
        { tag: "Äpfel", words: 1 },
        { tag: "unit 2", words: 1 },
        { tag: "unit 10", words: 1 },
        { tag: "Verbs", words: 3 },
      ],
      resting: 0,
    });
    await client.ok(api.dictionaries.update, { params: { id }, body: { words: { delete: [third] } } });
    expect((await tags()).tags.at(-1)).toEqual({ tag: "Verbs", words: 2 });
  });

  test("filter the words of a dictionary blind to case, and the letters with them", async () => {
    await added("Apfel", { tags: ["Essen"] });
    await added("Birne", { tags: ["essen", "grün"] });
    await added("Auto", { tags: ["fahren"] });
    expect(await terms({ tag: "ESSEN" })).toEqual(["Apfel", "Birne"]);
    expect(await terms({ tag: " grün " })).toEqual(["Birne"]);
    expect(await terms({ tag: "Ess" })).toEqual([]);
    expect(await terms({ tag: "essen", filter: "bir" })).toEqual(["Birne"]);
    const { letters } = await client.ok(api.dictionaries.letters, {
      params: { id },
      query: { tag: "Essen" },
    });
    expect(letters.map(({ letter, count }) => [letter, count])).toEqual([
      ["A", 1],
      ["B", 1],
    ]);
  });

  test("filter pages too, in every order, and a large dictionary that is searched again", async () => {
    const create = Array.from({ length: 600 }, (_, at) => ({
      id: uuidv7(),
      term: `Wort ${at}`,
      definitions: ["x"],
      tags: at % 6 === 0 ? ["sechs"] : [],
    }));
    await client.ok(api.dictionaries.update, { params: { id }, body: { words: { create } } });
    for (const sort of ["default", "date", "term"] as const) {
      const first = await read({ tag: "Sechs", sort });
      expect(first.words).toHaveLength(40);
      const query = { sort, tag: "Sechs" };
      const second = await client.ok(api.dictionaries.read, {
        params: { id },
        query: { ...query, after: first.next ?? "" },
      });
      const third = await client.ok(api.dictionaries.read, {
        params: { id },
        query: { ...query, after: second.words.at(-1)?.id ?? "" },
      });
      const all = [first, second, third].flatMap(({ words }) => words.map(({ term }) => term));
      expect(new Set(all).size).toBe(100);
      expect(third.next).toBeNull();
    }
    for (let times = 0; times < 4; times++) {
      await read({ filter: "wort" });
      expect(await terms({ filter: "wort 59", tag: "sechs" })).toEqual(["Wort 594"]);
    }
  });

  test("of another's dictionary are not found", async () => {
    const other = await dictionaryOf(await server.member("user"));
    const { status } = await client.refused(api.dictionaries.tags, { params: { id: other } });
    expect(status).toBe(404);
  });
});
