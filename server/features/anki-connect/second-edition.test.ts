import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { withAccounts } from "../../../test/accounts.ts";
import type { TestClient } from "../../../test/client.ts";
import { runAdmin } from "../../admin-commands.ts";

const server = await withAccounts();
const owner = await server.user("owner@example.test");
await runAdmin(["set-role", "owner@example.test", "friend"], server.services);
const { token } = await owner.ok(api.tokens.create, { body: { name: "asbplayer" } });

const DECK = "Deutsch im Alltag";

let dictionaryId: string;
beforeEach(async () => {
  for (const { id } of (await owner.ok(api.dictionaries.list)).data)
    await owner.ok(api.dictionaries.delete, { params: { id } });
  dictionaryId = await dictionary(owner, DECK);
});

const dictionary = async (client: TestClient, name: string): Promise<string> =>
  (
    await client.ok(api.dictionaries.create, {
      body: { name, termsLanguage: "de", definitionsLanguage: "en" },
    })
  ).id;

/** As programs with an address alone send it. */
async function ask(
  action: string,
  params?: object,
  key = token,
): Promise<{ result: unknown; error: unknown }> {
  const body = JSON.stringify({ action, version: 6, ...(params && { params }) });
  const response = await fetch(`${server.url}/api/ankiconnect/${key}`, { method: "POST", body });
  expect(response.status).toBe(200);
  return (await response.json()) as { result: unknown; error: unknown };
}

async function result<T = unknown>(action: string, params?: object): Promise<T> {
  const { result: found, error } = await ask(action, params);
  expect(error).toBeNull();
  return found as T;
}

const errorOf = async (action: string, params?: object): Promise<unknown> =>
  (await ask(action, params)).error;

const add = (term: string, more: object = {}, fields: object = {}): Promise<number> =>
  result("addNote", {
    note: {
      deckName: DECK,
      modelName: "Wordhoard",
      fields: { Term: term, Definitions: "dog", ...fields },
      ...more,
    },
  });

const words = async (id = dictionaryId) =>
  (await owner.ok(api.dictionaries.read, { params: { id } })).words.toSorted((a, b) => a.order - b.order);

const find = async (query: string): Promise<string[]> => {
  const notes = await result<{ fields: { Term: { value: string } } }[]>("notesInfo", { query });
  return notes.map(({ fields }) => fields.Term.value);
};

