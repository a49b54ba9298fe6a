import fc from "fast-check";
import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Word } from "../../../shared/api/dictionaries.ts";
import { api } from "../../../shared/api/index.ts";
import type { Review } from "../../../shared/api/reviews.ts";
import type { LanguageCode } from "../../../shared/languages.ts";
import { unguardCell } from "../../../shared/spreadsheet.ts";
import type { TestClient } from "../../../test/client.ts";
import { startTestServer, type TestServer } from "../../../test/server.ts";

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  client = await server.member("developer");
});
afterAll(() => server.close());

const HOSTILE = [
  '=HYPERLINK("http://example.org","x")',
  "+1",
  "-ness",
  "@SUM(A1)",
  "'=1",
  "''-1",
  "'tis",
  "＝1",
  ";=1",
  "a;=1;+2",
  ";'=1",
  'say "hi"',
  '"',
  "a; b",
  "a'b",
  "<img src=x onerror=alert(1)>",
  "</script><script>alert(1)</script>",
  "{{constructor.constructor('x')()}}",
  "${7*7}",
  "'; DROP TABLE words; --",
  "\\u0000 \\x00 %00",
  "🏳️‍🌈 emoji",
  "می‌خواهم",
  "__proto__",
];

interface ExportedFile {
  name: string;
  termsLanguage: LanguageCode;
  definitionsLanguage: LanguageCode;
  words: Word[];
  reviews: Review[];
}

type NewWord = { term: string; definitions: string[]; note?: string; example?: string; tags?: string[] };

async function dictionaryWith(words: NewWord[], name = "Files") {
  const { id } = await client.ok(api.dictionaries.create, {
    body: { name, termsLanguage: "en", definitionsLanguage: "en" },
  });
  await client.ok(api.dictionaries.update, { params: { id }, body: { words: { create: words } } });
  return id;
}

const exported = (id: string, format: "csv" | "tsv" | "json") =>
  client.call(api.dictionaries.export, { params: { id }, query: { format } });

