import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { YankiConnect } from "yanki-connect";

import { api } from "../../../shared/api/index.ts";
import { ROLE_LIMITS } from "../../../shared/roles.ts";
import { short } from "../../../shared/text/bounds.ts";
import { startAccounts, type AccountsServer } from "../../../test/accounts.ts";
import type { RawAnswer, TestClient } from "../../../test/client.ts";
import { runAdmin } from "../../admin-commands.ts";
import { ownNames } from "./decks.ts";

let server: AccountsServer;
let owner: TestClient;
let key: string;
let second: string;
beforeAll(async () => {
  server = await startAccounts();
  owner = await server.user("catcher@example.test");
  await runAdmin(["set-role", "catcher@example.test", "friend"], server.services);
  key = (await owner.ok(api.tokens.create, { body: { name: "Yomitan" } })).token;
  second = await server.second();
});
afterAll(() => server.close());

let dictionaryId: string;
beforeEach(async () => {
  for (const { id } of (await owner.ok(api.dictionaries.list)).data)
    await owner.ok(api.dictionaries.delete, { params: { id } });
  dictionaryId = await dictionary("Deutsch im Alltag");
});

const dictionary = async (name: string): Promise<string> =>
  (
    await owner.ok(api.dictionaries.create, {
      body: { name, termsLanguage: "de", definitionsLanguage: "en" },
    })
  ).id;

/** As programs send it: any type, any origin, no cookie. */
async function post(body: string, headers: Record<string, string> = {}, url = server.url) {
  const response = await fetch(`${url}/api/ankiconnect`, { method: "POST", body, headers });
  const answer: RawAnswer = {
    status: response.status,
    headers: response.headers,
    text: await response.text(),
  };
  expect(answer.status).toBe(200);
  return { ...answer, json: JSON.parse(answer.text) as unknown };
}

const ask = async (action: string, params?: object, more: object = {}, url = server.url): Promise<unknown> =>
  (await post(JSON.stringify({ action, version: 6, params, key, ...more }), {}, url)).json;

const result = async (action: string, params?: object): Promise<unknown> => {
  const { result: found, error } = (await ask(action, params)) as { result: unknown; error: unknown };
  expect(error).toBeNull();
  return found;
};

const noteOf = (term: string, more: object = {}, fields: object = {}) => ({
  deckName: "Deutsch im Alltag",
  modelName: "Wordhoard",
  fields: { Term: term, Definitions: "dog", ...fields },
  ...more,
});

const words = async (id = dictionaryId) => (await owner.ok(api.dictionaries.read, { params: { id } })).words;

const DUPLICATE = "cannot create note because it is a duplicate";