describe("changing notes", () => {
  test("changes the fields that are named, and no others", async () => {
    const id = await add("Hund", { tags: ["Tiere"] }, { Note: "m.", Example: "Der Hund bellt." });
    expect(
      await result("updateNoteFields", {
        note: {
          id,
          fields: { Example: "Ein <b>Hund</b><br>bellt.", definitions: "dog; hound", Else: "x" },
          tags: ["x"],
        },
      }),
    ).toBeNull();
    expect(await words()).toEqual([
      expect.objectContaining({
        term: "Hund",
        definitions: ["dog", "hound"],
        note: "m.",
        example: "Ein Hund\nbellt.",
        tags: ["Tiere"],
      }),
    ]);
    expect(await result("updateNote", { note: { id, tags: ["A1", "a1", "Haus"] } })).toBeNull();
    expect(await result("updateNote", { note: { id, fields: { Term: "der Hund" } } })).toBeNull();
    expect(await words()).toEqual([expect.objectContaining({ term: "der Hund", tags: ["A1", "Haus"] })]);
  });

  test("leaves a note as it is that is sent as it was told", async () => {
    const create = [{ term: "Hund", definitions: ["dog; hound", "a < b & c", "1. cur"], note: "a\nb <i>" }];
    await owner.ok(api.dictionaries.update, { params: { id: dictionaryId }, body: { words: { create } } });
    const before = await words();
    const [info] = await result<{ noteId: number; fields: Record<string, { value: string }> }[]>(
      "notesInfo",
      {
        query: "",
      },
    );
    const fields = Object.entries(info?.fields ?? {}).map(([name, { value }]) => [name, value]);
    await result("updateNoteFields", { note: { id: info?.noteId, fields: Object.fromEntries(fields) } });
    expect(await words()).toEqual(before);
  });

  test("refuses what no word can be, and changes nothing then", async () => {
    const id = await add("Hund");
    const before = await words();
    for (const fields of [
      { Term: " <br>" },
      { Term: "x".repeat(300) },
      { Definitions: "" },
      { Note: "a\u0007", Term: "" },
    ])
      expect(await errorOf("updateNoteFields", { note: { id, fields } })).toMatch(
        /^cannot update note because /,
      );
    expect(await errorOf("updateNote", { note: { id } })).toBe('Must provide a "fields" or "tags" property.');
    expect(await errorOf("updateNoteFields", { note: { id: 123, fields: { Term: "x" } } })).toBe(
      "Note was not found: 123",
    );
    expect(await errorOf("updateNoteFields", { note: 7 })).toBe("note must be an object");
    expect(await words()).toEqual(before);
  });

  test("cuts a huge field, and puts definitions that are too many into the note", async () => {
    const id = await add("Hund", {}, { Note: "m." });
    const senses = Array.from({ length: 30 }, (_, index) => `sense ${index + 1}`).join("<br>");
    for (let again = 0; again < 2; again++)
      await result("updateNoteFields", {
        note: { id, fields: { Definitions: senses, Example: "x".repeat(900_000) } },
      });
    const [word] = await words();
    expect(word?.definitions).toHaveLength(20);
    expect(word?.note.split("\n")).toEqual([
      "m.",
      ...Array.from({ length: 10 }, (_, at) => `sense ${at + 21}`),
    ]);
    expect(word?.example).toBe(`${"x".repeat(499)}…`);
  });

  test("adds tags to several notes and removes them, in any case", async () => {
    const [dog, cat] = [await add("Hund", { tags: ["Im Haus"] }), await add("Katze")];
    expect(await result("addTags", { notes: [dog, cat, 123], tags: "Tiere A1 tiere Im_Haus" })).toBeNull();
    expect((await words()).map(({ tags }) => tags)).toEqual([
      ["Im Haus", "Tiere", "A1"],
      ["Tiere", "A1", "Im_Haus"],
    ]);
    expect(await result<string[]>("getTags")).toEqual(["A1", "Im Haus", "Im_Haus", "Tiere"]);
    expect(await result("removeTags", { notes: [dog, cat], tags: "a1 im_haus" })).toBeNull();
    expect((await words()).map(({ tags }) => tags)).toEqual([["Tiere"], ["Tiere"]]);
    expect(await errorOf("addTags", { notes: [dog], tags: "x".repeat(33) })).toMatch("tag is not valid");
    const many = Array.from({ length: 20 }, (_, at) => `t${at}`).join(" ");
    expect(await errorOf("addTags", { notes: [cat, dog], tags: many })).toBe(
      "a note can have at most 20 tags",
    );
    expect((await words()).map(({ tags }) => tags)).toEqual([["Tiere"], ["Tiere"]]);
  });

  test("deletes notes, of several dictionaries at once, and passes over others", async () => {
    const other = await dictionary(owner, "Büro");
    const ids = [
      await add("Hund"),
      await add("Katze"),
      await add("Amt", { deckName: "Büro" }),
      await add("Kuh"),
    ];
    expect(await result("deleteNotes", { notes: [...ids.slice(1, 3), 123, "x", null] })).toBeNull();
    expect((await words()).map(({ term }) => term)).toEqual(["Hund", "Kuh"]);
    expect(await words(other)).toEqual([]);
    expect(
      (await owner.ok(api.dictionaries.list)).data.map(({ wordsCount }) => wordsCount).toSorted(),
    ).toEqual([0, 2]);
  });

  test("makes a deck in the languages of the dictionary that was made last, once", async () => {
    const id = await result("createDeck", { deck: "Neue Wörter" });
    expect(await result("createDeck", { deck: "neue Wo\u0308rter" })).toBe(id);
    expect(await result("deckNamesAndIds")).toMatchObject({ "Neue Wörter": id });
    const { data } = await owner.ok(api.dictionaries.list);
    expect(data.find(({ name }) => name === "Neue Wörter")).toMatchObject({
      termsLanguage: "de",
      definitionsLanguage: "en",
    });
    for (const deck of ["Deutsch::Verben", "", "x".repeat(99), 7, null])
      expect(await errorOf("createDeck", { deck })).toMatch("deck name is not valid");
    const eve = await server.user("eve@example.test");
    const { token: hers } = await eve.ok(api.tokens.create, { body: { name: "Eve" } });
    expect((await ask("createDeck", { deck: "Neu" }, hers)).error).toMatch("a deck needs its languages");
  });
});

