import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { api } from "../../../../shared/api/index.ts";
import type { SentSetup } from "../../../../shared/api/testing.ts";
import type { TestClient } from "../../../../test/client.ts";
import { startTestServer, type TestServer } from "../../../../test/server.ts";
import { statementsDuring } from "../../../../test/statements/count.ts";
import { post, reviewOf } from "../../reviews/reviews.fixtures.ts";
import { answer, change, finish, makeDictionary, type MadeDictionary } from "../testing.fixtures.ts";

const ID = "0192f0c1-2345-7abc-8def-0123456789ab";

type Selection = Omit<SentSetup, "dictionaryId" | "swapTermsAndDefinitions">;

let server: TestServer;
let client: TestClient;
let dictionary: MadeDictionary;

/** Order numbers 1 to 6 of which 3 was deleted: a b d e f; a and b are two days old, d two hours. */
beforeAll(async () => {
  server = await startTestServer();
  client = await server.member("developer");
  dictionary = await makeDictionary(client, { a: "A", b: "B", c: "C", d: "D", e: "E", f: "F" });
  const id = (term: string) => dictionary.words.get(term) ?? "";
  await change(client, dictionary.id, { delete: [id("c")] });
  await server.database.pool.query(
    `UPDATE words SET created_at = now() - CASE WHEN id = $3 THEN interval '2 hours' ELSE interval '2 days' END
     WHERE id IN ($1, $2, $3)`,
    [id("a"), id("b"), id("d")],
  );
});
afterAll(() => server.close());

const bodyOf = (selection: Selection) => ({ dictionaryId: dictionary.id, ...selection }) as SentSetup;

/** What a test of this selection asks, sorted; and the count before it says the same. */
async function asked(selection: Selection): Promise<string> {
  const { words } = await client.ok(api.testing.count, { body: bodyOf(selection) });
  const { testsLeft } = await client.ok(api.testing.create, { body: bodyOf(selection) });
  const report = await finish(client);
  expect(words).toBe(testsLeft);
  expect(report.total).toBe(words);
  return report.words
    .map(({ prompt }) => prompt[0])
    .toSorted()
    .join("");
}

test.each<[Selection, string]>([
  [{ wordsNumberLimit: { count: null, direction: 1 } }, "abdef"],
  [{ wordsNumberLimit: { count: null, direction: -1 } }, "abdef"],
  [{ wordsNumberLimit: { count: 2, direction: 1 } }, "ab"],
  [{ wordsNumberLimit: { count: 3, direction: -1 } }, "def"],
  [{ wordsNumberLimit: { count: 9_999_999_999, direction: 1 } }, "abdef"],
  [{ wordsDateLimit: { amount: 1, unit: "minutes" } }, "ef"],
  [{ wordsDateLimit: { amount: 3, unit: "hours" } }, "def"],
  [{ wordsDateLimit: { amount: 1, unit: "days" } }, "def"],
  [{ wordsDateLimit: { amount: 1, unit: "weeks" } }, "abdef"],
  [{ wordsDateLimit: { amount: 9_999_999_999, unit: "weeks" } }, "abdef"],
  [{ range: { from: 2, to: 4 } }, "bd"],
  [{ range: { from: 6, to: 6 } }, "f"],
  [{ range: { from: 5, to: 9_999_999_999 } }, "ef"],
])("%j asks %s", async (selection, terms) => {
  expect(await asked(selection)).toBe(terms);
});

test("the mistakes of a report, or all of it, are asked again", async () => {
  await client.ok(api.testing.create, { body: bodyOf({ range: { from: 1, to: 5 } }) });
  const wrong: Record<string, string> = { a: "zzz", b: "B", d: "zzz" };
  for (;;) {
    const { test } = await client.ok(api.testing.read);
    if (!test) break;
    const prompt = test.prompt[0] ?? "";
    if (prompt === "e") await client.ok(api.testing.skip);
    else await answer(client, wrong[prompt] ?? "");
    if (prompt === "d") await answer(client, "D", test.id);
  }
  const { report } = await client.ok(api.testing.read);
  const id = report?.id ?? "";
  expect(await asked({ mistakesOf: id })).toBe("ade");
  expect(await asked({ sameAs: id })).toBe("abde");
});