describe("a file of a dictionary", () => {
  test("is saved under the dictionary's name", async () => {
    const id = await dictionaryWith([{ term: "слово", definitions: ["word"] }], "Моя українська 1");
    const { headers, text } = await exported(id, "csv");
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toBe(
      `attachment; filename="___ __________ 1.csv"; filename*=UTF-8''${encodeURIComponent("Моя українська 1.csv")}`,
    );
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(text).toBe("слово,word,,,\r\n");
    expect((await exported(id, "tsv")).headers.get("content-type")).toBe(
      "text/tab-separated-values; charset=utf-8",
    );
  });

  test("tells a spreadsheet that it is UTF-8", async () => {
    const id = await dictionaryWith([]);
    const response = await fetch(`${server.url}/api/dictionaries/${id}/export?format=csv`, {
      headers: { cookie: [...client.cookies].map((pair) => pair.join("=")).join("; ") },
    });
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([0xef, 0xbb, 0xbf]);
  });

  test.each([["csv", ","] as const, ["tsv", "\t"] as const])(
    "as %s runs no formula, and is read back as it was",
    async (format, delimiter) => {
      const text = fc.stringMatching(/^['=+\-@"a;＝ ]{1,6}$/u).filter((one) => one.trim() !== "");
      await fc.assert(
        fc.asyncProperty(
          fc.array(
            fc.record({ term: text, definitions: fc.uniqueArray(text, { minLength: 1, maxLength: 3 }) }),
          ),
          async (random) => {
            const words = [
              ...HOSTILE.map((one) => ({ term: one, definitions: [one.replaceAll(",", ";"), "x"] })),
              ...random,
            ].map(({ term, definitions }) => ({
              term: term.trim().replace(/ +/g, " "),
              definitions: [...new Set(definitions.map((one) => one.trim().replace(/ +/g, " ")))],
            }));
            const id = await dictionaryWith(words);
            const cells = parse((await exported(id, format)).text, delimiter);
            await client.ok(api.dictionaries.delete, { params: { id } });
            for (const cell of cells.flat()) expect(cell).not.toMatch(/(^|;)[=+\-@＝＋－＠\t\r]/u);
            expect(
              cells.map(([term = "", definitions = ""]) => ({
                term: unguardCell(term),
                definitions: unguardCell(definitions).split(", "),
              })),
            ).toEqual(words);
          },
        ),
        { numRuns: 20 },
      );
    },
  );

  test("has note, example and tags behind the definitions, line breaks and all", async () => {
    const id = await dictionaryWith([
      {
        term: "warten",
        definitions: ["to wait", "to hang on"],
        note: '=1\n"auf" with the accusative\n\n-2',
        example: "Ich warte auf dich, komm!",
        tags: ["verbs", "B1 unit 3"],
      },
      { term: "ja", definitions: ["yes"] },
    ]);
    for (const [format, delimiter] of [["csv", ","] as const, ["tsv", "\t"] as const]) {
      const cells = parse((await exported(id, format)).text, delimiter);
      expect(cells.map((row) => row.map(unguardCell))).toEqual([
        [
          "warten",
          "to wait, to hang on",
          '=1\n"auf" with the accusative\n\n-2',
          "Ich warte auf dich, komm!",
          "verbs, B1 unit 3",
        ],
        ["ja", "yes", "", "", ""],
      ]);
      for (const cell of cells.flat()) expect(cell).not.toMatch(/^[=+\-@]/u);
    }
    const { words } = JSON.parse((await exported(id, "json")).text) as { words: object[] };
    expect(words[0]).toMatchObject({ example: "Ich warte auf dich, komm!", tags: ["verbs", "B1 unit 3"] });
  });

  test("as JSON holds everything that is known of the words", async () => {
    const id = await dictionaryWith(HOSTILE.map((term) => ({ term, definitions: ["x"] })));
    const { text, headers } = await exported(id, "json");
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    const { words } = await client.ok(api.dictionaries.read, { params: { id }, query: { sort: "default" } });
    expect(JSON.parse(text)).toEqual({
      name: "Files",
      termsLanguage: "en",
      definitionsLanguage: "en",
      review: "forward",
      newPerDay: null,
      skipArticles: true,
      words,
      reviews: [],
    });
  });

  test("as JSON comes in again elsewhere without a difference: the same words, due on the same days", async () => {
    const id = await dictionaryWith([
      {
        term: "warten",
        definitions: ["to wait", "to hang on"],
        note: "a\nb",
        example: "Warte!",
        tags: ["B1"],
      },
      ...HOSTILE.map((term) => ({ term, definitions: ["x"] })),
    ]);
    const { words } = await client.ok(api.dictionaries.read, { params: { id }, query: { sort: "default" } });
    const grades = ["again", "hard", "good", "easy"] as const;
    const reviews = words.flatMap((word, place) =>
      [200, 150, 90, 20].map((days, index) => ({
        id: uuidv7(),
        wordId: word.id,
        direction: index % 2 === 0 ? ("forward" as const) : ("backward" as const),
        at: new Date(Date.now() - (days + place) * 86_400_000).toISOString(),
        grade: grades[(place + index) % 4] ?? "good",
        outcome: null,
        given: ["warten, oder"],
        milliseconds: index === 0 ? null : 4000,
      })),
    );
    await client.ok(api.reviews.post, { body: { reviews, source: "import" } });
    const file = JSON.parse((await exported(id, "json")).text) as ExportedFile;

    const other = await server.member("developer");
    const { name, termsLanguage, definitionsLanguage } = file;
    const copy = await other.ok(api.dictionaries.create, {
      body: { name, termsLanguage, definitionsLanguage },
    });
    const create = file.words.map(({ order: _o, createdAt: _c, updatedAt: _u, ...word }) => word);
    await other.ok(api.dictionaries.update, { params: { id: copy.id }, body: { words: { create } } });
    const sent = file.reviews.map(({ source: _source, ...review }) => review);
    expect(await other.ok(api.reviews.post, { body: { reviews: sent, source: "import" } })).toEqual({
      accepted: reviews.length,
      known: 0,
      refused: [],
    });

    const again = await other.call(api.dictionaries.export, {
      params: { id: copy.id },
      query: { format: "json" },
    });
    const timeless = (whole: ExportedFile) => ({
      ...whole,
      words: whole.words.map(({ createdAt: _c, updatedAt: _u, ...word }) => word),
    });
    expect(timeless(JSON.parse(again.text) as ExportedFile)).toEqual(timeless(file));
    for (const { id: wordId } of words.slice(0, 8)) {
      const memoryIn = async (who: TestClient, dictionaryId: string) =>
        (await who.ok(api.dictionaries.word, { params: { dictionaryId, wordId } })).memory;
      const memory = await memoryIn(client, id);
      expect(memory.forward?.dueOn).toMatch(/^\d{4}-/);
      expect(await memoryIn(other, copy.id)).toEqual(memory);
    }
  });

  test("holds all words of a large dictionary in their order", async () => {
    const words = Array.from({ length: 1203 }, (_, at) => ({ term: `word ${at}`, definitions: [`x ${at}`] }));
    const id = await dictionaryWith(words);
    expect(parse((await exported(id, "csv")).text, ",")).toEqual(
      words.map(({ term, definitions }) => [term, ...definitions, "", "", ""]),
    );
    const { words: told } = JSON.parse((await exported(id, "json")).text) as { words: { term: string }[] };
    expect(told.map(({ term }) => term)).toEqual(words.map(({ term }) => term));
    await client.ok(api.dictionaries.delete, { params: { id } });
  });

  test("of a kind we do not make is a wrong field", async () => {
    const id = await dictionaryWith([]);
    const { status, fields } = await client.refused(api.dictionaries.export, {
      params: { id },
      query: { format: "xlsx" as never },
    });
    expect({ status, fields: Object.keys(fields ?? {}) }).toEqual({ status: 400, fields: ["format"] });
  });
});

test("hostile text comes back as the text it is, and is found as such", async () => {
  const id = await dictionaryWith(HOSTILE.map((term) => ({ term, definitions: ["x"] })));
  const { words } = await client.ok(api.dictionaries.read, { params: { id }, query: { sort: "default" } });
  expect(words.map(({ term }) => term)).toEqual(HOSTILE);
  for (const term of HOSTILE) {
    const found = await client.ok(api.dictionaries.read, { params: { id }, query: { filter: term } });
    expect(
      found.words.map((word) => word.term),
      term,
    ).toContain(term);
    const { words: same } = await client.ok(api.dictionaries.duplicates, { params: { id }, query: { term } });
    expect(
      same.map((word) => word.term),
      term,
    ).toContain(term);
  }
});

/** A reader of RFC 4180 of our own, as a spreadsheet reads. */
function parse(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let rest = text.replace(/^\uFEFF/, "");
  while (rest !== "") {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest);
    const plain = rest.slice(0, rest.search(new RegExp(`${delimiter}|\r\n`)));
    row.push(quoted?.[1]?.replaceAll('""', '"') ?? plain);
    rest = rest.slice(quoted?.[0].length ?? plain.length);
    if (rest.startsWith("\r\n")) {
      rows.push(row);
      row = [];
      rest = rest.slice(2);
    } else rest = rest.slice(1);
  }
  return rows;
}
