import { randomBytes } from "node:crypto";

import initSqlJs from "sql.js";
import { expect, test } from "vitest";

import { BASIC, writeSchema11 } from "../../../../test/decks/collections.ts";
import { zipOf, zstd } from "../../../../test/decks/packages.ts";
import { readCollection } from "./collection.ts";
import { DeckError } from "./deck.ts";
import { readDeck } from "./read-file.ts";
import { DeckSession } from "./session.ts";
import { unpackCollection, unpackZstd } from "./unpack.ts";

const MB = 1024 * 1024;
const blobOf = (bytes: Uint8Array): Blob => new Blob([Uint8Array.from(bytes)]);
const good = async (): Promise<Buffer> =>
  zipOf({ "collection.anki2": await writeSchema11({ notes: [{ fields: ["a", "b"] }] }) });

const halfOfGood = async (): Promise<Buffer> => {
  const whole = await good();
  return whole.subarray(0, whole.length / 2);
};

const listWith = (review: object): Buffer => {
  const good = { wordId: "w", direction: "forward", at: "2026-01-05T10:00:00Z", grade: "good" };
  return Buffer.from(JSON.stringify({ words: [], reviews: [{ ...good, ...review }] }));
};

const failureOf = async (bytes: Uint8Array): Promise<string> => {
  try {
    await readDeck(blobOf(bytes));
  } catch (error) {
    return error instanceof DeckError ? error.failure : `not told: ${String(error)}`;
  }
  return "read";
};

test.each<[string, string, () => Promise<Uint8Array>]>([
  ["nothing", "unknown", async () => new Uint8Array()],
  ["a picture", "unknown", async () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, ...randomBytes(500)])],
  ["a zip with nothing of Anki", "noCollection", () => zipOf({ "readme.txt": Buffer.from("hi") })],
  ["an empty zip", "noCollection", () => zipOf({})],
  ["a spreadsheet", "unknown", () => zipOf({ "[Content_Types].xml": Buffer.from("<Types/>") })],
  ["a spreadsheet of another office", "unknown", () => zipOf({ "content.xml": Buffer.from("<x/>") })],
  ["half a package", "damaged", halfOfGood],
  ["the begin of a zip alone", "damaged", async () => Buffer.from("PK\u0003\u0004")],
  ["a collection that is no database", "damaged", () => zipOf({ "collection.anki2": randomBytes(5000) })],
  ["an empty collection", "damaged", () => zipOf({ "collection.anki2": Buffer.alloc(0) })],
  [
    "a database of others",
    "damaged",
    async () => zipOf({ "collection.anki2": await database("CREATE TABLE x (y)") }),
  ],
  [
    "a database with a hole",
    "damaged",
    async () => {
      const notes = Array.from({ length: 500 }, (_, at) => ({ fields: [`word ${at}`, "x".repeat(200)] }));
      const bytes = await writeSchema11({ notes });
      bytes.fill(0xff, 8192, bytes.length - 4096);
      return zipOf({ "collection.anki2": bytes });
    },
  ],
  [
    "types that are no JSON",
    "damaged",
    async () => zipOf({ "collection.anki2": await changed("UPDATE col SET models = '{oops'") }),
  ],
  [
    "a note of no type",
    "damaged",
    async () => zipOf({ "collection.anki2": await changed("UPDATE notes SET mid = 99") }),
  ],
  [
    "a view without end in the place of the notes",
    "damaged",
    async () =>
      zipOf({
        "collection.anki2": await changed(`DROP TABLE notes; CREATE VIEW notes AS
          WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n)
          SELECT id, 1 AS mid, '' AS tags, '' AS flds FROM n`),
      }),
  ],
  [
    "a view without end in the place of the fields",
    "damaged",
    async () =>
      zipOf({
        "collection.anki2": await changed(`CREATE TABLE notetypes (id, name, config); CREATE VIEW fields AS
          WITH RECURSIVE n(ord) AS (SELECT 1 UNION ALL SELECT ord + 1 FROM n)
          SELECT 1 AS ntid, ord, '' AS name, '' AS config FROM n WHERE ord < 0`),
      }),
  ],
  [
    "a million notes",
    "tooMany",
    async () =>
      zipOf({
        "collection.anki2": await changed(`INSERT INTO notes WITH RECURSIVE n(id) AS
          (SELECT 2 UNION ALL SELECT id + 1 FROM n WHERE id < 1000000)
          SELECT id, '', 1, 0, 0, '', 'a', '', 0, 0, '' FROM n`),
      }),
  ],
  [
    "a collection alone that is cut off",
    "damaged",
    async () => (await writeSchema11({ notes: [] })).subarray(0, 9000),
  ],
  ["a database of others alone", "damaged", () => database("CREATE TABLE x (y)")],
  ["zstd alone that is none", "damaged", async () => Uint8Array.from([0x28, 0xb5, 0x2f, 0xfd, 1, 2, 3])],
  ["zstd that is none", "damaged", () => zipOf({ "collection.anki21b": randomBytes(5000) })],
  [
    "an answer in a time that no calendar has",
    "damaged",
    async () =>
      zipOf({
        "collection.anki2": await writeSchema11({
          notes: [{ fields: ["a", "b"], log: [[{ at: 1e15, ease: 3 }]] }],
        }),
      }),
  ],
  ["a list that is no list", "unknown", async () => Buffer.from('{"hello": 1}')],
  ["a list with a review at no time", "damaged", async () => listWith({ at: "yesterday" })],
  ["a list with a review before all times", "damaged", async () => listWith({ at: "1960-01-01T00:00:00Z" })],
  ["a list with a review that took less than no time", "damaged", async () => listWith({ milliseconds: -1 })],
  ["a list with a review that contradicts itself", "damaged", async () => listWith({ outcome: "wrong" })],
  ["a list with a good review", "read", async () => listWith({})],
  ["JSON that is cut off", "damaged", async () => Buffer.from('{"words": [')],
])("%s: %s", async (_, failure, write) => {
  expect(await failureOf(await write())).toBe(failure);
});

