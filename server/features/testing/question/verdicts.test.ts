import { describe, expect, test } from "vitest";

import { api } from "../../../../shared/api/index.ts";
import type { TestClient } from "../../../../test/client.ts";
import { withTestServer } from "../../../../test/server.ts";
import { answer, change, current, makeDictionary, overview, start } from "../testing.fixtures.ts";

const server = await withTestServer();

/** A running test of one word whose answers are German, beside other words of the dictionary that it does not ask. */
async function askGerman(definitions: string, others: Readonly<Record<string, string>> = {}) {
  const client = await server.member("user");
  const dictionary = await makeDictionary(
    client,
    { asked: definitions, ...others },
    { termsLanguage: "en", definitionsLanguage: "de" },
  );
  await start(client, dictionary.id, { range: { from: 1, to: 1 } });
  return { client, ...dictionary };
}

/** A running test of one German term, asked by its English definition. */
async function askTerm(term: string, others: Readonly<Record<string, string>> = {}) {
  const client = await server.member("user");
  const dictionary = await makeDictionary(client, { [term]: "asked", ...others });
  await start(client, dictionary.id, { range: { from: 1, to: 1 }, swapTermsAndDefinitions: true });
  return { client, ...dictionary };
}

async function left(client: TestClient): Promise<number> {
  return (await overview(client)).testsLeft;
}

describe("right answers", () => {
  test("are exact, whatever goes without remark", async () => {
    const { client } = await askGerman("das Haus");
    expect(await answer(client, "haus!")).toMatchObject({
      result: true,
      verdict: "exact",
      notices: [],
      matched: "das Haus",
      outcome: "exact",
    });
  });

  test("are forgiven, and the difference is named, in the report too", async () => {
    const { client } = await askTerm("die Straße");
    expect(await answer(client, "strasse")).toMatchObject({
      result: true,
      verdict: "forgiven",
      notices: ["case", "article", "eszett"],
      answer: ["die Straße"],
      outcome: "forgiven",
    });
    const { report } = await overview(client);
    expect(report?.counts).toMatchObject({ forgiven: 1, exact: 0 });
    expect(report?.words[0]?.notices).toEqual(["case", "article", "eszett"]);
  });
});

describe("the right word in another form", () => {
  test("stays wrong, and is named as such, in the report too", async () => {
    const { client } = await askTerm("kochten");
    expect(await answer(client, "kochte")).toMatchObject({
      result: false,
      verdict: "wrong",
      notices: ["form"],
    });
    const { report } = await overview(client);
    expect(report?.words[0]).toMatchObject({ outcome: "wrong", notices: ["form"] });
  });
});

describe("answers that use nothing up", () => {
  test("a typo is shown and may be tried once more; then it is forgiven", async () => {
    const { client } = await askGerman("Schmetterling");
    expect(await answer(client, "Schmeterling")).toMatchObject({
      result: false,
      verdict: "almost",
      notices: ["typo"],
      answer: null,
      matched: "Schmetterling",
      needAnswers: 1,
    });
    expect(await left(client)).toBe(1);
    expect(await answer(client, "Schmetterling")).toMatchObject({
      verdict: "forgiven",
      notices: ["typo"],
      outcome: "forgiven",
    });
  });

  test("a second typo is wrong, and answering again gives no further try", async () => {
    const { client } = await askGerman("Schmetterling");
    const { id: questionId } = await current(client);
    await answer(client, "Schmeterling");
    expect(await answer(client, "Schmetterlink")).toMatchObject({
      verdict: "wrong",
      answer: ["Schmetterling"],
    });
    expect(await answer(client, "Schmeterling", questionId)).toMatchObject({ verdict: "wrong" });
    expect(await answer(client, "Schmetterling", questionId)).toMatchObject({
      result: true,
      outcome: "retried",
    });
  });

  test("the wrong keyboard layout is warned of, and tells nothing", async () => {
    const client = await server.member();
    const { id } = await makeDictionary(
      client,
      { hello: "привет" },
      { termsLanguage: "en", definitionsLanguage: "ru" },
    );
    await start(client, id);
    const warned = await answer(client, "ghbdtn");
    expect(warned).toMatchObject({ result: false, verdict: "almost", notices: ["layout"], answer: null });
    expect(JSON.stringify(warned)).not.toContain("привет");
    expect(await left(client)).toBe(1);
    expect(await answer(client, "привет")).toMatchObject({ verdict: "exact" });
  });

  test("a definition given before is repeated, however it is typed", async () => {
    const { client } = await askGerman("Haus, Gebäude");
    await answer(client, "Haus");
    for (const again of ["Haus", "HAUS", "das Haus", "haus."])
      expect(await answer(client, again), again).toMatchObject({
        result: false,
        verdict: "repeated",
        answer: null,
        needAnswers: 1,
        doneDefinitions: ["Haus"],
      });
    expect(await answer(client, "Gebäude")).toMatchObject({ verdict: "exact", outcome: "exact" });
  });
});

