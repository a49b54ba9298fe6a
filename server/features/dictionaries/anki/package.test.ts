import { unzipSync } from "fflate";
import initSqlJs, { type Database } from "sql.js";
import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";

import { api } from "../../../../shared/api/index.ts";
import type { CardDirection, Grade, Memory } from "../../../../shared/api/reviews.ts";
import { urlOf } from "../../../../shared/endpoint.ts";
import { Calendar, dayNumber } from "../../../../shared/memory/days.ts";
import type { TestClient } from "../../../../test/client.ts";
import { startTestServer, type TestServer } from "../../../../test/server.ts";

const DAY = 86_400_000;
const SETTINGS = { timeZone: "America/New_York", dayStartsAt: 5 };

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  client = await server.member("developer");
  await client.ok(api.users.update, { body: { review: SETTINGS } });
});
afterAll(() => server.close());

interface NewWord {
  term: string;
  definitions: string[];
  note?: string;
  example?: string;
  tags?: string[];
}

async function dictionaryOf(words: readonly NewWord[], name = "Türkçe 1") {
  const { id } = await client.ok(api.dictionaries.create, {
    body: { name, termsLanguage: "tr", definitionsLanguage: "en" },
  });
  const { words: created } = await client.ok(api.dictionaries.update, {
    params: { id },
    body: { words: { create: words.map((word) => ({ ...word })) } },
  });
  return { id, words: created };
}

interface Answered {
  wordId: string;
  daysAgo: number;
  grade: Grade;
  direction?: CardDirection;
  at?: string;
  milliseconds?: number | null;
}

const review = async (answers: readonly Answered[]): Promise<void> => {
  const reviews = answers.map(
    ({ wordId, daysAgo, grade, direction = "forward", milliseconds = 4200, at }) => ({
      id: uuidv7(),
      wordId,
      direction,
      at: at ?? new Date(Date.now() - daysAgo * DAY).toISOString(),
      grade,
      outcome: null,
      given: [],
      milliseconds,
    }),
  );
  const { refused } = await client.ok(api.reviews.post, { body: { reviews, source: "import" } });
  expect(refused).toEqual([]);
};

