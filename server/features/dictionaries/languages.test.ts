import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import type { LanguageCode } from "../../../shared/languages.ts";
import { short } from "../../../shared/text/bounds.ts";
import type { TestClient } from "../../../test/client.ts";
import { startTestServer, type TestServer } from "../../../test/server.ts";
import { rekeyDictionaries } from "./rekey.ts";

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  client = await server.member("developer");
});
afterAll(() => server.close());

async function dictionaryOf(
  termsLanguage: LanguageCode,
  words: readonly (string | [string, ...string[]])[],
  definitionsLanguage: LanguageCode = "en",
): Promise<string> {
  const { id } = await client.ok(api.dictionaries.create, {
    body: { name: "Languages", termsLanguage, definitionsLanguage },
  });
  const create = words.map((word) => {
    const [term, ...definitions] = typeof word === "string" ? [word, "x"] : word;
    return { term, definitions };
  });
  await client.ok(api.dictionaries.update, { params: { id }, body: { words: { create } } });
  return id;
}

const terms = async (id: string, query: { filter?: string; direction?: 1 | -1; after?: string } = {}) =>
  (await client.ok(api.dictionaries.read, { params: { id }, query: { sort: "term", ...query } })).words.map(
    ({ term }) => term,
  );

describe("terms are sorted by the alphabet of their language", () => {
  test.each<[LanguageCode, string]>([
    ["uk", "абетка вага гора ґава дім єнот жук зебра ива іскра їжак йод ківш щука юшка яблуко"],
    ["de", "Affe Ärger Auto offen öffnen Ofen Strand Straße Strauß über Uhr Zebra"],
    ["sv", "apa orm zebra ål ärta öga"],
    ["pl", "cebula ćma las łoś mak noc ósmy osa ząb zebra źrebię żaba"],
    ["es", "dado llama luz niño ñandú oso"],
    ["cs", "cena čas hora chata jaro řeka slon škola"],
    ["ru", "еда ёж ель жук йогурт кот"],
    ["fr", "cote côte coté côté cotée"],
    ["lt", "iš ygis jis"],
  ])("%s", async (language, sorted) => {
    const expected = sorted.split(" ").toSorted(new Intl.Collator(language).compare);
    const id = await dictionaryOf(language, expected.toReversed());
    expect(await terms(id)).toEqual(expected);
    expect(await terms(id, { direction: -1 })).toEqual(expected.toReversed());
  });

  test("and by that of the new one when it changes", async () => {
    const words = ["zebra", "ärta", "apa", "öga", "orm"];
    const id = await dictionaryOf("sv", words);
    expect(await terms(id)).toEqual(["apa", "orm", "zebra", "ärta", "öga"]);
    const before = await client.ok(api.dictionaries.read, { params: { id }, query: { sort: "default" } });
    await client.ok(api.dictionaries.update, { params: { id }, body: { termsLanguage: "de" } });
    expect(await terms(id)).toEqual(["apa", "ärta", "öga", "orm", "zebra"]);
    const after = await client.ok(api.dictionaries.read, { params: { id }, query: { sort: "default" } });
    expect(after.words, "nobody changed the words").toEqual(before.words);
    expect(after.updatedAt > before.updatedAt).toBe(true);
  });
});

describe("words are found", () => {
  test.each<[LanguageCode, string, string, boolean]>([
    ["pl", "Łódź", "lodz", true],
    ["de", "Straße", "STRASSE", true],
    ["de", "STRASSE", "straße", true],
    ["ru", "ёлка", "елка", true],
    ["ru", "елка", "ЁЛКА", true],
    ["uk", "йод", "иод", false],
    ["uk", "їжак", "іжак", false],
    ["uk", "за́мок", "замок", true],
    ["fr", "été", "ETE", true],
    ["tr", "IŞIK", "ışık", true],
    ["es", "mañana", "manana", true],
    ["en", "100% sure", "%", true],
    ["en", "100 sure", "%", false],
    ["en", "snake_case", "_", true],
    ["en", "snakecase", "_", false],
    ["en", "back\\slash", "\\", true],
    ["en", "backslash", "\\", false],
    ["en", "it’s", "it's", true],
    ["ja", "ありがとう", "がと", true],
    ["ar", "كتاب", "تا", true],
    ["en", "cat", "dog", false],
  ])("%s: %s by %s: %s", async (language, text, filter, found) => {
    const inTerm = await dictionaryOf(language, [text, "other"]);
    expect(await terms(inTerm, { filter })).toEqual(found ? [text] : []);
    const inDefinition = await dictionaryOf(
      "en",
      [
        ["term", "first", text],
        ["other", "one"],
      ],
      language,
    );
    expect(await terms(inDefinition, { filter })).toEqual(found ? ["term"] : []);
    for (const id of [inTerm, inDefinition]) await client.ok(api.dictionaries.delete, { params: { id } });
  });

  test("by what one definition says, not by the seam of two", async () => {
    const id = await dictionaryOf("en", [["cat", "soft", "animal"]]);
    expect(await terms(id, { filter: "softanimal" })).toEqual([]);
    expect(await terms(id, { filter: "t a" })).toEqual([]);
    expect(await terms(id, { filter: "anim" })).toEqual(["cat"]);
  });

  test("by their new text after an edit, and by the new language's rules after a change of it", async () => {
    const id = await dictionaryOf("uk", ["ёлка"]);
    const { words } = await client.ok(api.dictionaries.read, { params: { id } });
    await client.ok(api.dictionaries.update, {
      params: { id },
      body: { words: { update: [{ id: words[0]?.id ?? "", definitions: ["Straße"] }] } },
    });
    expect(await terms(id, { filter: "strasse" })).toEqual(["ёлка"]);
    await client.ok(api.dictionaries.update, { params: { id }, body: { termsLanguage: "be" } });
    expect(await terms(id, { filter: "елка" })).toEqual([]);
    await client.ok(api.dictionaries.update, { params: { id }, body: { termsLanguage: "ru" } });
    expect(await terms(id, { filter: "елка" })).toEqual(["ёлка"]);
  });
});