describe("numbers of notes", () => {
  test("rise with the order of addition, over dictionaries and within one call", async () => {
    await dictionary(owner, "Büro");
    const first = [await add("a"), await add("b", { deckName: "Büro" }), await add("c")];
    const notes = Array.from({ length: 120 }, (_, at) => ({
      deckName: at % 2 === 0 ? DECK : "Büro",
      modelName: "Wordhoard",
      fields: { Term: `Wort ${at}`, Definitions: "word" },
    }));
    const many = await result<number[]>("addNotes", { notes });
    const old = "01890000-0000-7000-8000-ffffffffffff";
    const create = [
      { id: old, term: "an old id", definitions: ["x"] },
      { term: "newest", definitions: ["x"] },
    ];
    await owner.ok(api.dictionaries.update, { params: { id: dictionaryId }, body: { words: { create } } });
    const all = await result<number[]>("findNotes", { query: "" });
    expect(all).toHaveLength(125);
    expect(all).toEqual(all.toSorted((a, b) => a - b));
    expect(all.slice(0, 3)).toEqual(first);
    // Programs sort them as texts, too.
    expect(all.map(String)).toEqual(all.map(String).toSorted());
    expect(new Set(many).size).toBe(120);
    expect(all.every(Number.isSafeInteger)).toBe(true);
    expect(await find(`nid:${Math.max(...all)}`)).toEqual(["newest"]);
  });

  test("of words that releases before added go on", async () => {
    const id = await add("Hund");
    const [word] = await words();
    await sql`UPDATE words SET number = NULL WHERE id = ${word?.id}`.execute(server.database.db);
    const before = Number.parseInt(word?.id.replaceAll("-", "").slice(-13) ?? "", 16);
    expect(await result("findNotes", { query: "term:Hund" })).toEqual([before]);
    expect(await result("notesInfo", { notes: [before, id] })).toEqual([
      expect.objectContaining({ noteId: before, cards: [before] }),
      {},
    ]);
    expect(await find(`nid:${before}`)).toEqual(["Hund"]);
    const after = await add("Katze");
    expect(after).toBeGreaterThan(before);
    await result("addTags", { notes: [before, after], tags: "Tiere" });
    expect(await find("tag:tiere")).toEqual(["Hund", "Katze"]);
  });
});

/** Answered once so many days ago, and known or not. */
async function review(term: string, daysAgo: number, grade: "again" | "good"): Promise<void> {
  const { words: found } = await owner.ok(api.dictionaries.read, { params: { id: dictionaryId } });
  const wordId = found.find((word) => word.term === term)?.id;
  if (!wordId) throw new Error(`no ${term}`);
  const at = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  const given = { id: uuidv7(), wordId, direction: "forward", at, grade, outcome: null } as const;
  await owner.ok(api.reviews.post, {
    body: { source: "import", reviews: [{ ...given, given: [], milliseconds: null }] },
  });
}

