import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import type { TestClient } from "../../../test/client.ts";
import { startTestServer, type TestServer } from "../../../test/server.ts";

let server: TestServer;
let client: TestClient;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await server.member("premium");
  id = await dictionary("Words");
});

const dictionary = async (name: string) =>
  (
    await client.ok(api.dictionaries.create, {
      body: { name, termsLanguage: "de", definitionsLanguage: "en" },
    })
  ).id;
type Body = Parameters<typeof client.ok<typeof api.dictionaries.update>>[1] extends infer G
  ? NonNullable<NonNullable<G>["body" & keyof NonNullable<G>]>
  : never;
const patch = (body: Body, dictionaryId = id) =>
  client.ok(api.dictionaries.update, { params: { id: dictionaryId }, body });
const refused = (body: Body, dictionaryId = id) =>
  client.refused(api.dictionaries.update, { params: { id: dictionaryId }, body });
const read = (dictionaryId = id) =>
  client.ok(api.dictionaries.read, { params: { id: dictionaryId }, query: { sort: "default" } });
const word = (term: string, ...definitions: string[]) => ({
  term,
  definitions: definitions.length > 0 ? definitions : [`${term} in other words`],
});

describe("a change", () => {
  test("creates, updates and deletes words, and answers the created and the updated", async () => {
    const { words: first } = await patch({ words: { create: [word("eins"), word("zwei"), word("drei")] } });
    expect(first.map(({ term, order }) => [term, order])).toEqual([
      ["eins", 1],
      ["zwei", 2],
      ["drei", 3],
    ]);
    const [one, two, three] = first.map((each) => each.id) as [string, string, string];
    const before = await read();
    const changed = await patch({
      words: {
        create: [word("vier")],
        update: [
          { id: three, definitions: ["3", "three"] },
          { id: one, term: "Eins" },
        ],
        delete: [two],
      },
    });
    expect(changed.words.map(({ term, order, definitions }) => [term, order, definitions])).toEqual([
      ["vier", 4, ["vier in other words"]],
      ["drei", 3, ["3", "three"]],
      ["Eins", 1, ["eins in other words"]],
    ]);
    expect(changed.wordsCount).toBe(3);
    const after = await read();
    expect(after).toEqual({
      ...before,
      wordsCount: 3,
      updatedAt: changed.updatedAt,
      words: [changed.words[2], changed.words[1], changed.words[0]],
    });
    expect(after.updatedAt > before.updatedAt).toBe(true);
    expect(changed.words.every(({ updatedAt }) => updatedAt === changed.updatedAt)).toBe(true);
    expect(changed.words[2]?.createdAt).toBe(first[0]?.createdAt);
    expect(await client.ok(api.dictionaries.word, { params: { dictionaryId: id, wordId: three } })).toEqual({
      ...changed.words[1],
      memory: { forward: null, backward: null },
    });
  });

  test("never gives an order number again", async () => {
    const { words } = await patch({ words: { create: [word("a"), word("b")] } });
    await patch({ words: { delete: words.map((each) => each.id) } });
    const { words: next, wordsCount } = await patch({ words: { create: [word("c")] } });
    expect({ order: next[0]?.order, wordsCount }).toEqual({ order: 3, wordsCount: 1 });
  });

  test("of nothing moves nothing", async () => {
    const { words } = await patch({ words: { create: [word("a", "b")] } });
    const before = await read();
    await patch({});
    await patch({ name: "Words", words: { create: [], update: [], delete: [] } });
    await patch({ words: { update: [{ id: words[0]?.id ?? "", term: " a ", definitions: ["b"] }] } });
    expect(await read()).toEqual(before);
  });

  test("always moves updatedAt, however fast one follows the other", async () => {
    const times = [(await read()).updatedAt];
    for (let i = 0; i < 20; i++) times.push((await patch({ name: `Name ${i}` })).updatedAt);
    expect(new Set(times).size).toBe(times.length);
    expect(times).toEqual(times.toSorted());
  });

  test.each([
    ["an unknown word to update", { update: [{ id: uuidv7(), term: "x" }] }, "not_found"],
    ["an unknown word to delete", { delete: [uuidv7()] }, "not_found"],
    ["a forbidden character", { create: [word("a\u0000b")] }, "validation_failed"],
    ["a direction override", { create: [word("\u202Eright to left")] }, "validation_failed"],
    ["a lone surrogate", { create: [word("a\ud800b")] }, "validation_failed"],
    ["a definition with a comma", { create: [word("a", "b, c")] }, "validation_failed"],
    ["the same definition twice", { create: [word("a", "b", " b ")] }, "validation_failed"],
    ["no definition", { create: [{ term: "a", definitions: [] }] }, "validation_failed"],
    [
      "21 definitions",
      { create: [word("a", ...Array.from({ length: 21 }, (_, i) => `d${i}`))] },
      "validation_failed",
    ],
    ["an empty term", { create: [word(" ")] }, "validation_failed"],
    ["a term of 256 characters", { create: [word("x".repeat(256))] }, "validation_failed"],
    ["an id that is no UUIDv7", { create: [{ id: crypto.randomUUID(), ...word("a") }] }, "validation_failed"],
  ])("with %s changes nothing at all", async (_what, wrong, code) => {
    const { words } = await patch({ words: { create: [word("a"), word("b")] } });
    const before = await read();
    const refusal = await refused({
      name: "Changed",
      termsLanguage: "fr",
      words: {
        ...wrong,
        create: [word("c"), ...("create" in wrong ? wrong.create : [])],
        update: [{ id: words[0]?.id ?? "", term: "changed" }, ...("update" in wrong ? wrong.update : [])],
        delete: [words[1]?.id ?? "", ...("delete" in wrong ? wrong.delete : [])],
      },
    });
    expect(refusal.code).toBe(code);
    expect(await read()).toEqual(before);
  });

  test("may name each word once only", async () => {
    const { words } = await patch({ words: { create: [word("a"), word("b")] } });
    const [a, b] = words.map((each) => each.id) as [string, string];
    const fresh = uuidv7();
    const before = await read();
    const { fields } = await refused({
      words: {
        create: [
          { id: fresh, ...word("x") },
          { id: fresh.toUpperCase(), ...word("y") },
        ],
        update: [{ id: a, term: "z" }],
        delete: [b, b, a.toUpperCase()],
      },
    });
    expect(Object.keys(fields ?? {}).toSorted()).toEqual([
      "words.create.1.id",
      "words.delete.1",
      "words.delete.2",
    ]);
    expect(await read()).toEqual(before);
  });

  test("of more than 5,000 words is refused, whichever way they are counted", async () => {
    const many = Array.from({ length: 5001 }, (_, i) => word(`w${i}`));
    expect((await refused({ words: { create: many } })).fields).toEqual({
      "words.create": "Should have at most 5,000 entries",
    });
    const ids = Array.from({ length: 2501 }, () => uuidv7());
    expect(
      (await refused({ words: { delete: ids, update: ids.map(() => ({ id: uuidv7() })) } })).fields,
    ).toEqual({ words: "Should have at most 5,000 entries" });
  });
});