describe("wrong answers", () => {
  test("finish the question with the answer shown", async () => {
    const { client } = await askGerman("Haus, Gebäude");
    await answer(client, "Haus");
    expect(await answer(client, "Auto")).toMatchObject({
      result: false,
      verdict: "wrong",
      answer: ["Haus", "Gebäude"],
      needAnswers: 1,
      doneDefinitions: ["Haus"],
      outcome: "wrong",
    });
    expect(await left(client)).toBe(0);
  });

  test("name the entry that was meant, even one that the test does not ask", async () => {
    const { client, words } = await askGerman("laufen", { purchase: "kaufen" });
    expect(await answer(client, "Kaufen")).toMatchObject({
      verdict: "wrong",
      otherEntry: { wordId: words.get("purchase"), prompt: "purchase" },
    });
  });

  test("are exactly another entry's answer where it would be forgiven else", async () => {
    const { client } = await askTerm("Masse", { Maße: "measures" });
    expect(await answer(client, "Maße")).toMatchObject({
      verdict: "wrong",
      otherEntry: { prompt: "measures" },
    });
    const alone = await askTerm("Masse");
    expect(await answer(alone.client, "Maße")).toMatchObject({ verdict: "forgiven", notices: ["eszett"] });
  });

  test("an answer is one answer, however many commas it holds", async () => {
    const { client } = await askGerman("Haus, Gebäude");
    expect(await answer(client, "Haus, Gebäude")).toMatchObject({ verdict: "wrong" });
  });
});

describe("several definitions", () => {
  test("an earlier answer moves where it fits as well, so that each finds its place", async () => {
    const { client } = await askGerman("Auto / Wagen, Wagen / Karre");
    await answer(client, "Wagen");
    expect(await answer(client, "Auto")).toMatchObject({ verdict: "exact", outcome: "exact" });
  });

  test("that nobody could tell apart are asked for once", async () => {
    const { client } = await askGerman("polnisch, Polnisch, das Polnisch");
    expect((await current(client)).needAnswers).toBe(1);
    expect(await answer(client, "Polnisch")).toMatchObject({ needAnswers: 0, outcome: "exact" });
  });

  test("a retry goes on from what was right, and counts when all are there", async () => {
    const { client } = await askGerman("Haus, Gebäude, Bau");
    const { id: questionId } = await current(client);
    await answer(client, "Haus");
    await answer(client, "Auto");
    expect(await answer(client, "Haus", questionId)).toMatchObject({ verdict: "repeated" });
    expect(await answer(client, "Bau", questionId)).toMatchObject({
      result: true,
      outcome: "wrong",
      needAnswers: 1,
      doneDefinitions: ["Haus", "Bau"],
    });
    expect(await answer(client, "Gebäude", questionId)).toMatchObject({ outcome: "retried", needAnswers: 0 });
    expect((await overview(client)).report?.words[0]).toMatchObject({
      given: ["Haus", "Bau", "Gebäude", "Auto"],
      done: ["Haus", "Bau", "Gebäude"],
      doneFirst: 1,
    });
  });

  test("a report says what the right answers stand for, and what was missing at the wrong one", async () => {
    const { client, id } = await askGerman("Häuser, Gebäude", { other: "Straße" });
    await start(client, id);
    while ((await left(client)) > 0) {
      const { id: questionId, prompt } = await current(client);
      if (prompt[0] !== "asked") await client.ok(api.testing.skip, { body: {} });
      else for (const text of ["Haeuser", "Autos", "Gebäude"]) await answer(client, text, questionId);
    }
    const { report } = await overview(client);
    expect(report?.words.find(({ prompt }) => prompt[0] === "asked")).toMatchObject({
      outcome: "retried",
      given: ["Haeuser", "Gebäude", "Autos"],
      done: ["Häuser", "Gebäude"],
      doneFirst: 1,
    });
  });
});