describe("searches by what is known", () => {
  test("find cards by their memory, reviews and changes", async () => {
    for (const term of ["neu", "heute", "gestern", "lange"]) await add(term);
    await review("heute", 0, "good");
    await review("gestern", 1, "again");
    await review("lange", 300, "good");
    expect(await find("is:new")).toEqual(["neu"]);
    expect(await find("-is:new")).toEqual(["heute", "gestern", "lange"]);
    expect(await find("is:review")).toEqual(["heute", "gestern", "lange"]);
    expect(await find("is:due")).toEqual(["gestern", "lange"]);
    expect(await find("-is:due")).toEqual(["neu", "heute"]);
    expect(await find("is:suspended or is:buried or is:learn")).toEqual([]);
    expect(await find("rated:1")).toEqual(["heute"]);
    expect(await find("rated:7")).toEqual(["heute", "gestern"]);
    expect(await find("rated:7:1")).toEqual(["gestern"]);
    expect(await find("prop:ivl=0")).toEqual(["neu", "gestern"]);
    expect(await find("prop:ivl>0 prop:reps=1")).toEqual(["heute", "lange"]);
    expect(await find("prop:reps!=0 prop:lapses<=0")).toEqual(["heute", "gestern", "lange"]);
    expect(await find("prop:due<=0")).toEqual(["gestern", "lange"]);
    expect(await find("-prop:due<=0")).toEqual(["neu", "heute"]);
    expect(await find("added:1")).toHaveLength(4);
    expect(await find('(edited:1 OR rated:2) (("Term:_*") OR ("Note:_*"))')).toHaveLength(4);
    await sql`UPDATE words SET created_at = now() - interval '3 days', updated_at = now() - interval '2 days'
      WHERE term = 'neu'`.execute(server.database.db);
    expect(await find("-added:3")).toEqual(["neu"]);
    expect(await find("added:4 edited:3 -edited:1")).toEqual(["neu"]);
  });

  test("leave out what rests", async () => {
    const ids = [await add("neu"), await add("lange"), await add("wach")];
    await review("lange", 300, "good");
    expect(await result("areSuspended", { cards: [...ids, 123] })).toEqual([false, false, false, null]);
    expect(await result("suspend", { cards: ids.slice(0, 2) })).toBe(true);
    expect(await result("suspend", { cards: ids.slice(0, 2) })).toBe(false);
    expect(await errorOf("suspend", { cards: [ids[2], 123] })).toBe("Card was not found: 123");
    expect(await result("areSuspended", { cards: ids })).toEqual([true, true, false]);
    expect((await words()).map(({ resting }) => resting)).toEqual([true, true, false]);
    expect(await find("is:suspended")).toEqual(["neu", "lange"]);
    expect(await find("-is:suspended")).toEqual(["wach"]);
    expect(await find("is:due")).toEqual([]);
    expect(await result("areDue", { cards: ids })).toEqual([false, false, true]);
    expect(await result("cardsInfo", { cards: ids })).toEqual([
      expect.objectContaining({ queue: -1, type: 0 }),
      expect.objectContaining({ queue: -1, type: 2 }),
      expect.objectContaining({ queue: 0, type: 0 }),
    ]);
    expect(await result("unsuspend", { cards: ids })).toBe(true);
    expect(await find("is:due")).toEqual(["lange"]);
  });

  test("tell of cards what they find", async () => {
    const ids = [await add("neu"), await add("gestern"), await add("heute")];
    await review("gestern", 1, "again");
    await review("heute", 0, "good");
    expect(await result("areDue", { cards: ids })).toEqual([true, true, false]);
    const intervals = await result<number[]>("getIntervals", { cards: ids });
    expect(intervals.slice(0, 2)).toEqual([0, 0]);
    expect(intervals[2]).toBeGreaterThan(0);
    expect(await result("cardsInfo", { cards: [...ids, 1] })).toEqual([
      expect.objectContaining({
        cardId: ids[0],
        type: 0,
        queue: 0,
        reps: 0,
        interval: 0,
        question: "neu",
        answer: "dog",
      }),
      expect.objectContaining({ cardId: ids[1], type: 2, queue: 2, reps: 1, interval: 0 }),
      expect.objectContaining({ cardId: ids[2], type: 2, queue: 2, reps: 1, interval: intervals[2] }),
      {},
    ]);
    await review("gestern", 0, "good");
    const all = await result<number[][]>("getIntervals", { cards: ids, complete: true });
    expect(all).toEqual([0, [0, expect.any(Number) as number], [intervals[2]]]);
    expect(all[1]?.[1]).toBeGreaterThan(0);
    expect(await errorOf("getIntervals", { cards: [123], complete: true })).toBe("Card was not found: 123");
    for (const action of ["areDue", "getIntervals"])
      expect(await errorOf(action, { cards: [ids[0], 123] })).toBe("Card was not found: 123");
    expect(await result("cardsToNotes", { cards: [ids[1], ids[0], ids[1], 123] })).toEqual([ids[1], ids[0]]);
    const mod = expect.any(Number) as number;
    expect(await result("notesModTime", { notes: [ids[0], 1] })).toEqual([{ noteId: ids[0], mod }, {}]);
    expect(await result("cardsModTime", { cards: [ids[0], 1] })).toEqual([{ cardId: ids[0], mod }, {}]);
  });
});