describe("the letters of a dictionary", () => {
  test("stand in the alphabet's order with their counts, and lead to their pages", async () => {
    const words = ["їжак", "ґава", "гора", "жук", "ґудзик", "іскра", "Гість", "(не) дім", "21 день"];
    const id = await dictionaryOf("uk", words);
    const { letters, firstTerm, lastTerm } = await client.ok(api.dictionaries.letters, { params: { id } });
    expect(letters.map(({ letter, count }) => [letter, count])).toEqual([
      ["#", 1],
      ["Г", 2],
      ["Ґ", 2],
      ["Ж", 1],
      ["І", 1],
      ["Ї", 1],
      ["Н", 1],
    ]);
    expect([firstTerm, lastTerm]).toEqual(["(не) дім", "їжак"]);
    const places = letters.map(async ({ after }) => (await terms(id, after ? { after } : {}))[0]);
    expect(await Promise.all(places)).toEqual([
      "21 день",
      "Гість",
      "ґава",
      "жук",
      "іскра",
      "їжак",
      "(не) дім",
    ]);
    const downwards = await client.ok(api.dictionaries.letters, { params: { id }, query: { direction: -1 } });
    const hedge = downwards.letters.find(({ letter }) => letter === "Ґ");
    expect(await terms(id, { direction: -1, after: hedge?.after ?? "" })).toEqual([
      "ґудзик",
      "ґава",
      "гора",
      "Гість",
      "21 день",
      "(не) дім",
    ]);
  });

  test("follow the filter", async () => {
    const id = await dictionaryOf("en", ["apple", "Ape", "bee"]);
    const { letters } = await client.ok(api.dictionaries.letters, {
      params: { id },
      query: { filter: "AP" },
    });
    expect(letters).toEqual([{ letter: "A", count: 2, after: null }]);
  });

  test("are on the cards of the list, whatever came and went", async () => {
    const id = await dictionaryOf("de", ["Ärger", "Affe", "Zug", "Öl", "ß"]);
    const { words } = await client.ok(api.dictionaries.read, { params: { id }, query: { sort: "default" } });
    const of = (term: string) => words.find((word) => word.term === term)?.id ?? "";
    await client.ok(api.dictionaries.update, {
      params: { id },
      body: {
        words: {
          create: [{ term: "Esel", definitions: ["x"] }],
          update: [{ id: of("Zug"), term: "Bahn" }],
          delete: [of("Affe")],
        },
      },
    });
    const card = (await client.ok(api.dictionaries.list)).data.find((each) => each.id === id);
    expect(card).toMatchObject({
      letters: [
        { letter: "A", count: 1 },
        { letter: "B", count: 1 },
        { letter: "E", count: 1 },
        { letter: "O", count: 1 },
        { letter: "S", count: 1 },
      ],
      firstTerm: "Ärger",
      lastTerm: "ß",
    });
    const { letters } = await client.ok(api.dictionaries.letters, { params: { id } });
    expect(card?.letters).toEqual(letters.map(({ letter, count }) => ({ letter, count })));
  });

  test("of an empty dictionary are none", async () => {
    const id = await dictionaryOf("de", []);
    expect(await client.ok(api.dictionaries.letters, { params: { id } })).toEqual({
      letters: [],
      firstTerm: null,
      lastTerm: null,
    });
  });
});