describe("the protocol", () => {
  test("names its version, and its one model", async () => {
    expect(await ask("version")).toEqual({ result: 6, error: null });
    expect(await ask("modelNames")).toEqual({ result: ["Wordhoard"], error: null });
    expect(await ask("modelNamesAndIds")).toEqual({ result: { Wordhoard: 1 }, error: null });
    expect(await ask("modelFieldNames", { modelName: "Wordhoard" })).toEqual({
      result: ["Term", "Definitions", "Note", "Example"],
      error: null,
    });
    expect(await ask("modelFieldNames", { modelName: "Basic" })).toEqual({
      result: null,
      error: "model was not found: Basic",
    });
  });

  test("answers old versions, and none, with the bare result, and errors with both fields", async () => {
    for (const version of [undefined, 2, 4]) {
      expect(await ask("version", {}, { version })).toBe(6);
      expect(await ask("deckNames", {}, { version })).toEqual(["Deutsch im Alltag"]);
      expect(await ask("nothing", {}, { version })).toEqual({ result: null, error: "unsupported action" });
    }
    expect(await ask("version", {}, { version: 5 })).toEqual({ result: 6, error: null });
  });

  test("does several at once with the outer key, each by its own version", async () => {
    const actions = [
      { action: "deckNames" },
      { action: "deckNames", version: 6 },
      { action: "nothing", version: 6 },
      { action: "multi", version: 6, params: { actions: [{ action: "version" }] } },
      "no action",
    ];
    expect(await ask("multi", { actions })).toEqual({
      result: [
        ["Deutsch im Alltag"],
        { result: ["Deutsch im Alltag"], error: null },
        { result: null, error: "unsupported action" },
        { result: [6], error: null },
        { result: null, error: "the request is not a JSON object" },
      ],
      error: null,
    });
  });

  test.each([undefined, null, "", "x".repeat(43), 7, ["a"], {}])("takes %j for no key", async (wrong) => {
    const refused = { result: null, error: "valid api key must be provided" };
    for (const action of ["version", "deckNames", "addNote", "multi", "nothing"])
      expect(await ask(action, {}, { key: wrong })).toEqual(refused);
    expect(await ask("requestPermission", {}, { key: wrong })).toEqual({
      result: { permission: "granted", requireApiKey: true, version: 6 },
      error: null,
    });
  });

  test("takes no session for a key", async () => {
    const cookie = [...owner.cookies].map((pair) => pair.join("=")).join("; ");
    const { json, headers } = await post(JSON.stringify({ action: "deckNames", version: 6 }), { cookie });
    expect(json).toEqual({ result: null, error: "valid api key must be provided" });
    expect(headers.get("set-cookie")).toBeNull();
  });

  test("is open to every origin, without credentials", async () => {
    const origin = "moz-extension://5a0b6f5e-7a08-4f0b-9b42-000000000000";
    const preflight = await fetch(`${server.url}/api/ankiconnect`, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type",
        "access-control-request-private-network": "true",
      },
    });
    expect(preflight.status).toBe(204);
    const call = await post(JSON.stringify({ action: "version", version: 6, key }), {
      origin,
      "sec-fetch-site": "cross-site",
      "content-type": "text/plain",
    });
    expect(call.json).toEqual({ result: 6, error: null });
    const refused = await post("{", { origin });
    for (const { headers } of [preflight, call, refused]) {
      expect(headers.get("access-control-allow-origin")).toBe("*");
      expect(headers.get("access-control-allow-credentials")).toBeNull();
    }
    expect(preflight.headers.get("access-control-allow-headers")).toBe("*");
    expect(preflight.headers.get("access-control-allow-methods")).toContain("POST");
    const elsewhere = await fetch(`${server.url}/api/settings`, { headers: { origin } });
    expect(elsewhere.headers.get("access-control-allow-origin")).toBeNull();
  });

  test.each([
    "",
    "{",
    "null",
    "[]",
    "7",
    '"x"',
    "\u0000",
    "[".repeat(50_000),
    `{"action":${"[".repeat(40)}${"]".repeat(40)}}`,
    "x".repeat(9_000_000),
  ])("answers what cannot be read with an error (%#)", async (body) => {
    const { json } = await post(body);
    expect(json).toEqual({ result: null, error: expect.stringMatching(/./) as string });
  });

  const HOSTILE: unknown[] = [
    null,
    7,
    "x",
    [],
    {},
    [null],
    [[]],
    { toString: 1 },
    "\u0000",
    "x".repeat(70_000),
  ];
  test.each([
    ["modelFieldNames", ["modelName"]],
    ["canAddNotes", ["notes"]],
    ["canAddNotesWithErrorDetail", ["notes"]],
    ["addNote", ["note"]],
    ["addNotes", ["notes"]],
    ["findNotes", ["query"]],
    ["notesInfo", ["notes"]],
    ["cardsInfo", ["cards"]],
    ["multi", ["actions"]],
    ["storeMediaFile", ["filename", "data", "url"]],
    ["constructor", ["x"]],
    ["__proto__", ["x"]],
  ])("%s answers whatever is sent", async (action, names) => {
    const before = server.services.metrics.errors;
    for (const value of HOSTILE)
      for (const params of [value, Object.fromEntries(names.map((name) => [name, value]))])
        expect([null, "object"]).toContain(typeof (await ask(action, params as object)));
    for (const field of ["deckName", "modelName", "fields", "tags", "options"])
      for (const value of HOSTILE)
        expect(typeof (await ask("addNote", { note: { ...noteOf("Hund"), [field]: value } }))).toBe("object");
    expect(await before.get()).toMatchObject({
      values: expect.not.arrayContaining([
        expect.objectContaining({ labels: { code: "internal_error" } }),
      ]) as unknown[],
    });
  });

  test("what too many ask at once is told in words, too", async () => {
    const strict = await startAccounts({ RATE_LIMIT_FACTOR: "0.001" });
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        fetch(`${strict.url}/api/ankiconnect`, { method: "POST", body: '{"action":"requestPermission"}' }),
      ),
    );
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    await strict.close();
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(texts.filter((text) => text.includes("Too many tries"))).toHaveLength(1);
  });
});