test("what was added is found as it was sent, however it is written", async () => {
  const sent = [
    "scho\u0308n",
    "Rock &amp; Roll",
    "der <b>Hund</b>",
    "  viel   Platz ",
    "<ruby>漢字<rt>かんじ</rt></ruby>",
    "a &lt; b",
    "100&nbsp;%",
    "geht’s",
    "T\u2011Shirt",
  ];
  for (const term of sent) {
    const id = await add(
      term,
      {},
      {
        Definitions: `<div class="yomitan-glossary"><i>(n, A)</i> ${term}; other</div>`,
        Note: `${term}<br>x`,
      },
    );
    for (const field of ["term", "Definitions"])
      expect([term, await result("findNotes", { query: `"${field}:${term}"` })]).toEqual([term, [id]]);
    const canAdd = await result("canAddNotesWithErrorDetail", {
      notes: [{ deckName: DECK, modelName: "Wordhoard", fields: { Term: term } }],
    });
    expect(canAdd).toEqual([{ canAdd: false, error: "cannot create note because it is a duplicate" }]);
    await result("deleteNotes", { notes: [id] });
  }
});

test("a term that would be a duplicate is found, however its apostrophes and dashes are typed", async () => {
  const ids = [await add("geht’s"), await add("T\u2011Shirt")];
  expect(await result("findNotes", { query: '"term:geht\'s" OR "term:t-shirt"' })).toEqual(ids);
  expect(await result("findNotes", { query: "term:*ht's" })).toEqual([ids[0]]);
  expect(await result("findNotes", { query: "t–sh" })).toEqual([ids[1]]);
});

test("a key of a search that is not understood is an error, in every action that searches", async () => {
  await add("Hund");
  for (const action of ["findNotes", "findCards", "guiBrowse", "notesInfo"])
    for (const [query, key] of [
      ["flag:1", "flag:"],
      ["-front:Hund", "front:"],
      ["Hund or is:odd", "is:odd"],
      ["prop:ease>2", "prop:ease"],
    ] as const)
      expect(await ask(action, { query })).toEqual({
        result: null,
        error: `invalid search: “${key}” is not supported`,
      });
});

test("programs learn what is served", async () => {
  expect(
    await result("apiReflect", { scopes: ["actions", "x"], actions: ["sync", "addNote", "x", 7] }),
  ).toEqual({
    scopes: ["actions"],
    actions: ["sync", "addNote"],
  });
  const { actions } = await result<{ actions: string[] }>("apiReflect", {
    scopes: ["actions"],
    actions: null,
  });
  expect(actions).toEqual(expect.arrayContaining(["updateNoteFields", "guiBrowse", "multi", "apiReflect"]));
  expect(await errorOf("apiReflect", { scopes: "actions" })).toBe("scopes has invalid value");
  for (const action of actions) expect(await errorOf(action, {})).not.toBe("unsupported action");
  for (const action of ["guiAddCards", "exportPackage", "toString", "createModel"])
    expect(await errorOf(action, {})).toBe("unsupported action");
});