test("articles are left out of sorting and of the index, unless the dictionary says otherwise", async () => {
  const id = await dictionaryOf("de", ["der Zug", "die Abfahrt", "Dach"]);
  const letters = async () =>
    (await client.ok(api.dictionaries.letters, { params: { id } })).letters.map(({ letter }) => letter);
  const read = () => client.ok(api.dictionaries.read, { params: { id }, query: { sort: "default" } });
  const change = (body: { skipArticles?: boolean; name?: string }) =>
    client.ok(api.dictionaries.update, { params: { id }, body });
  expect([await terms(id), await letters()]).toEqual([
    ["die Abfahrt", "Dach", "der Zug"],
    ["A", "D", "Z"],
  ]);
  const before = await read();
  expect(before.skipArticles).toBe(true);

  const changed = await change({ skipArticles: false });
  expect(changed).toMatchObject({ skipArticles: false, words: [] });
  expect(changed.updatedAt > before.updatedAt).toBe(true);
  expect([await terms(id), await letters()]).toEqual([["Dach", "der Zug", "die Abfahrt"], ["D"]]);
  const card = (await client.ok(api.dictionaries.list)).data.find((each) => each.id === id);
  expect(card).toMatchObject({ skipArticles: false, firstTerm: "Dach", lastTerm: "die Abfahrt" });
  // Nobody changed the words themselves.
  expect((await read()).words).toEqual(before.words);

  // It stays so with what follows.
  const create = [{ term: "das Ei", definitions: ["egg"] }];
  await client.ok(api.dictionaries.update, { params: { id }, body: { name: "Deutsch", words: { create } } });
  expect(await terms(id)).toEqual(["Dach", "das Ei", "der Zug", "die Abfahrt"]);

  await change({ skipArticles: true });
  expect([await terms(id), await letters()]).toEqual([
    ["die Abfahrt", "Dach", "das Ei", "der Zug"],
    ["A", "D", "E", "Z"],
  ]);
  expect(
    await client.refused(api.dictionaries.update, { params: { id }, body: { skipArticles: "no" as never } }),
  ).toMatchObject({
    status: 400,
    code: "validation_failed",
  });
});

test("words of the same term and similar ones are told, blind to case, marks and the notation of lists", async () => {
  const id = await dictionaryOf("pl", ["Łódź", "łodz", "łódka", "Łódź "]);
  const duplicates = async (term: string) =>
    (await client.ok(api.dictionaries.duplicates, { params: { id }, query: { term } })).words.map(
      (word) => word.order,
    );
  expect(await duplicates(" ŁÓDŹ")).toEqual([1, 2, 4]);
  expect(await duplicates("łódź, -dzi")).toEqual([1, 2, 4]);
  expect(await duplicates("łód")).toEqual([]);
});

test("keys of older rules are computed again, and nobody sees a change", async () => {
  const id = await dictionaryOf("uk", ["ґава", "гора", "дім"]);
  const { db } = server.database;
  await db
    .updateTable("words")
    .set({ initial: short("?"), sort_key: "?", term_key: "?", definitions_key: "?" })
    .where("dictionary_id", "=", id)
    .execute();
  await db
    .updateTable("dictionaries")
    .set({ keys_version: 0, initials: JSON.stringify({ "?": 3 }) as never })
    .where("id", "=", id)
    .execute();
  const before = await client.ok(api.dictionaries.read, { params: { id }, query: { sort: "default" } });
  expect(await rekeyDictionaries(db)).toBe(1);
  expect(await rekeyDictionaries(db)).toBe(0);
  expect(await terms(id)).toEqual(["гора", "ґава", "дім"]);
  expect(await terms(id, { filter: "ГАВ" })).toEqual([]);
  expect(await terms(id, { filter: "ҐАВ" })).toEqual(["ґава"]);
  const after = await client.ok(api.dictionaries.read, { params: { id }, query: { sort: "default" } });
  expect(after).toEqual(before);
  const card = (await client.ok(api.dictionaries.list)).data.find((each) => each.id === id);
  expect(card?.letters.map(({ letter }) => letter)).toEqual(["Г", "Ґ", "Д"]);
});

test("a node with older rules leaves a mark on what it writes, so that a newer one computes the keys again", async () => {
  const id = await dictionaryOf("uk", ["дім"]);
  const { db } = server.database;
  const version = async () =>
    (await db.selectFrom("dictionaries").select("keys_version").where("id", "=", id).executeTakeFirst())
      ?.keys_version;
  const ours = (await version()) ?? 0;
  await db
    .updateTable("dictionaries")
    .set({ keys_version: ours + 1 })
    .where("id", "=", id)
    .execute();
  const { words } = await client.ok(api.dictionaries.update, { params: { id }, body: { name: "Слова" } });
  expect([await version(), words]).toEqual([ours + 1, []]);
  await client.ok(api.dictionaries.update, {
    params: { id },
    body: { words: { create: [{ term: "кіт", definitions: ["cat"] }] } },
  });
  expect(await version()).toBe(ours);
});

test("an article counts neither for the order nor for the letter", async () => {
  const id = await dictionaryOf("de", ["die Zeit", "das Buch", "der Apfel", "die", "Brot"]);
  expect(await terms(id)).toEqual(["der Apfel", "Brot", "das Buch", "die", "die Zeit"]);
  const { letters } = await client.ok(api.dictionaries.letters, { params: { id }, query: { direction: 1 } });
  expect(letters.map(({ letter, count }) => [letter, count])).toEqual([
    ["A", 1],
    ["B", 2],
    ["D", 1],
    ["Z", 1],
  ]);
});