test("the hardest words come by their share of wrong answers", async () => {
  const other = await makeDictionary(client, { x: "X", y: "Y", z: "Z", w: "W" });
  const body = (setup: object) => ({ body: { dictionaryId: other.id, ...setup } as SentSetup });
  const all = { wordsNumberLimit: { count: null, direction: 1 } } as const;
  const known: Readonly<Record<string, string>>[] = [
    { x: "X", w: "W" },
    { x: "X", y: "Y", w: "W" },
    { w: "W" },
  ];
  for (const answers of known) {
    await client.ok(api.testing.create, body(all));
    await finish(client, answers);
  }
  expect(await client.ok(api.reports.statistics, { params: { id: other.id } })).toEqual([
    { wordId: other.words.get("x"), right: 2, wrong: 1 },
    { wordId: other.words.get("y"), right: 1, wrong: 2 },
    { wordId: other.words.get("z"), right: 0, wrong: 3 },
    { wordId: other.words.get("w"), right: 3, wrong: 0 },
  ]);
  await client.ok(api.testing.create, body({ hardest: { count: 2 } }));
  const two = await finish(client, { z: "Z", y: "Y" });
  expect(two.words.map(({ prompt }) => prompt[0]).toSorted()).toEqual(["y", "z"]);
  expect(await client.ok(api.testing.count, body({ hardest: { count: 10 } }))).toEqual({ words: 3 });
});

test.each<[object, string[]]>([
  [{}, ["wordsNumberLimit"]],
  [{ range: { from: 1, to: 2 }, hardest: { count: 1 } }, ["hardest", "range"]],
  [{ range: { from: 3, to: 2 } }, ["range.to"]],
  [{ range: { from: 0, to: 2 } }, ["range.from"]],
  [{ wordsNumberLimit: { count: 10_000_000_000, direction: 1 } }, ["wordsNumberLimit.count"]],
  [{ wordsNumberLimit: { count: 1.5, direction: 1 } }, ["wordsNumberLimit.count"]],
  [{ wordsNumberLimit: { count: 1, direction: 2 } }, ["wordsNumberLimit.direction"]],
  [{ wordsNumberLimit: { count: 1 } }, ["wordsNumberLimit.direction"]],
  [{ wordsDateLimit: { amount: -1, unit: "days" } }, ["wordsDateLimit.amount"]],
  [{ wordsDateLimit: { amount: 1, unit: "years" } }, ["wordsDateLimit.unit"]],
  [{ mistakesOf: "none" }, ["mistakesOf"]],
  [{ chosen: 3, range: { from: 1, to: 2 } }, ["chosen"]],
  [{ words: [] }, ["words"]],
  [{ words: 3 }, ["words"]],
  [{ words: ["none"] }, ["words.0"]],
  [{ words: [ID, ID.toUpperCase()] }, ["words.1"]],
  [{ words: [ID], range: { from: 1, to: 2 } }, ["range", "words"]],
])("%j is refused, and the fields are named", async (selection, fields) => {
  for (const call of [api.testing.create, api.testing.count]) {
    const refusal = await client.refused(call, { body: bodyOf(selection as Selection) });
    expect({ status: refusal.status, fields: Object.keys(refusal.fields ?? {}).toSorted() }).toEqual({
      status: 400,
      fields,
    });
  }
});

test("the questions come in random order", async () => {
  const orders = new Set<string>();
  for (let at = 0; at < 12; at++) {
    await client.ok(api.testing.create, { body: bodyOf({ range: { from: 1, to: 6 } }) });
    orders.add((await finish(client)).words.map(({ prompt }) => prompt[0]).join(""));
  }
  expect(orders.size).toBeGreaterThan(3);
});

/** A dictionary of its own: a to f, tested in the order b, then d and e, then b again; f was skipped after that. */
async function tested() {
  const { id: dictionaryId, words } = await makeDictionary(client, {
    a: "A",
    b: "B",
    c: "C",
    d: "D",
    e: "E",
    f: "F",
  });
  const run = async (from: number, to: number, answers: Record<string, string>) => {
    await client.ok(api.testing.create, { body: { dictionaryId, range: { from, to } } });
    await finish(client, answers);
  };
  await run(2, 2, { b: "B" });
  await run(4, 5, { d: "wrong", e: "E" });
  await run(2, 2, { b: "B" });
  await run(6, 6, {});
  return { dictionaryId, words };
}

