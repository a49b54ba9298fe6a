import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import type { CallInput } from "../../../shared/endpoint.ts";
import type { TestClient } from "../../../test/client.ts";
import { startTestServer, type TestServer } from "../../../test/server.ts";
import { openApiOf } from "../../http/openapi.ts";

let server: TestServer;
let client: TestClient;
let id: string;
let wordId: string;
/** `updatedAt` of the word when both clients read it. */
let seenUpdatedAt: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await server.member();
  const languages = { termsLanguage: "de", definitionsLanguage: "en" } as const;
  id = (await client.ok(api.dictionaries.create, { body: { name: "Words", ...languages } })).id;
  const { words } = await patch({ words: { create: [HOUSE] } });
  wordId = words[0]?.id ?? "";
  seenUpdatedAt = words[0]?.updatedAt ?? "";
});

const HOUSE = { term: "Haus", definitions: ["house"], note: "n.", example: "Das Haus brennt.", tags: ["A1"] };

type Body = CallInput<typeof api.dictionaries.update>["body"];
type Update = Omit<NonNullable<NonNullable<Body["words"]>["update"]>[number], "id">;
const patch = (body: Body) => client.ok(api.dictionaries.update, { params: { id }, body });
const change = async (update: Update) =>
  (await patch({ words: { update: [{ id: wordId, ...update }] } })).words[0];
const refused = (update: Update, body: Body = {}) =>
  client.refused(api.dictionaries.update, {
    params: { id },
    body: { ...body, words: { ...body.words, update: [{ id: wordId, ...update }] } },
  });
const read = async () => client.ok(api.dictionaries.read, { params: { id } });

const CHANGES: readonly Update[] = [
  { term: "Haus (n.)" },
  { definitions: ["house", "home"] },
  { note: "neuter" },
  { example: "Ein Haus." },
  { tags: ["A1", "Wohnen"] },
];

test("fields that two clients change beside each other are both kept", async () => {
  for (const update of CHANGES) await change({ ...update, seenUpdatedAt });
  const { words } = await read();
  expect(words).toMatchObject([Object.assign({}, ...CHANGES)]);
});

test.each(CHANGES)(
  "a field that somebody else has changed is a conflict that changes nothing: %o",
  async (update) => {
    const now = await change(update);
    const before = await read();
    const wanted = Object.fromEntries(
      Object.entries(update).map(([field, value]) => [field, typeof value === "string" ? "mine" : ["mine"]]),
    );
    const other = uuidv7();
    const refusal = await refused(
      { ...wanted, seenUpdatedAt },
      { name: "Renamed", words: { create: [{ id: other, term: "neu", definitions: ["new"] }] } },
    );
    expect(refusal).toMatchObject({ status: 409, code: "conflict", words: [now] });
    expect(await read()).toEqual(before);
    const seen = now?.updatedAt ?? "";
    expect(await change({ ...wanted, seenUpdatedAt: seen })).toMatchObject(wanted);
  },
);

test("without a time the last to write wins", async () => {
  await change({ term: "first" });
  expect(await change({ term: "second" })).toMatchObject({ term: "second" });
});

test("what both wrote alike is no conflict, so a request may be sent again", async () => {
  const first = await change({ term: "das Haus", seenUpdatedAt });
  expect(await change({ term: " das  Haus ", seenUpdatedAt })).toEqual(first);
});

test("only the words with a conflict are answered, as they are", async () => {
  const { words } = await patch({ words: { create: [{ term: "Hund", definitions: ["dog"] }] } });
  const hund = words[0];
  const now = await change({ note: "theirs" });
  const update = [
    { id: wordId, note: "mine", seenUpdatedAt },
    { id: hund?.id ?? "", note: "mine", seenUpdatedAt: hund?.updatedAt },
  ];
  const refusal = await client.refused(api.dictionaries.update, {
    params: { id },
    body: { words: { update } },
  });
  expect(refusal).toMatchObject({ code: "conflict", words: [now] });
  expect((await read()).words.find((word) => word.id === hund?.id)).toEqual(hund);
});

test.each([
  ["small", "n"],
  // Each has 6 KB.
  ["large", "𐐷"],
] as const)(
  "of many %s words with a conflict the first are answered, and the rest once these were seen",
  async (size, letter) => {
    const theirs = { note: letter.repeat(1000), example: letter.repeat(500) };
    const create = Array.from({ length: 99 }, (_, at) => ({ term: `Wort ${at}`, definitions: ["word"] }));
    const made = (await patch({ words: { create } })).words;
    await patch({ words: { update: made.map((word) => ({ id: word.id, ...theirs })) } });
    const told = new Map<string, string>();
    const sent = () =>
      made.map((word) => ({ id: word.id, note: "mine", seenUpdatedAt: told.get(word.id) ?? word.updatedAt }));
    for (let left = made.length; left > 0;) {
      const body = { words: { update: sent() } };
      const { words = [] } = await client.refused(api.dictionaries.update, { params: { id }, body });
      expect(words.map((word) => word.id)).toEqual(
        made.slice(told.size, told.size + words.length).map((word) => word.id),
      );
      const kilobytes = Buffer.byteLength(JSON.stringify(words)) / 1024;
      expect(words.length).toBeLessThanOrEqual(50);
      expect(kilobytes).toBeLessThan(257);
      // As many as there is room for.
      if (words.length < left && size === "small") expect(words).toHaveLength(50);
      if (words.length < left && size === "large") expect(kilobytes).toBeGreaterThan(249);
      for (const word of words) told.set(word.id, word.updatedAt);
      left -= words.length;
    }
    expect((await patch({ words: { update: sent() } })).words).toHaveLength(made.length);
  },
);