describe("decks", () => {
  test("are dictionaries, with numbers that stay", async () => {
    await dictionary("Büro");
    expect(await result("deckNames")).toEqual(["Deutsch im Alltag", "Büro"]);
    const ids = (await result("deckNamesAndIds")) as Record<string, number>;
    expect(Object.keys(ids)).toEqual(["Deutsch im Alltag", "Büro"]);
    for (const id of Object.values(ids)) expect(Number.isSafeInteger(id)).toBe(true);
    expect(await result("deckNamesAndIds")).toEqual(ids);
  });

  test("of one name are told apart", async () => {
    const other = await dictionary("Deutsch im Alltag");
    expect(await result("deckNames")).toEqual(["Deutsch im Alltag", "Deutsch im Alltag (2)"]);
    await result("addNote", { note: noteOf("Hund", { deckName: "Deutsch im Alltag (2)" }) });
    expect(await words(other)).toHaveLength(1);
    expect(ownNames(["A", "a", "A (2)", "A"].map(short))).toEqual(["A", "a (2)", "A (2) (2)", "A (3)"]);
    const many = 50_000;
    const names = ownNames(Array.from({ length: many }, () => short("A")));
    expect(new Set(names).size).toBe(many);
    expect(names.at(-1)).toBe(`A (${many})`);
  });
});

