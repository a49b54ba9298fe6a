import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Word, SentWordChanges } from "../../../shared/api/dictionaries.ts";
import { api } from "../../../shared/api/index.ts";
import type { Direction, WordsSort } from "../../../shared/api/values.ts";
import { short } from "../../../shared/text/bounds.ts";
import { TestClient } from "../../../test/client.ts";
import { startTestServer, type TestServer } from "../../../test/server.ts";
import { keysOf } from "./keys.ts";

const LANGUAGES = { termsLanguage: "de", definitionsLanguage: "uk" } as const;
const FILING = { ...LANGUAGES, skipArticles: true };
const LETTERS = [..."aäbcdeoösßuüzAÄZ"];
const WORDS = Array.from({ length: 1200 }, (_, i) => ({
  term: [7, 11, 3].map((step) => LETTERS[(i * step + (i >> 4)) % LETTERS.length]).join(""),
  definitions: [`йод ${i % 30}`, ...(i % 4 ? [] : ["Straße"])],
}));

let server: TestServer;
let client: TestClient;
let elsewhere: TestClient;
let id: string;
let words: Word[];
beforeAll(async () => {
  server = await startTestServer();
  client = await server.member("developer");
  elsewhere = new TestClient(await server.second());
  for (const [name, value] of client.cookies) elsewhere.cookies.set(name, value);
  ({ id } = await client.ok(api.dictionaries.create, { body: { name: "Large", ...LANGUAGES } }));
  ({ words } = await change(client, { create: WORDS }));
  // So that three times are to be sorted by, too.
  const touched = words.filter((_, i) => i % 5 === 0).map((word) => ({ id: word.id, term: `${word.term}o` }));
  for (const half of [touched.slice(0, 100), touched.slice(100)]) {
    const updated = new Map((await change(client, { update: half })).words.map((word) => [word.id, word]));
    words = words.map((word) => updated.get(word.id) ?? word);
  }
});
afterAll(() => server.close());

const change = (as: TestClient, changes: SentWordChanges) =>
  as.ok(api.dictionaries.update, { params: { id }, body: { words: changes } });

interface Search {
  filter: string;
  sort: WordsSort;
  direction: Direction;
}

async function allPages(as: TestClient, search: Search): Promise<string[]> {
  const found: string[] = [];
  for (let after: string | null = null, pages = 0; pages < 40; pages++) {
    const query: Search & { after?: string } = { ...search, ...(after ? { after } : {}) };
    const page = await as.ok(api.dictionaries.read, { params: { id }, query });
    found.push(...page.words.map((word) => word.term));
    after = page.next;
    if (!after) return found;
  }
  throw new Error("the pages have no end");
}

function expected({ filter, sort, direction }: Search): string[] {
  const key = {
    default: () => "",
    date: (word: Word) => word.updatedAt,
    term: (word: Word) => keysOf(textsOf(word), FILING).sort_key,
  }[sort];
  return words
    .filter((word) => {
      const keys = keysOf(textsOf(word), FILING);
      return keys.term_key.includes(filter) || keys.definitions_key.includes(filter);
    })
    .toSorted(
      (a, b) => direction * (Buffer.compare(Buffer.from(key(a)), Buffer.from(key(b))) || a.order - b.order),
    )
    .map((word) => word.term);
}

const searches = (["default", "date", "term"] as const).flatMap((sort) =>
  ([1, -1] as const).flatMap((direction) =>
    ["o", "strasse", "йод 29", "nothing"].map((filter): Search => ({ filter, sort, direction })),
  ),
);

describe("a search in a large dictionary", () => {
  test.each(searches)(
    "by $sort in direction $direction for “$filter” finds the same each time",
    async (search) => {
      const right = expected(search);
      for (let time = 0; time < 3; time++) expect(await allPages(client, search)).toEqual(right);
    },
  );

  test("sees what was changed just now, here and in another process", async () => {
    const search: Search = { filter: "neuling", sort: "default", direction: 1 };
    const find = () => allPages(client, search);
    for (let time = 0; time < 3; time++) expect(await find()).toEqual([]);
    const here = await change(client, { create: [{ term: "Neuling", definitions: ["x"] }] });
    for (let time = 0; time < 3; time++) expect(await find()).toEqual(["Neuling"]);
    const there = await change(elsewhere, { create: [{ term: "neuling 2", definitions: ["x"] }] });
    for (let time = 0; time < 3; time++) expect(await find()).toEqual(["Neuling", "neuling 2"]);
    await change(elsewhere, { delete: [...here.words, ...there.words].map((word) => word.id) });
    for (let time = 0; time < 3; time++) expect(await find()).toEqual([]);
  });

  test("goes by the new language when it changes elsewhere", async () => {
    const search: Search = { filter: "иод 29", sort: "default", direction: 1 };
    for (let time = 0; time < 3; time++) expect(await allPages(client, search)).toEqual([]);
    const become = (definitionsLanguage: "en" | "uk") =>
      elsewhere.ok(api.dictionaries.update, { params: { id }, body: { definitionsLanguage } });
    await become("en");
    const times = [
      await allPages(client, search),
      await allPages(client, search),
      await allPages(client, search),
    ];
    expect(new Set(times.map((found) => found.length)).size).toBe(1);
    await become("uk");
    expect(await allPages(client, search)).toEqual([]);
  });

  test("by a crowd finds the same for everybody", async () => {
    const search: Search = { filter: "ss", sort: "term", direction: 1 };
    await change(client, { update: [{ id: words[0]?.id ?? "", definitions: ["fresh"] }] });
    const crowd = await Promise.all(Array.from({ length: 30 }, () => allPages(client, search)));
    for (const found of crowd) expect(found).toEqual(crowd[0]);
  });

  test("of a deleted dictionary is not found", async () => {
    const query = { filter: "o" };
    await client.ok(api.dictionaries.read, { params: { id }, query });
    await elsewhere.ok(api.dictionaries.delete, { params: { id } });
    expect((await client.refused(api.dictionaries.read, { params: { id }, query })).code).toBe("not_found");
  });
});

const textsOf = ({ term, definitions }: Word) => ({ term: short(term), definitions: definitions.map(short) });