/** The terms that a test of this selection asks, sorted. */
async function chosen(dictionaryId: string, selection: Selection): Promise<string> {
  const body = { dictionaryId, ...selection } as SentSetup;
  const { words } = await client.ok(api.testing.count, { body });
  await client.ok(api.testing.create, { body });
  const { report } = await client.ok(api.testing.end);
  expect(report.total).toBe(words);
  return report.words
    .map(({ prompt }) => prompt[0])
    .toSorted()
    .join("");
}

test("a word that was reviewed is no untested one, and was asked later than one that never was", async () => {
  const { id, words } = await makeDictionary(client, { a: "A", b: "B", c: "C" });
  await post(client, [reviewOf(words.get("b") ?? "")]);
  expect(await chosen(id, { untested: { count: 10 } })).toBe("ac");
  expect(await chosen(id, { longestAgo: { count: 2 } })).toBe("ac");
});

test("words that were not tested yet come in the order in which they were added", async () => {
  const { dictionaryId } = await tested();
  expect(await chosen(dictionaryId, { untested: { count: 10 } })).toBe("ac");
  expect(await chosen(dictionaryId, { untested: { count: 1 } })).toBe("a");
  await client.ok(api.testing.create, { body: { dictionaryId, range: { from: 1, to: 1 } } });
  await answer(client, "A");
  const count = (selection: Selection) =>
    client.ok(api.testing.count, { body: { dictionaryId, ...selection } as SentSetup });
  expect(await count({ untested: { count: 10 } })).toEqual({ words: 1 });
  await client.ok(api.testing.create, { body: { dictionaryId, range: { from: 1, to: 3 } } });
  await finish(client);
  const { status, code } = await client.refused(api.testing.create, {
    body: { dictionaryId, untested: { count: 5 } },
  });
  expect({ status, code }).toEqual({ status: 400, code: "no_words" });
});

test("words asked longest ago come by the last test that asked them, those never asked first", async () => {
  const { dictionaryId, words } = await tested();
  expect(await chosen(dictionaryId, { longestAgo: { count: 2 } })).toBe("ac");
  expect(await chosen(dictionaryId, { longestAgo: { count: 4 } })).toBe("acde");
  expect(await chosen(dictionaryId, { longestAgo: { count: 5 } })).toBe("abcde");
  // Counted before times were kept: longer ago than anything that is known.
  await server.database.pool.query("UPDATE word_statistics SET asked_at = NULL WHERE word_id = $1", [
    words.get("f"),
  ]);
  expect(await chosen(dictionaryId, { longestAgo: { count: 3 } })).toBe("acf");
});

test("random words are as many as were asked for, and not always the same", async () => {
  const { dictionaryId } = await tested();
  const seen = new Set<string>();
  for (let times = 0; times < 12; times++) {
    const terms = await chosen(dictionaryId, { random: { count: 3 } });
    expect(terms).toHaveLength(3);
    seen.add(terms);
  }
  expect(seen.size).toBeGreaterThan(1);
  expect(await chosen(dictionaryId, { random: { count: 9_999_999_999 } })).toBe("abcdef");
});

test("a mix is a third each of untested, hardest and longest ago, filled up at random", async () => {
  const { dictionaryId } = await tested();
  // Wrong were d and f; of the others e was asked longest ago, then b.
  expect(await chosen(dictionaryId, { mix: { count: 6 } })).toBe("abcdef");
  const three = await chosen(dictionaryId, { mix: { count: 3 } });
  expect(three).toBe("ade");
  const four = await chosen(dictionaryId, { mix: { count: 4 } });
  expect(four).toMatch(/^a.*d.*e/);
  expect(four).toHaveLength(4);
  expect(await chosen(dictionaryId, { mix: { count: 1 } })).toBe("a");
  const { id: fresh } = await makeDictionary(client, { a: "A", b: "B", c: "C" });
  expect(await chosen(fresh, { mix: { count: 3 } })).toBe("abc");
});