describe("adding", () => {
  test("reads the fields' HTML as text", async () => {
    const fields = {
      term: "der <b>Hund</b>",
      Definitions: "<ol><li>dog</li><li>hound, cur</li></ol>",
      Note: "<div>m&auml;nnlich</div><div>Pl.: Hunde[sound:hund.mp3]<img src='http://127.0.0.1:1/x.png'></div>",
      Example: "Der Hund<br>bellt.",
      Else: "nothing",
    };
    const tags = ["yomitan", "Yomitan", "a,b", 7, "x".repeat(32), "Tiere"];
    const id = await result("addNote", {
      note: {
        ...noteOf("", {
          tags,
          audio: [{ url: "http://127.0.0.1:1/x.mp3", filename: "x.mp3", fields: ["Term"] }],
        }),
        fields,
      },
    });
    expect(Number.isSafeInteger(id)).toBe(true);
    expect(await words()).toEqual([
      expect.objectContaining({
        term: "der Hund",
        definitions: ["dog", "hound", "cur"],
        note: "männlich\nPl.: Hunde",
        example: "Der Hund\nbellt.",
        tags: ["yomitan", "Tiere"],
      }),
    ]);
    expect(await result("notesInfo", { notes: [id, 1] })).toEqual([
      {
        noteId: id,
        modelName: "Wordhoard",
        tags: ["yomitan", "Tiere"],
        fields: {
          Term: { value: "der Hund", order: 0 },
          Definitions: { value: "dog<br>hound<br>cur", order: 1 },
          Note: { value: "männlich<br>Pl.: Hunde", order: 2 },
          Example: { value: "Der Hund<br>bellt.", order: 3 },
        },
        mod: expect.any(Number) as number,
        cards: [id],
      },
      {},
    ]);
    expect(await result("cardsInfo", { cards: [id] })).toEqual([
      expect.objectContaining({ cardId: id, note: id, deckName: "Deutsch im Alltag", flags: 0 }),
    ]);
  });

  test("keeps in the note what is too much for definitions", async () => {
    const senses = Array.from({ length: 22 }, (_, index) => `sense ${index + 1}`);
    const long = "x".repeat(300);
    await result("addNote", {
      note: noteOf(
        "Hund",
        {},
        { Definitions: [long, ...senses].join("<br>"), Note: "n", Example: "e".repeat(900) },
      ),
    });
    const [word] = await words();
    expect(word?.definitions).toEqual(senses.slice(0, 20));
    expect(word?.note).toBe(`n\n${long}\nsense 21\nsense 22`);
    expect(word?.example).toBe(`${"e".repeat(499)}…`);
  });

  test("refuses in AnkiConnect's own words", async () => {
    const refused = async (note: object) => ((await ask("addNote", { note })) as { error: string }).error;
    expect(await refused(noteOf("Hund", { deckName: "Other" }))).toBe("deck was not found: Other");
    expect(await refused(noteOf("Hund", { modelName: "Basic" }))).toBe("model was not found: Basic");
    expect(await refused(noteOf(" <br> "))).toBe("cannot create note because it is empty");
    expect(await refused(noteOf("Hund", {}, { Definitions: "" }))).toMatch(
      "cannot create note because Definitions is empty",
    );
    expect(await refused(noteOf("x".repeat(256)))).toMatch("cannot create note because Term is too long");
    expect(await refused(noteOf("Hund", { options: { allowDuplicate: "yes" } }))).toBe(
      'option parameter "allowDuplicate" must be boolean',
    );
    await result("addNote", { note: noteOf("Hund") });
    expect(await refused(noteOf("<i>Hund</i>"))).toBe(DUPLICATE);
    expect(await words()).toHaveLength(1);
  });

  test("finds duplicates in all decks, in one, or in none, as the note wants", async () => {
    const other = await dictionary("Büro");
    await result("addNote", { note: noteOf("Hund") });
    const there = { deckName: "Büro" };
    const states = await result("canAddNotesWithErrorDetail", {
      notes: [
        noteOf("Hund", there),
        noteOf("Hund", { ...there, options: { allowDuplicate: false, duplicateScope: "collection" } }),
        noteOf("Hund", { ...there, options: { duplicateScope: "deck" } }),
        noteOf("Hund", {
          ...there,
          options: {
            duplicateScope: "deck",
            duplicateScopeOptions: {
              deckName: "Deutsch im Alltag",
              checkChildren: false,
              checkAllModels: false,
            },
          },
        }),
        noteOf("Hund", { ...there, options: { allowDuplicate: true } }),
        noteOf("hund", there),
      ],
    });
    const no = { canAdd: false, error: DUPLICATE };
    expect(states).toEqual([no, no, { canAdd: true }, no, { canAdd: true }, { canAdd: true }]);
    await result("addNote", { note: noteOf("Hund", { ...there, options: { duplicateScope: "deck" } }) });
    expect(await words(other)).toHaveLength(1);
  });

  test("takes another apostrophe or dash for the same term, and another letter or case for another", async () => {
    const told = ["geht’s", "Maße", "T‑Shirt"].map((term) => noteOf(term));
    expect(await result("addNotes", { notes: told })).not.toContain(null);
    const again = ["geht's", "Masse", "T-Shirt", "maße", "MASSE", "Masse"].map((term) => noteOf(term));
    expect(await result("canAddNotes", { notes: again })).toEqual([false, true, false, true, true, true]);
    await ask("addNotes", { notes: again });
    const terms = (await words()).map(({ term }) => term);
    expect(terms.toSorted()).toEqual(["MASSE", "Masse", "Maße", "T‑Shirt", "geht’s", "maße"]);
  });

  test("asks by the term alone whether a note could be added", async () => {
    const alone = { deckName: "Deutsch im Alltag", modelName: "Wordhoard", fields: { Term: "Hund" } };
    expect(
      await result("canAddNotes", { notes: [alone, noteOf(""), noteOf("Hund", {}, { Definitions: "" })] }),
    ).toEqual([true, false, false]);
    expect(await words()).toEqual([]);
  });

  test("adds the others where one of many is a duplicate", async () => {
    const added = (await result("addNotes", {
      notes: [
        noteOf("Hund"),
        noteOf("Katze"),
        noteOf("Hund"),
        noteOf("Maus", { deckName: "Other" }),
        null,
        noteOf("Kuh"),
      ],
    })) as (number | null)[];
    expect(added.map((id) => typeof id)).toEqual([
      "number",
      "number",
      "object",
      "object",
      "object",
      "number",
    ]);
    expect((await words()).map(({ term }) => term).toSorted()).toEqual(["Hund", "Katze", "Kuh"]);
  });

  test("adds two hundred words at once, and as many again from two processes without doubling one", async () => {
    const notes = Array.from({ length: 200 }, (_, index) => noteOf(`Wort ${index + 1}`));
    const both = await Promise.all([ask("addNotes", { notes }), ask("addNotes", { notes }, {}, second)]);
    const added = (both as { result: (number | null)[]; error: null }[]).flatMap(({ result: ids }) => ids);
    expect(added.filter((id) => id !== null)).toHaveLength(200);
    expect(new Set(added).size).toBe(201);
    expect((await owner.ok(api.dictionaries.list)).data[0]?.wordsCount).toBe(200);
  });

  test("stops where the role's limit is", async () => {
    const user = await server.user("limited@example.test");
    const { token } = await user.ok(api.tokens.create, { body: { name: "Program" } });
    await user.ok(api.dictionaries.create, {
      body: { name: "Deutsch im Alltag", termsLanguage: "de", definitionsLanguage: "en" },
    });
    const limit = ROLE_LIMITS.user.wordsPerDictionary;
    const notes = Array.from({ length: limit + 5 }, (_, index) => noteOf(`Wort ${index + 1}`));
    const { result: ids } = (await ask("addNotes", { notes }, { key: token })) as { result: unknown[] };
    expect(ids.filter((id) => id !== null)).toHaveLength(limit);
    expect(ids.slice(limit)).toEqual([null, null, null, null, null]);
    const full = "You already have max number of words";
    expect(await ask("addNote", { note: noteOf("Neu") }, { key: token })).toEqual({
      result: null,
      error: full,
    });
    expect(await ask("canAddNotesWithErrorDetail", { notes: [noteOf("Neu")] }, { key: token })).toEqual({
      result: [{ canAdd: false, error: full }],
      error: null,
    });
  });

  test("drops media, and says that it has no file", async () => {
    const data = Buffer.from("ID3").toString("base64");
    expect(await ask("storeMediaFile", { filename: "x.mp3", data })).toEqual({ result: null, error: null });
    expect(await ask("storeMediaFile", { filename: "x.mp3", url: "http://127.0.0.1:1/" })).toEqual({
      result: null,
      error: null,
    });
  });
});

