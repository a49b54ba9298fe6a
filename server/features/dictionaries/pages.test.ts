import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Word, SentWordChanges } from "../../../shared/api/dictionaries.ts";
import { api } from "../../../shared/api/index.ts";
import type { Direction, WordsSort } from "../../../shared/api/values.ts";
import { short } from "../../../shared/text/bounds.ts";
import type { TestClient } from "../../../test/client.ts";
import { startTestServer, type TestServer } from "../../../test/server.ts";
import { keysOf } from "./keys.ts";

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  client = await server.member("developer");
});
afterAll(() => server.close());

const LANGUAGES = { termsLanguage: "uk", definitionsLanguage: "de" } as const;
const FILING = { ...LANGUAGES, skipArticles: true };
/** Few letters, so that many terms are equal or differ in a diacritic only. */
const term = fc.stringMatching(/^[аґгіїАЇ][аґгіїй]?$/u);
const definitions = fc.constantFrom<string[]>(["Straße"], ["Buch", "STRASSE"], ["Ärger"]);
const newWord = fc.record({ term, definitions });
const number = fc.nat({ max: 1000 });

/** What others do between two pages; numbers pick words that are there. */
const interference = fc.record({
  create: fc.array(newWord, { maxLength: 4 }),
  delete: fc.array(number, { maxLength: 4 }),
  update: fc.array(fc.record({ which: number, term }), { maxLength: 2 }),
  byWordId: fc.boolean(),
});
const course = fc.record({
  words: fc.array(newWord, { maxLength: 90, size: "max" }),
  between: fc.array(interference, { minLength: 3, maxLength: 3 }),
});

const orders: [WordsSort, Direction, string][] = (["default", "date", "term"] as const).flatMap((sort) =>
  ([1, -1] as const).flatMap((direction) =>
    ["", "strasse", "ї"].map((filter): [WordsSort, Direction, string] => [sort, direction, filter]),
  ),
);

describe.each(orders)("pages by %s in direction %i, searched for “%s”", (sort, direction, filter) => {
  test("hold every untouched word once, in order, whatever comes and goes between them", async () => {
    await fc.assert(
      fc.asyncProperty(course, async ({ words, between }) => {
        const { id } = await client.ok(api.dictionaries.create, { body: { name: "Pages", ...LANGUAGES } });
        const change = (changes: SentWordChanges) =>
          client.ok(api.dictionaries.update, { params: { id }, body: { words: changes } });
        const { words: all } = await change({ create: words });
        const touched = new Set<string>();
        const seen: Word[] = [];
        let after: string | undefined;
        for (const [page, disturb] of [...between, undefined].entries()) {
          const query = { sort, direction, ...(filter && { filter }), ...(after && { after }) };
          const answer = await client.ok(api.dictionaries.read, { params: { id }, query });
          seen.push(...answer.words);
          expect(answer.words.length === 40).toBe(answer.next !== null);
          if (!answer.next) break;
          expect(page, "more pages than there are words for").toBeLessThan(5);
          after = answer.next;
          if (!disturb) continue;
          const alive = all.filter((word) => !touched.has(word.id));
          const picked = (which: number) => alive[which % alive.length]?.id;
          const gone = [...new Set(disturb.delete.flatMap((which) => picked(which) ?? []))];
          const updates = new Map(disturb.update.map(({ which, term: other }) => [picked(which), other]));
          const update = [...updates].flatMap(([wordId, other]) =>
            wordId && !gone.includes(wordId) ? [{ id: wordId, term: other }] : [],
          );
          await change({ create: disturb.create, delete: gone, update });
          for (const wordId of [...gone, ...update.map((one) => one.id)]) touched.add(wordId);
          const last = answer.words.at(-1);
          if (disturb.byWordId && last && !touched.has(last.id)) after = last.id;
        }
        await client.ok(api.dictionaries.delete, { params: { id } });
        const steady = seen.filter((word) => !touched.has(word.id));
        expect(new Set(steady.map((word) => word.id)).size, "a word came twice").toBe(steady.length);
        const expected = all.filter((word) => !touched.has(word.id) && matches(word, filter));
        const steadyOnes = steady.filter((word) => expected.some(({ id: own }) => own === word.id));
        expect(steadyOnes.map((word) => word.id)).toEqual(
          expected.toSorted(by(sort, direction)).map((word) => word.id),
        );
      }),
      { numRuns: 15, endOnFailure: true },
    );
  });
});

const matches = ({ term: text, definitions }: Word, filter: string): boolean =>
  filter === "" ||
  (filter === "strasse" ? definitions.some((one) => /stra(ß|ss)e/i.test(one)) : /ї/i.test(text));

