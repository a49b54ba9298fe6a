import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import type { Endpoint } from "../../../shared/endpoint.ts";
import { USER_HEADER } from "../../../shared/user-header.ts";
import type { TestClient } from "../../../test/client.ts";
import { startTestServer, type TestServer } from "../../../test/server.ts";

interface Things {
  dictionary: string;
  word: string;
}

let server: TestServer;
let client: TestClient;
let own: Things;
let foreign: Things;
beforeAll(async () => {
  server = await startTestServer();
  client = await server.member("premium");
  own = await things(client);
  foreign = await things(await server.member("premium"));
});
afterAll(() => server.close());

async function things(owner: TestClient): Promise<Things> {
  const body = { name: "Things", termsLanguage: "en", definitionsLanguage: "uk" } as const;
  const { id } = await owner.ok(api.dictionaries.create, { body });
  const { words } = await owner.ok(api.dictionaries.update, {
    params: { id },
    body: { words: { create: [{ term: "cat", definitions: ["кіт"] }] } },
  });
  return { dictionary: id, word: words[0]?.id ?? "" };
}

const unknown = (): Things => ({ dictionary: uuidv7(), word: uuidv7() });

/** What a call needs besides the ids in its path, so that the ids are all that can be wrong with it. */
const QUERIES: Record<string, (ids: Things) => Record<string, string>> = {
  "/dictionaries/:id/duplicates": () => ({ term: "cat" }),
  "/dictionaries/:id/export": () => ({ format: "csv" }),
};

const BODIES: Record<string, () => unknown> = {
  "/dictionaries/:id/move": () => ({ dictionaryId: own.dictionary, words: [own.word] }),
};

const withIds = (Object.values(api.dictionaries) as Endpoint[]).filter(({ params }) => params);

const pathWith = ({ path }: Endpoint, { dictionary, word }: Things): string =>
  path.replace(/:(id|dictionaryId)\b/, dictionary).replace(":wordId", word);

/** Headers that differ between any two answers. */
const OF_ITS_OWN = ["date", "x-request-id"];

async function answerTo(endpoint: Endpoint, ids: Things, body?: unknown, query: Record<string, string> = {}) {
  const search = new URLSearchParams({ ...QUERIES[endpoint.path]?.(ids), ...query });
  const { status, text, headers } = await client.send(
    endpoint.method,
    `/api${pathWith(endpoint, ids)}${search.size > 0 ? `?${search.toString()}` : ""}`,
    body,
  );
  return { status, text, headers: [...headers].filter(([name]) => !OF_ITS_OWN.includes(name)) };
}

test.each(withIds.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  "%s answers another user's ids with the bytes for ids that do not exist",
  async (_name, endpoint) => {
    const body = endpoint.body ? (BODIES[endpoint.path]?.() ?? {}) : undefined;
    const reference = await answerTo(endpoint, unknown(), body);
    expect(reference.status).toBe(404);
    const mixtures: Things[] = [
      foreign,
      { dictionary: foreign.dictionary, word: own.word },
      ...(endpoint.path.includes(":wordId")
        ? [
            { dictionary: own.dictionary, word: foreign.word },
            { dictionary: own.dictionary, word: unknown().word },
          ]
        : []),
      { dictionary: "not-an-id", word: "not-an-id" },
    ];
    for (const ids of mixtures) expect(await answerTo(endpoint, ids, body)).toEqual(reference);
  },
);

test.each([
  ["update", (id: string) => ({ words: { update: [{ id, term: "x" }] } })],
  ["delete", (id: string) => ({ words: { delete: [id] } })],
  [
    "delete beside a new word",
    (id: string) => ({ words: { delete: [id], create: [{ term: "x", definitions: ["y"] }] } }),
  ],
])("another user's word in %s answers as a word that does not exist", async (_what, bodyFor) => {
  const reference = await answerTo(api.dictionaries.update, own, bodyFor(uuidv7()));
  expect(reference.status).toBe(404);
  expect(await answerTo(api.dictionaries.update, own, bodyFor(foreign.word))).toEqual(reference);
});

test.each([
  ["a dictionary to move to", { words: "own", to: "foreign" }],
  ["a word to move", { words: "foreign", to: "own" }],
] as const)("another user's %s answers as one that does not exist", async (_what, { words, to }) => {
  const other = await things(client);
  const bodyOf = (from: Things, target: Things) => ({ dictionaryId: target.dictionary, words: [from.word] });
  const reference = await answerTo(
    api.dictionaries.move,
    own,
    bodyOf(words === "own" ? own : unknown(), to === "own" ? other : unknown()),
  );
  const tried = bodyOf(words === "own" ? own : foreign, to === "own" ? other : foreign);
  expect(await answerTo(api.dictionaries.move, own, tried)).toEqual(reference);
  expect(reference.status).toBe(404);
});

test("another user's word as a place in the list answers as a word that does not exist", async () => {
  const reference = await answerTo(api.dictionaries.read, own, undefined, { after: uuidv7() });
  expect(reference.status).toBe(404);
  expect(await answerTo(api.dictionaries.read, own, undefined, { after: foreign.word })).toEqual(reference);
});

test("a change that is sent for somebody else than who is signed in is 401, and changes nothing", async () => {
  const owner = await server.member();
  const { dictionary, word } = await things(owner);
  const { id } = await owner.ok(api.users.me);
  const deletion = {
    params: { id: dictionary },
    body: { words: { delete: [word] } },
    headers: { [USER_HEADER]: id },
  };
  expect(await client.refused(api.dictionaries.update, deletion)).toMatchObject({
    status: 401,
    code: "unauthorized",
  });
  const { words } = await owner.ok(api.dictionaries.read, { params: { id: dictionary } });
  expect(words.map((one) => one.id)).toEqual([word]);
  expect(await owner.ok(api.dictionaries.update, deletion)).toMatchObject({ wordsCount: 0 });
});

test("nothing of this reached the other user's things", async () => {
  const rows = await server.database.db
    .selectFrom("words")
    .select(["id", "term"])
    .where("dictionary_id", "=", foreign.dictionary)
    .execute();
  expect(rows).toEqual([{ id: foreign.word, term: "cat" }]);
});