describe("“I was right”", () => {
  const override = (client: TestClient, questionId: string) =>
    client.ok(api.testing.override, { body: { testId: questionId, addDefinition: true } });

  test("adds the answer to the word's definitions, and the dictionary knows of it", async () => {
    const { client, id, words } = await askGerman("Haus");
    const before = (await client.ok(api.dictionaries.list)).data[0]?.updatedAt ?? "";
    const { id: questionId } = await current(client);
    await answer(client, "Bleibe");
    expect(await override(client, questionId)).toMatchObject({
      outcome: "overridden",
      definitionAdded: true,
    });
    const params = { dictionaryId: id, wordId: words.get("asked") ?? "" };
    expect((await client.ok(api.dictionaries.word, { params })).definitions).toEqual(["Haus", "Bleibe"]);
    const after = (await client.ok(api.dictionaries.list)).data[0]?.updatedAt ?? "";
    expect(after > before).toBe(true);
    expect(await override(client, questionId)).toMatchObject({ definitionAdded: false });
    const { words: found } = await client.ok(api.dictionaries.read, {
      params: { id },
      query: { filter: "bleib" },
    });
    expect(found.map(({ id: found }) => found)).toEqual([params.wordId]);
  });

  test("adds nothing to a word that is gone, that is full, or that was asked for its term", async () => {
    const full = Array.from({ length: 20 }, (_, at) => `Haus ${at}`).join(", ");
    const crowded = await askGerman(full);
    const gone = await askGerman("Haus");
    await change(gone.client, gone.id, { delete: [...gone.words.values()] });
    const swapped = await askTerm("Haus");
    const comma = await askGerman("Haus");
    for (const { client, typed } of [
      { ...crowded, typed: "Bleibe" },
      { ...gone, typed: "Bleibe" },
      { ...swapped, typed: "Bleibe" },
      { ...comma, typed: "Bleibe, Heim" },
    ]) {
      const { id: questionId } = await current(client);
      await answer(client, typed);
      expect(await override(client, questionId)).toMatchObject({
        outcome: "overridden",
        definitionAdded: false,
      });
    }
  });
});

describe("strictness", () => {
  test("holds for a running test, from whatever device it was set", async () => {
    const client = await server.member();
    const { id } = await makeDictionary(
      client,
      { a: "schön", b: "schön", c: "schön" },
      { termsLanguage: "en", definitionsLanguage: "de" },
    );
    await start(client, id);
    expect(await answer(client, "SCHÖN")).toMatchObject({ verdict: "exact" });
    await client.ok(api.reports.setStrictness, { params: { id }, body: { case: "strict" } });
    expect(await answer(client, "SCHÖN")).toMatchObject({ verdict: "wrong" });
    await client.ok(api.reports.setStrictness, { params: { id }, body: { case: "default" } });
    expect(await answer(client, "SCHÖN")).toMatchObject({ verdict: "exact" });
  });

  test("is default at first, and what is set holds from the next answer on", async () => {
    const { client, id } = await askGerman("schön");
    const params = { id };
    expect(await client.ok(api.reports.strictness, { params })).toEqual({
      case: "default",
      diacritics: "default",
    });
    expect(await client.ok(api.reports.setStrictness, { params, body: { case: "strict" } })).toEqual({
      case: "strict",
      diacritics: "default",
    });
    expect(await answer(client, "Schön")).toMatchObject({ verdict: "wrong" });
    await client.ok(api.reports.setStrictness, { params, body: { case: "lenient", diacritics: "lenient" } });
    await start(client, id, { swapTermsAndDefinitions: true });
    expect(await answer(client, "ASKED")).toMatchObject({ verdict: "exact" });
    expect(await client.ok(api.reports.strictness, { params })).toEqual({
      case: "lenient",
      diacritics: "lenient",
    });
  });
});