describe("a retry", () => {
  test("creates nothing twice, and lists the words as they are", async () => {
    const create = [
      { id: uuidv7(), ...word("a") },
      { id: uuidv7(), ...word("b") },
    ];
    const first = await patch({ words: { create } });
    const edited = await patch({ words: { update: [{ id: create[0]?.id ?? "", term: "edited" }] } });
    const again = await patch({ words: { create: [...create, { id: uuidv7(), ...word("c") }] } });
    expect(again.words.map(({ term, order }) => [term, order])).toEqual([
      ["edited", 1],
      ["b", 2],
      ["c", 3],
    ]);
    expect(again.words.slice(0, 2)).toEqual([edited.words[0], first.words[1]]);
    expect(again.wordsCount).toBe(3);
    const before = await read();
    expect((await patch({ words: { create } })).updatedAt).toBe(before.updatedAt);
    expect(await read()).toEqual(before);
  });

  test("succeeds when the first try reached the limit", async () => {
    const create = Array.from({ length: 2000 }, (_, i) => ({ id: uuidv7(), ...word(`w${i}`) }));
    await patch({ words: { create } });
    const again = await patch({ words: { create: create.slice(-5) } });
    expect(again.words.map(({ order }) => order)).toEqual([1996, 1997, 1998, 1999, 2000]);
    expect((await refused({ words: { create: [{ id: uuidv7(), ...word("one more") }] } })).code).toBe(
      "words_limit",
    );
  });

  test("under way beside the first try still makes one word of each id", async () => {
    const create = Array.from({ length: 30 }, (_, i) => ({ id: uuidv7(), ...word(`w${i}`) }));
    const second = await server.second();
    const twin = Object.assign(Object.create(client) as TestClient, { url: second });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        (i % 2 ? client : twin).ok(api.dictionaries.update, { params: { id }, body: { words: { create } } }),
      ),
    );
    for (const answer of answers) expect(answer.words).toEqual(answers[0]?.words);
    expect((await read()).wordsCount).toBe(30);
  });

  test("into another dictionary of the user is a conflict; another user's ids are none of it", async () => {
    const create = [{ id: uuidv7(), ...word("a") }];
    await patch({ words: { create } });
    const other = await dictionary("Other");
    expect((await refused({ words: { create } }, other)).status).toBe(409);
    expect((await read(other)).wordsCount).toBe(0);
    client = await server.member("premium");
    const foreign = await dictionary("Foreign");
    expect((await patch({ words: { create } }, foreign)).wordsCount).toBe(1);
  });
});

describe("the limit of words", () => {
  test("counts what is left over: deleting makes room in the same change", async () => {
    client = await server.member("guest");
    id = await dictionary("Hundred");
    const { words } = await patch({
      words: { create: Array.from({ length: 100 }, (_, i) => word(`w${i}`)) },
    });
    expect((await refused({ words: { create: [word("one more")] } })).code).toBe("words_limit");
    const swapped = await patch({
      words: { create: [word("x"), word("y")], delete: words.slice(0, 2).map((each) => each.id) },
    });
    expect(swapped.wordsCount).toBe(100);
  });

  test("after a lost role refuses creating alone", async () => {
    const { words } = await patch({
      words: { create: Array.from({ length: 400 }, (_, i) => word(`w${i}`)) },
    });
    const { id: userId } = await client.ok(api.users.me);
    await server.database.db.updateTable("users").set({ role: "user" }).where("id", "=", userId).execute();
    const [first, ...rest] = words.map((each) => each.id) as [string, ...string[]];
    expect((await refused({ words: { create: [word("x")], delete: rest.slice(0, 50) } })).code).toBe(
      "words_limit",
    );
    expect(await patch({ words: { update: [{ id: first, term: "still mine" }] } })).toMatchObject({
      wordsCount: 400,
    });
    await patch({ name: "Renamed", termsLanguage: "fr" });
    await patch({ words: { delete: rest.slice(0, 101) } });
    const { wordsCount } = await patch({ words: { create: [word("x")], delete: [first] } });
    expect(wordsCount).toBe(299);
  });
});