async function download(id: string, who = client) {
  const response = await fetch(
    `${server.url}${urlOf(api.dictionaries.export.path, { id }, { format: "apkg" })}`,
    {
      headers: { cookie: [...who.cookies].map((pair) => pair.join("=")).join("; ") },
    },
  );
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

async function opened(bytes: Uint8Array): Promise<Database> {
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toEqual(["collection.anki2", "media"]);
  expect(new TextDecoder().decode(files["media"])).toBe("{}");
  const { Database } = await initSqlJs();
  return new Database(files["collection.anki2"]);
}

function rows(db: Database, query: string): Record<string, unknown>[] {
  const [result] = db.exec(query);
  return (result?.values ?? []).map((values) =>
    Object.fromEntries(values.map((value, at) => [result?.columns[at] ?? "", value])),
  );
}

const packageOf = async (id: string) => opened((await download(id)).bytes);

function collectionOf(db: Database) {
  const [col = {}] = rows(db, "SELECT * FROM col");
  const read = (name: string): unknown => JSON.parse(String(col[name]));
  return {
    ver: col["ver"],
    crt: Number(col["crt"]),
    conf: read("conf") as { schedVer: number; rollover: number; creationOffset: number },
    models: Object.values(read("models") as object) as {
      name: string;
      flds: { name: string }[];
      tmpls: { qfmt: string; ord: number }[];
    }[],
    decks: Object.values(read("decks") as object) as { name: string; id: number }[],
  };
}

const memoryOf = async (dictionaryId: string, wordId: string) =>
  (await client.ok(api.dictionaries.word, { params: { dictionaryId, wordId } })).memory;

test("is a deck of the dictionary's name, and a note for each word", async () => {
  const { id, words } = await dictionaryOf([
    {
      term: "<b>ev</b> & [sound:x.mp3]",
      definitions: ["house", "home; hearth"],
      note: "one\ntwo",
      example: 'Ev "büyük".',
      tags: ["A1 unit 3", "a1_unit 3", "yapı"],
    },
    { term: "2024", definitions: ["a year"] },
  ]);
  const { response, bytes } = await download(id);
  expect(response.headers.get("content-type")).toBe("application/x-apkg");
  expect(response.headers.get("content-disposition")).toContain(
    `filename*=UTF-8''${encodeURIComponent("Türkçe 1.apkg")}`,
  );
  expect(response.headers.get("cache-control")).toBe("no-store");
  const db = await opened(bytes);
  const { ver, decks, models } = collectionOf(db);
  expect(ver).toBe(11);
  expect(decks.map(({ name }) => name)).toEqual(["Default", "Türkçe 1"]);
  expect(models.map(({ flds, tmpls }) => [flds.map(({ name }) => name), tmpls.length])).toEqual([
    [["Term", "Definitions", "Note", "Example"], 1],
  ]);
  const notes = rows(db, "SELECT guid, tags, flds, sfld, csum FROM notes ORDER BY id");
  expect(notes).toEqual([
    {
      guid: words[0]?.id,
      tags: " A1_unit_3 yapı ",
      flds: [
        "&lt;b&gt;ev&lt;/b&gt; &amp; &#91;sound:x.mp3]",
        "house<br>home; hearth",
        "one<br>two",
        'Ev "büyük".',
      ].join("\u001f"),
      sfld: "<b>ev</b> & [sound:x.mp3]",
      csum: 770404032,
    },
    { guid: words[1]?.id, tags: "", flds: "2024\u001fa year\u001f\u001f", sfld: 2024, csum: 2121900975 },
  ]);
  expect(rows(db, "SELECT ord, type, queue, due FROM cards ORDER BY id")).toEqual([
    { ord: 0, type: 0, queue: 0, due: 1 },
    { ord: 0, type: 0, queue: 0, due: 2 },
  ]);
  expect(rows(db, "SELECT 1 FROM cards WHERE did NOT IN (SELECT did FROM cards LIMIT 1)")).toEqual([]);
});

test("has a card for each direction that is reviewed, and for each that was", async () => {
  const { id, words } = await dictionaryOf([
    { term: "bir", definitions: ["one"] },
    { term: "iki", definitions: ["two"] },
  ]);
  const [first, second] = words.map((word) => word.id);
  const directions = async () =>
    rows(
      await packageOf(id),
      "SELECT guid, ord FROM cards JOIN notes ON notes.id = nid ORDER BY notes.id, ord",
    ).map(({ guid, ord }) => [guid, ord]);
  expect(await directions()).toEqual([
    [first, 0],
    [second, 0],
  ]);
  await review([{ wordId: second ?? "", daysAgo: 3, grade: "good", direction: "backward" }]);
  const both = [
    [first, 0],
    [second, 0],
    [second, 1],
  ];
  expect(await directions()).toEqual(both);
  const set = (value: "both" | "off") =>
    client.ok(api.dictionaries.update, { params: { id }, body: { review: value } });
  await set("off");
  expect(await directions()).toEqual(both);
  await set("both");
  expect(await directions()).toEqual([
    [first, 0],
    [first, 1],
    [second, 0],
    [second, 1],
  ]);
  const { models } = collectionOf(await packageOf(id));
  expect(models[0]?.tmpls.map(({ qfmt }) => /\{\{(\w+)\}\}/.exec(qfmt)?.[1])).toEqual([
    "Term",
    "Definitions",
  ]);
});

test("knows when each card is due, by the learner's own days", async () => {
  const { id, words } = await dictionaryOf([
    { term: "bir", definitions: ["one"] },
    { term: "iki", definitions: ["two"] },
    { term: "üç", definitions: ["three"] },
  ]);
  const [long = "", forgotten = "", other = ""] = words.map((word) => word.id);
  await review([
    { wordId: long, daysAgo: 60, grade: "good" },
    { wordId: long, daysAgo: 50, grade: "easy" },
    { wordId: long, daysAgo: 20, grade: "good" },
    { wordId: forgotten, daysAgo: 30, grade: "good" },
    { wordId: forgotten, daysAgo: 10, grade: "again" },
    { wordId: other, daysAgo: 400, grade: "hard", direction: "backward" },
  ]);
  const db = await packageOf(id);
  const { crt, conf } = collectionOf(db);
  expect(conf).toMatchObject({ schedVer: 1, rollover: 5 });
  const calendar = new Calendar(SETTINGS);
  const today = calendar.dayOf(Date.now());
  // As Anki's first scheduler counts, and as its later ones do.
  const start = calendar.startOf(today);
  const elapsed = (at: number): number => Math.floor((at / 1000 - crt) / 86_400);
  expect([elapsed(start - 1000), elapsed(start), elapsed(start + 22 * 3_600_000)]).toEqual([
    elapsed(start) - 1,
    elapsed(start),
    elapsed(start),
  ]);
  const made = new Date((crt - conf.creationOffset * 60) * 1000).toISOString();
  expect(made.slice(11)).toBe("05:00:00.000Z");
  expect(dayNumber(made.slice(0, 10))).toBe(today - elapsed(start));

  const cards = rows(
    db,
    "SELECT guid, ord, type, queue, due, ivl, factor, reps, lapses, cards.data FROM cards JOIN notes ON notes.id = nid WHERE type = 2 ORDER BY notes.id, ord",
  );
  const expected = async (wordId: string, direction: CardDirection) => {
    const memory = (await memoryOf(id, wordId))[direction] as Memory;
    return {
      guid: wordId,
      ord: direction === "forward" ? 0 : 1,
      type: 2,
      queue: 2,
      due: dayNumber(memory.dueOn) - (today - elapsed(start)),
      ivl: Math.max(1, memory.interval),
      factor: Math.round(1300 + (10 - memory.difficulty) * 150),
      reps: memory.reviews,
      lapses: memory.lapses,
      data: JSON.stringify({
        s: Number(memory.stability.toFixed(4)),
        d: Number(memory.difficulty.toFixed(3)),
      }),
    };
  };
  expect(cards).toEqual([
    await expected(long, "forward"),
    await expected(forgotten, "forward"),
    await expected(other, "backward"),
  ]);
});

test("has the whole log, each grade by the buttons that its row had", async () => {
  const { id, words } = await dictionaryOf([
    { term: "bir", definitions: ["one"] },
    { term: "iki", definitions: ["two"] },
  ]);
  const [wordId = "", another = ""] = words.map((word) => word.id);
  const at = "2024-05-06T07:08:09.010Z";
  await review([
    { wordId, daysAgo: 0, at, grade: "again", milliseconds: null },
    { wordId, daysAgo: 300, grade: "good" },
    { wordId, daysAgo: 200, grade: "hard" },
    { wordId, daysAgo: 150, grade: "good" },
    { wordId, daysAgo: 100, grade: "again" },
    { wordId, daysAgo: 99, grade: "easy" },
    { wordId: another, daysAgo: 0, at, grade: "easy" },
    { wordId: another, daysAgo: 90, grade: "hard" },
  ]);
  const log = rows(
    await packageOf(id),
    "SELECT guid, revlog.* FROM revlog JOIN cards ON cards.id = cid JOIN notes ON notes.id = nid ORDER BY notes.id, revlog.id",
  );
  expect(log.map(({ guid, type, ease, time }) => [guid, type, ease, time])).toEqual([
    [wordId, 0, 1, 0],
    [wordId, 0, 2, 4200],
    [wordId, 1, 2, 4200],
    [wordId, 1, 3, 4200],
    [wordId, 1, 1, 4200],
    [wordId, 2, 3, 4200],
    [another, 0, 3, 4200],
    [another, 1, 2, 4200],
  ]);
  const [first, , , , forgot, relearned] = log;
  expect([first?.["id"], log[6]?.["id"]]).toEqual([Date.parse(at), Date.parse(at) + 1]);
  expect([first?.["ivl"], first?.["lastIvl"], forgot?.["ivl"], relearned?.["lastIvl"]]).toEqual([
    -600, 0, -600, -600,
  ]);
  expect(log[3]?.["lastIvl"]).toBe(log[2]?.["ivl"]);
  expect(log[5]?.["ivl"]).toBe((await memoryOf(id, wordId)).forward?.interval);
  for (const { factor } of log) expect(Number(factor)).toBeGreaterThanOrEqual(1300);
});

test("has room for thousands of reviews of one millisecond", async () => {
  const { id, words } = await dictionaryOf(
    Array.from({ length: 20 }, (_, at) => ({ term: `kelime ${at}`, definitions: [`word ${at}`] })),
  );
  const first = Date.parse("2024-05-06T07:08:09.010Z");
  for (let times = 0; times < 10; times += 1)
    await review(
      words.flatMap((word) =>
        Array.from({ length: 30 }, (_, index) => ({
          wordId: word.id,
          daysAgo: 0,
          at: new Date(first + (index % 2)).toISOString(),
          grade: "good" as const,
        })),
      ),
    );
  expect(
    rows(await packageOf(id), "SELECT count(*) AS n, min(id) AS least, max(id) AS most FROM revlog"),
  ).toEqual([{ n: 6000, least: first, most: first + 5999 }]);
});

test("is the same bytes as long as nothing changes, and keeps its notes when something does", async () => {
  const { id, words } = await dictionaryOf(
    Array.from({ length: 95 }, (_, at) => ({ term: `kelime ${at}`, definitions: [`word ${at}`] })),
  );
  const first = await download(id);
  expect(Buffer.from((await download(id)).bytes).equals(first.bytes)).toBe(true);
  await client.ok(api.dictionaries.update, {
    params: { id },
    body: { words: { delete: words.slice(0, 1).map((word) => word.id) } },
  });
  const guids = (db: Database) => rows(db, "SELECT guid FROM notes ORDER BY id").map(({ guid }) => guid);
  expect(guids(await opened(first.bytes))).toEqual(words.map((word) => word.id));
  expect(guids(await packageOf(id))).toEqual(words.slice(1).map((word) => word.id));
});

test("is nobody else's", async () => {
  const { id } = await dictionaryOf([{ term: "bir", definitions: ["one"] }]);
  const { response } = await download(id, await server.member());
  expect(response.status).toBe(404);
});

test("somebody who asks for one is next, however many another asks for, and only a few wait", async () => {
  const { id } = await dictionaryOf([{ term: "bir", definitions: ["one"] }]);
  const other = await server.member();
  const own = await other.ok(api.dictionaries.create, {
    body: { name: "Türkçe", termsLanguage: "tr", definitionsLanguage: "en" },
  });
  const ended: string[] = [];
  const refused: number[] = [];
  const crowd = Array.from({ length: 14 }, async () => {
    const { response } = await download(id);
    if (response.status === 200) ended.push("greedy");
    else refused.push(response.status, Number(response.headers.get("retry-after")));
  });
  await expect.poll(() => refused.length).toBeGreaterThan(0);
  expect((await download(own.id, other)).response.status).toBe(200);
  ended.push("other");
  await Promise.all(crowd);
  expect(ended.indexOf("other")).toBeLessThan(ended.lastIndexOf("greedy"));
  expect(new Set(refused)).toEqual(new Set([429, 30]));
});

test("of a dictionary without words opens too", async () => {
  const { id } = await dictionaryOf([]);
  expect(rows(await packageOf(id), "SELECT count(*) AS n FROM notes")).toEqual([{ n: 0 }]);
});