test("a new language of the dictionary changes no field", async () => {
  await patch({ termsLanguage: "sv", definitionsLanguage: "fr" });
  expect(await change({ term: "hus", seenUpdatedAt })).toMatchObject({ term: "hus" });
});

test("of clients that change one field at the same time, on two nodes, one wins and the others are told", async () => {
  const twin = Object.assign(Object.create(client) as TestClient, { url: await server.second() });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      (i % 2 ? client : twin).call(api.dictionaries.update, {
        params: { id },
        body: { words: { update: [{ id: wordId, note: `note ${i}`, seenUpdatedAt }] } },
      }),
    ),
  );
  const won = answers.filter(({ status }) => status === 200).map(({ text }) => JSON.parse(text) as Wrote);
  const told = answers.filter(({ status }) => status === 409).map(({ text }) => JSON.parse(text) as Wrote);
  expect({ won: won.length, told: told.length }).toEqual({ won: 1, told: 9 });
  for (const { words } of told) expect(words).toEqual(won[0]?.words);
  expect((await read()).words).toEqual(won[0]?.words);
});
interface Wrote {
  words: unknown[];
}

test("of clients that change different fields at the same time, on two nodes, all win", async () => {
  const twin = Object.assign(Object.create(client) as TestClient, { url: await server.second() });
  await Promise.all(
    CHANGES.map((update, i) =>
      (i % 2 ? client : twin).ok(api.dictionaries.update, {
        params: { id },
        body: { words: { update: [{ id: wordId, ...update, seenUpdatedAt }] } },
      }),
    ),
  );
  expect((await read()).words).toMatchObject([Object.assign({}, ...CHANGES)]);
});

test("after a change by a node of the release before, which does not say of which field, each field counts as changed", async () => {
  const { db } = server.database;
  await change({ note: "known" });
  await patch({ name: "Later" });
  const { rows } = await server.database.pool.query<{ updated_at: Date }>(
    "UPDATE words SET term = 'theirs', updated_at = updated_at + interval '1 second' WHERE id = $1 RETURNING updated_at",
    [wordId],
  );
  const time = rows[0]?.updated_at ?? new Date();
  await db.updateTable("dictionaries").set({ updated_at: time }).where("id", "=", id).execute();
  expect(await refused({ example: "mine", seenUpdatedAt })).toMatchObject({
    words: [{ term: "theirs", note: "known" }],
  });
  const now = await change({ tags: ["B1"], seenUpdatedAt: time.toISOString() });
  expect(now?.tags).toEqual(["B1"]);
  expect(await refused({ example: "mine", seenUpdatedAt })).toMatchObject({ code: "conflict" });
  expect(await change({ example: "mine", seenUpdatedAt: time.toISOString() })).toMatchObject({
    example: "mine",
  });
});

test("a time of many digits more is one to the millisecond", async () => {
  const { rows } = await server.database.pool.query<{ updated_at: Date }>(
    "UPDATE words SET updated_at = date_trunc('second', updated_at) + interval '1.1 seconds' WHERE id = $1 RETURNING updated_at",
    [wordId],
  );
  const changed = rows[0]?.updated_at.toISOString() ?? "";
  const [before, same] = [".034", ".100"].map((end) => changed.replace(".100Z", `${end}${"4".repeat(200)}Z`));
  expect(await refused({ term: "mine", seenUpdatedAt: before })).toMatchObject({ code: "conflict" });
  expect(await change({ term: "mine", seenUpdatedAt: same })).toMatchObject({ term: "mine" });
});

test("a time that is none is refused by name", async () => {
  const { code, fields } = await refused({ term: "x", seenUpdatedAt: "yesterday" });
  expect({ code, fields: Object.keys(fields ?? {}) }).toEqual({
    code: "validation_failed",
    fields: ["words.update.0.seenUpdatedAt"],
  });
});

test("OpenAPI describes what a conflict says", () => {
  const { paths } = openApiOf([api.dictionaries.update], "") as {
    paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
  };
  expect(paths["/dictionaries/{id}"]?.["patch"]?.responses["409"]).toMatchObject({
    description: "conflict",
    content: {
      "application/json": {
        schema: {
          properties: { code: {}, message: {}, words: { type: "array" } },
          required: ["code", "message"],
        },
      },
    },
  });
});