describe("finding", () => {
  const find = async (query: string): Promise<string[]> => {
    const ids = (await result("findNotes", { query })) as number[];
    const notes = (await result("notesInfo", { notes: ids })) as { fields: { Term: { value: string } } }[];
    return notes.map(({ fields }) => fields.Term.value);
  };

  test("knows what programs ask for", async () => {
    await dictionary("Büro");
    await result("addNotes", {
      notes: [
        noteOf("Hund", { tags: ["Tiere"] }, { Definitions: "dog; hound", Note: "bellt" }),
        noteOf("der Hund", {}, { Definitions: "the dog" }),
        noteOf("100%_Wolle", { deckName: "Büro" }, { Example: "100 % Wolle" }),
        noteOf("100x Wolle", { deckName: "Büro" }),
      ],
    });
    expect(await find("")).toHaveLength(4);
    expect(await find('"deck:Deutsch im Alltag"')).toEqual(["Hund", "der Hund"]);
    expect(await find("deck:büro")).toEqual(["100%_Wolle", "100x Wolle"]);
    expect(await find("deck:*")).toHaveLength(4);
    expect(await find('"term:hund"')).toEqual(["Hund"]);
    expect(await find('"deck:Büro" "term:Hund"')).toEqual([]);
    expect(await find("Term:*hund")).toEqual(["Hund", "der Hund"]);
    expect(await find("term:100%\\_Wolle")).toEqual(["100%_Wolle"]);
    expect(await find("definitions:hound")).toEqual(["Hund"]);
    expect(await find("note:Wordhoard -deck:Büro")).toEqual(["Hund", "der Hund"]);
    expect(await find("note:Basic")).toEqual([]);
    expect(await find("tag:tiere")).toEqual(["Hund"]);
    expect(await find("tag:none")).toHaveLength(3);
    expect(await find("added:1")).toHaveLength(4);
    expect(await find("bell or wolle")).toEqual(["Hund", "100%_Wolle", "100x Wolle"]);
    expect(await find("deck:Büro (example:*wolle or term:x)")).toEqual(["100%_Wolle"]);
    const [id] = (await result("findNotes", { query: '"term:der Hund"' })) as number[];
    expect(await find(`nid:${id}`)).toEqual(["der Hund"]);
    expect(await ask("findNotes", { query: '"deck:' })).toEqual({
      result: null,
      error: "invalid search: a quote is not closed",
    });
  });

  test("keeps no plan of a query on a connection, whatever its shape", async () => {
    for (const many of [2, 3, 4])
      await result("findNotes", { query: Array.from({ length: many }, () => "tag:a").join(" ") });
    const { pool } = server.database;
    const connections = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
    const kept = await Promise.all(
      connections.map((one) =>
        one.query("SELECT FROM pg_prepared_statements WHERE statement LIKE '%unnest(w.tag_keys)%'"),
      ),
    );
    for (const connection of connections) connection.release();
    expect(kept.flatMap(({ rows }) => rows)).toEqual([]);
  });

  test("shows nobody else's words", async () => {
    const id = await result("addNote", { note: noteOf("Hund") });
    const eve = await server.user(`eve${Date.now()}@example.test`);
    const { token } = await eve.ok(api.tokens.create, { body: { name: "Eve" } });
    const all = { key: token };
    expect(await ask("findNotes", { query: "" }, all)).toEqual({ result: [], error: null });
    expect(await ask("notesInfo", { notes: [id] }, all)).toEqual({ result: [{}], error: null });
    expect(await ask("deckNames", {}, all)).toEqual({ result: [], error: null });
  });
});