function by(sort: WordsSort, direction: Direction): (a: Word, b: Word) => number {
  const keyOf = {
    default: () => "",
    date: (word: Word) => word.updatedAt,
    term: (word: Word) => keysOf(textsOf(word), FILING).sort_key,
  }[sort];
  return (a, b) => {
    const comparison = Buffer.compare(Buffer.from(keyOf(a)), Buffer.from(keyOf(b)));
    return direction * (comparison || a.order - b.order);
  };
}

describe("a place in the list", () => {
  const made = async (count: number) => {
    const { id } = await client.ok(api.dictionaries.create, { body: { name: "Places", ...LANGUAGES } });
    const create = Array.from({ length: count }, (_, i) => ({ term: `слово ${i}`, definitions: ["x"] }));
    const { words } = await client.ok(api.dictionaries.update, {
      params: { id },
      body: { words: { create } },
    });
    return { id, words };
  };

  test("is lost with its word when it is told by a word's id, and kept by a cursor", async () => {
    const { id, words } = await made(41);
    const { next } = await client.ok(api.dictionaries.read, { params: { id }, query: { sort: "default" } });
    const last = words[39]?.id ?? "";
    await client.ok(api.dictionaries.update, { params: { id }, body: { words: { delete: [last] } } });
    const gone = await client.refused(api.dictionaries.read, {
      params: { id },
      query: { sort: "default", after: last },
    });
    expect(gone.code).toBe("not_found");
    const page = await client.ok(api.dictionaries.read, {
      params: { id },
      query: { sort: "default", after: next ?? "" },
    });
    expect(page.words).toEqual([words[40]]);
  });

  test.each([
    "nonsense",
    "💣",
    "' OR 1=1 --",
    cursor(["date", 1, "2026-01-01T00:00:00.000Z"]),
    cursor(["default", -1, null]),
    cursor(["default", 1e12, null]),
    cursor(["default", 1, null, 1]),
    cursor({ sort: "default" }),
  ])("that is no place of this sort is a wrong field: %s", async (after) => {
    const { id } = await made(1);
    const { status, fields } = await client.refused(api.dictionaries.read, {
      params: { id },
      query: { sort: "default", after },
    });
    expect({ status, fields: Object.keys(fields ?? {}) }).toEqual({ status: 400, fields: ["after"] });
  });

  test.each([
    ["term", cursor(["term", 1, "a\u0000"])],
    ["term", cursor(["term", 1, "\ud800"])],
    ["date", cursor(["date", 1, "0000-01-01T00:00:00.000Z"])],
    ["date", cursor(["date", 1, "2026-02-31T00:00:00.000Z"])],
    ["date", cursor(["date", 1, "infinity"])],
  ] as const)("by %s that no word could have is a wrong field", async (sort, after) => {
    const { id } = await made(1);
    const refusal = await client.refused(api.dictionaries.read, { params: { id }, query: { sort, after } });
    expect(refusal.status).toBe(400);
  });

  test("by date is exact to the millisecond, however a time is written", async () => {
    const { id, words } = await made(4);
    const times = [".12", ".1", "", ".123"];
    for (const [index, word] of words.entries())
      await server.database.db
        .updateTable("words")
        .set({ updated_at: new Date(`2026-01-01T00:00:00${times[index]}Z`) })
        .where("id", "=", word.id)
        .execute();
    const query = { sort: "date" } as const;
    const page = await client.ok(api.dictionaries.read, { params: { id }, query });
    expect(page.words.map(({ order, updatedAt }) => [order, updatedAt])).toEqual([
      [3, "2026-01-01T00:00:00.000Z"],
      [2, "2026-01-01T00:00:00.100Z"],
      [1, "2026-01-01T00:00:00.120Z"],
      [4, "2026-01-01T00:00:00.123Z"],
    ]);
    const after = words[1]?.id ?? "";
    const rest = await client.ok(api.dictionaries.read, { params: { id }, query: { ...query, after } });
    expect(rest.words.map(({ order }) => order)).toEqual([1, 4]);
  });

  test("in another dictionary is unknown here", async () => {
    const [one, two] = [await made(1), await made(1)];
    const refusal = await client.refused(api.dictionaries.read, {
      params: { id: one.id },
      query: { after: two.words[0]?.id ?? "" },
    });
    expect(refusal.code).toBe("not_found");
  });
});

function cursor(content: unknown): string {
  return Buffer.from(JSON.stringify(content)).toString("base64url");
}

const textsOf = ({ term, definitions }: Word) => ({ term: short(term), definitions: definitions.map(short) });