test("much at once is bounded, and answered or refused in words", async () => {
  const ids = [await add("Hund"), await add("Katze")];
  const numbers = Array.from({ length: 50_000 }, (_, at) => ids[at % 2] ?? at);
  expect(await result<unknown[]>("cardsModTime", { cards: numbers })).toHaveLength(50_000);
  expect(await result<unknown[]>("cardsToNotes", { cards: numbers })).toEqual(ids);
  expect(await errorOf("notesInfo", { notes: [...numbers, 1] })).toBe(
    "notes must have at most 50000 entries",
  );
  const fields = { Note: "n".repeat(1000), Example: "e".repeat(500) };
  for (const id of ids) await result("updateNoteFields", { note: { id, fields } });
  expect(await errorOf("notesInfo", { notes: numbers })).toBe(
    "the answer would be too long: ask for less at once",
  );
  const actions = Array.from({ length: 20 }, () => ({
    action: "notesInfo",
    version: 6,
    params: { notes: numbers.slice(0, 1000) },
  }));
  const answers = await result<{ error: string | null }[]>("multi", { actions });
  expect(answers.at(0)?.error).toBeNull();
  expect(answers.at(-1)?.error).toMatch("too long");
});

test("nobody changes the notes of others", async () => {
  const id = await add("Hund", { tags: ["Tiere"] });
  const eve = await server.user("mallory@example.test");
  const { token: hers } = await eve.ok(api.tokens.create, { body: { name: "Eve" } });
  const before = await words();
  expect((await ask("updateNoteFields", { note: { id, fields: { Term: "x" } } }, hers)).error).toBe(
    `Note was not found: ${id}`,
  );
  for (const [action, params] of [
    ["addTags", { notes: [id], tags: "x" }],
    ["removeTags", { notes: [id], tags: "Tiere" }],
    ["deleteNotes", { notes: [id] }],
  ] as const)
    expect((await ask(action, params, hers)).error).toBeNull();
  expect((await ask("getTags", {}, hers)).result).toEqual([]);
  expect((await ask("cardsModTime", { cards: [id] }, hers)).result).toEqual([{}]);
  expect(await words()).toEqual(before);
});

describe("programs", () => {
  /** What asbplayer sends where it has an address alone: a card is made, and updated with what was mined last. */
  test("asbplayer", async () => {
    expect(await result("requestPermission")).toMatchObject({ permission: "granted" });
    const options = {
      allowDuplicate: true,
      duplicateScope: "deck",
      duplicateScopeOptions: { deckName: DECK, checkChildren: false },
    };
    await add("Katze", { options });
    const note = { deckName: DECK, modelName: "Wordhoard", tags: ["asbplayer"], options };
    const id = await result("addNote", { note: { ...note, fields: { Term: "Hund", Definitions: "dog" } } });
    const recent = await result<number[]>("findNotes", { query: "added:1" });
    // Sorted as texts.
    const last = recent.toSorted((a, b) => (String(a) < String(b) ? -1 : 1)).at(-1);
    expect(last).toBe(id);
    expect(await result("notesInfo", { notes: [last] })).toMatchObject([{ noteId: id }]);
    const stored = await result("storeMediaFile", {
      filename: "asbp_1.mp3",
      data: "SUQz",
      deleteExisting: false,
    });
    expect(stored).toBeNull();
    const fields = {
      Example: "Der <b>Hund</b> bellt.<br>[sound:asbp_1.mp3]",
      Note: '<img src="asbp_1.jpg">00:01',
    };
    expect(await result("updateNoteFields", { note: { ...note, id: last, fields } })).toBeNull();
    expect(await result("addTags", { notes: [last], tags: "asbplayer Film_1" })).toBeNull();
    expect(await words()).toEqual([
      expect.objectContaining({ term: "Katze" }),
      expect.objectContaining({
        term: "Hund",
        example: "Der Hund bellt.",
        note: "00:01",
        tags: ["asbplayer", "Film_1"],
      }),
    ]);
    expect(await result("guiBrowse", { query: '"Term:Hund"' })).toEqual([id]);
    expect(await result("findCards", { query: '"Term:*Hun*" OR "Example:*Hun*"' })).toEqual([id]);
    const found = await result("findCards", {
      query: `(edited:1 OR rated:1) (("deck:${DECK}") ("Term:_*" OR "Example:_*"))`,
    });
    expect(found).toHaveLength(2);
    expect(await result("findCards", { query: 'prop:due<=1 ("Term:_*")' })).toEqual([]);
    const info = await result("cardsInfo", { cards: found });
    expect(info).toHaveLength(2);
  });
});