test.each([
  ["a zip", async () => zipOf({ "collection.anki2": Buffer.alloc(40 * MB) })],
  ["zstd", async () => zipOf({ "collection.anki21b": await zstd(Buffer.alloc(40 * MB)) })],
])("a bomb in %s is stopped at the bound, and no more is kept", async (_, write) => {
  const bomb = blobOf(await write());
  expect(bomb.size).toBeLessThan(MB);
  await expect(unpackCollection(bomb, 8 * MB)).rejects.toMatchObject({ failure: "tooLarge" });
});

test("a bomb of zstd alone is stopped at the bound", async () => {
  const bomb = blobOf(await zstd(Buffer.alloc(40 * MB)));
  await expect(unpackZstd(bomb, 8 * MB)).rejects.toMatchObject({ failure: "tooLarge" });
});

test.each(["tags", "guid", "flds"])("a hundred million letters are too many, also as %s", async (column) => {
  const sql = await initSqlJs();
  const db = new sql.Database(await writeSchema11({ notes: [{ fields: ["a", "b"] }] }));
  db.run(`UPDATE notes SET ${column} = hex(zeroblob(50000001))`);
  expect(() => readCollection(db)).toThrow(expect.objectContaining({ failure: "tooLarge" }));
  db.close();
});

test("script in fields is text or nothing, and odd names are names", async () => {
  const type = {
    ...BASIC,
    name: "<img src=x onerror=alert(1)>",
    fields: ["__proto__", "constructor\u0000\u202E"],
    questions: ["{{__proto__}}"],
  };
  const notes = [
    { fields: ["Hund<script>alert(1)</script>", '<a href="javascript:alert(1)">dog</a> &lt;b&gt;'] },
  ];
  const bytes = await zipOf({
    "../../collection.anki2": Buffer.from("x"),
    "collection.anki2": await writeSchema11({ types: [type], notes }),
  });
  const session = new DeckSession(await readDeck(blobOf(bytes)));
  const { types } = session.overview({ termsLanguage: "de", definitionsLanguage: "en" });
  expect(types[0]?.name).toBe(type.name);
  session.plan({ roles: [["term", "definitions"]], decks: null }, []);
  session.begin({ kind: "all" }, 10, true);
  expect(session.words(0, 10)).toMatchObject([{ term: "Hund", definitions: ["dog <b>"] }]);
});

async function database(statements: string): Promise<Uint8Array> {
  const sql = await initSqlJs();
  const db = new sql.Database();
  db.run(statements);
  return db.export();
}

/** A good collection after these statements. */
async function changed(statements: string): Promise<Uint8Array> {
  const sql = await initSqlJs();
  const db = new sql.Database(await writeSchema11({ notes: [{ fields: ["a", "b"] }] }));
  db.run(statements);
  return db.export();
}