test("a tag asks all its words, blind to case", async () => {
  const { dictionaryId, words } = await tested();
  const id = (term: string) => words.get(term) ?? "";
  await change(client, dictionaryId, {
    update: [
      { id: id("a"), tags: ["Grün", "x"] },
      { id: id("c"), tags: ["GRÜN"] },
    ],
  });
  expect(await chosen(dictionaryId, { tag: { tag: " grün" } })).toBe("ac");
  const { code } = await client.refused(api.testing.create, { body: { dictionaryId, tag: { tag: "gelb" } } });
  expect(code).toBe("no_words");
  const { status, fields } = await client.refused(api.testing.create, {
    body: { dictionaryId, tag: { tag: "a,b" }, random: { count: 1 } } as never,
  });
  expect({ status, fields: Object.keys(fields ?? {}).toSorted() }).toEqual({
    status: 400,
    fields: ["random", "tag", "tag.tag"],
  });
});

describe("chosen words", () => {
  test("are asked, all of them and no others, also those that rest, and count as any test does", async () => {
    const { id, words } = await makeDictionary(client, { a: "A", b: "B", c: "C", d: "D" });
    const [a = "", , c = "", d = ""] = words.values();
    await change(client, id, { update: [{ id: c, resting: true }] });
    expect(await chosen(id, { words: [d, c] })).toBe("cd");
    // An id in capital letters is the same id.
    expect(await chosen(id, { words: [a.toUpperCase()] })).toBe("a");
    const before = await client.ok(api.users.me);
    await client.ok(api.testing.create, { body: { dictionaryId: id, words: [a, d] } });
    const report = await finish(client, { a: "A" });
    expect((await client.ok(api.users.me)).usage.testsToday).toBe(before.usage.testsToday + 1);
    expect(await chosen(id, { sameAs: report.id })).toBe("ad");
    expect(await chosen(id, { mistakesOf: report.id })).toBe("d");
    expect(await chosen(id, { hardest: { count: 5 } })).toBe("d");
  });

  test("that are not of this dictionary are not found, and use no test", async () => {
    const { id, words } = await makeDictionary(client, { a: "A", b: "B" });
    const [a = "", b = ""] = words.values();
    const [elsewhere = ""] = dictionary.words.values();
    const stranger = await server.member("developer");
    const theirs = [...(await makeDictionary(stranger, { x: "X" })).words.values()];
    await change(client, id, { delete: [b] });
    const { usage } = await client.ok(api.users.me);
    for (const unknown of [b, elsewhere, ID, ...theirs])
      for (const named of [[unknown], [a, unknown]])
        for (const call of [api.testing.create, api.testing.count]) {
          const { status, code } = await client.refused(call, { body: { dictionaryId: id, words: named } });
          expect({ status, code }).toEqual({ status: 404, code: "not_found" });
        }
    expect((await client.ok(api.users.me)).usage.testsToday).toBe(usage.testsToday);
  });

  test("may be 5,000, and then a test starts with no more statements than any", async () => {
    const { id } = await client.ok(api.dictionaries.create, {
      body: { name: "Large", termsLanguage: "de", definitionsLanguage: "en" },
    });
    const create = Array.from({ length: 5000 }, (_, at) => ({ term: `t${at}`, definitions: ["x"] }));
    const made = (await change(client, id, { create })).words.map((word) => word.id);
    const starting = (setup: Selection) =>
      statementsDuring(server.database, () =>
        client.ok(api.testing.create, { body: { dictionaryId: id, ...setup } as SentSetup }),
      );
    // A running test is replaced both times.
    await starting({ random: { count: 10 } });
    const any = await starting({ random: { count: 10 } });
    expect(await starting({ words: made })).toHaveLength(any.length);
    const { fields } = await client.refused(api.testing.create, {
      body: { dictionaryId: id, words: [...made, ID] },
    });
    expect(Object.keys(fields ?? {})).toEqual(["words"]);
    expect((await client.ok(api.testing.read)).testsLeft).toBe(5000);
  });
});