describe("programs", () => {
  test("yanki-connect", async () => {
    const client = new YankiConnect({
      key,
      fetchAdapter: (_url, options) => fetch(`${server.url}/api/ankiconnect`, options as RequestInit),
    });
    expect(await client.miscellaneous.version()).toBe(6);
    expect(await client.miscellaneous.requestPermission()).toMatchObject({ permission: "granted" });
    expect(await client.deck.deckNames()).toEqual(["Deutsch im Alltag"]);
    expect(await client.model.modelFieldNames({ modelName: "Wordhoard" })).toHaveLength(4);
    const notes = Array.from({ length: 200 }, (_, index) => ({
      deckName: "Deutsch im Alltag",
      modelName: "Wordhoard",
      fields: { Term: `Wort ${index + 1}`, Definitions: `word ${index + 1}`, Note: "", Example: "" },
      tags: ["yanki"],
    }));
    const ids = await client.note.addNotes({ notes });
    expect(ids).toHaveLength(200);
    expect(await client.note.findNotes({ query: 'deck:"Deutsch im Alltag" tag:yanki' })).toEqual(ids);
    expect(await client.note.canAddNotes({ notes: notes.slice(0, 1) })).toEqual([false]);
    await expect(client.note.addNote({ note: notes[0] as (typeof notes)[number] })).rejects.toThrow(
      DUPLICATE,
    );
    const [info] = await client.note.notesInfo({ notes: ids?.map(Number) ?? [] });
    expect(info).toMatchObject({ fields: { Term: { value: "Wort 1", order: 0 } } });
    const [one = 0, two = 0] = ids?.map(Number) ?? [];
    expect(await client.note.updateNoteFields({ note: { id: one, fields: { Note: "n" } } })).toBeNull();
    expect(await client.note.updateNote({ note: { id: two, tags: ["a", "b"] } })).toBeNull();
    expect(await client.note.addTags({ notes: [one, two], tags: "b c" })).toBeNull();
    expect(await client.note.removeTags({ notes: [one, two], tags: "a" })).toBeNull();
    expect(await client.note.getTags()).toEqual(["b", "c", "yanki"]);
    expect(await client.note.findNotes({ query: "tag:b tag:c note:Wordhoard" })).toEqual([one, two]);
    // Its request is `notesInfo`, which has the same two fields.
    expect(await client.note.notesModTime({ notes: [one] })).toMatchObject([
      { noteId: one, mod: expect.any(Number) as number },
    ]);
    expect(await client.card.findCards({ query: "is:new tag:b" })).toEqual([one, two]);
    expect(await client.card.cardsToNotes({ cards: [one, two] })).toEqual([one, two]);
    expect(await client.card.cardsInfo({ cards: [one] })).toEqual([
      expect.objectContaining({ cardId: one, deckName: "Deutsch im Alltag", interval: 0, queue: 0 }),
    ]);
    expect(await client.card.suspend({ cards: [one] })).toBe(true);
    expect(await client.card.areSuspended({ cards: [one, two] })).toEqual([true, false]);
    expect(await client.card.areDue({ cards: [two] })).toEqual([true]);
    expect(await client.card.getIntervals({ cards: [two] })).toEqual([0]);
    expect(await client.graphical.guiBrowse({ query: '"term:Wort 2"' })).toEqual([two]);
    expect(await client.miscellaneous.sync()).toBeNull();
    expect(await client.deck.createDeck({ deck: "Deutsch im Alltag" })).toEqual(expect.any(Number));
    expect(await client.note.deleteNotes({ notes: [one, two] })).toBeNull();
    expect(await client.note.findNotes({ query: "tag:b" })).toEqual([]);
  });

  /** The bytes of Yomitan's own exchange: version 2, the fields of its cards as HTML, the first field alone for checks. */
  test("Yomitan", async () => {
    const headers = {
      "content-type": "application/json",
      origin: "chrome-extension://likgccmbimhjbgkjambclfkhldnlhbnn",
    };
    const yomitan = async (action: string, params: object): Promise<unknown> =>
      (await post(JSON.stringify({ action, params, version: 2, key }), headers)).json;
    const options = {
      allowDuplicate: false,
      duplicateScope: "collection",
      duplicateScopeOptions: { deckName: null, checkChildren: false, checkAllModels: false },
    };
    const note = (fields: object) => ({
      fields,
      tags: ["yomitan"],
      deckName: "Deutsch im Alltag",
      modelName: "Wordhoard",
      options,
    });
    expect(await yomitan("version", {})).toBe(6);
    expect(await yomitan("deckNames", {})).toEqual(["Deutsch im Alltag"]);
    expect(await yomitan("modelFieldNames", { modelName: "Wordhoard" })).toHaveLength(4);
    expect(await yomitan("canAddNotesWithErrorDetail", { notes: [note({ Term: "食べる" })] })).toEqual([
      { canAdd: true },
    ]);
    expect(
      await yomitan("storeMediaFile", { filename: "yomitan_audio_たべる_食べる.mp3", data: "SUQz" }),
    ).toBeNull();
    const full = note({
      Term: "食べる",
      Definitions:
        '<div style="text-align: left;" class="yomitan-glossary"><i>(★, 1-dan, JMdict)</i> <ul><li>to eat</li><li>to live on (e.g. a salary); to subsist on</li></ul></div>',
      Note: " 食[た]べる [sound:yomitan_audio_たべる_食べる.mp3]",
      Example: "りんごを<b>食べる</b>。",
    });
    const id = await yomitan("addNote", { note: full });
    expect(typeof id).toBe("number");
    expect(await words()).toEqual([
      expect.objectContaining({
        term: "食べる",
        definitions: ["to eat", "to live on (e.g. a salary)", "to subsist on"],
        note: "食(た)べる",
        example: "りんごを食べる。",
      }),
    ]);
    expect(await yomitan("canAddNotesWithErrorDetail", { notes: [note({ Term: "食べる" })] })).toEqual([
      { canAdd: false, error: DUPLICATE },
    ]);
    const actions = [{ action: "findNotes", params: { query: '"term:食べる"' } }];
    expect(await yomitan("multi", { actions })).toEqual([[id]]);
    expect(await yomitan("notesInfo", { notes: [id] })).toEqual([
      expect.objectContaining({ noteId: id, cards: [id], modelName: "Wordhoard" }),
    ]);
    expect(await yomitan("cardsInfo", { cards: [id] })).toEqual([
      expect.objectContaining({ cardId: id, note: id, flags: 0 }),
    ]);
    expect(await yomitan("addNote", { note: full })).toEqual({ result: null, error: DUPLICATE });
    expect(await yomitan("guiBrowse", { query: `nid:${String(id)}` })).toEqual([id]);
    expect(await yomitan("guiEditNote", { note: id })).toBeNull();
    expect(await yomitan("guiAddCards", {})).toEqual({ result: null, error: "unsupported action" });
  });
});

test("an ended key is none", async () => {
  const { id, token } = await owner.ok(api.tokens.create, { body: { name: "Ended" } });
  expect(await ask("version", {}, { key: token })).toEqual({ result: 6, error: null });
  await owner.ok(api.tokens.delete, { params: { id } });
  expect(await ask("version", {}, { key: token })).toEqual({
    result: null,
    error: "valid api key must be provided",
  });
});
