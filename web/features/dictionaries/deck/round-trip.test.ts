import { v7 as uuidv7 } from "uuid";
import { expect, test } from "vitest";

import { api } from "../../../../shared/api/index.ts";
import type { CardDirection, Grade } from "../../../../shared/api/reviews.ts";
import { urlOf } from "../../../../shared/endpoint.ts";
import type { TestClient } from "../../../../test/client.ts";
import { withTestServer } from "../../../../test/server.ts";
import { readDeck } from "./read-file.ts";
import { DeckSession } from "./session.ts";

const DAY = 86_400_000;
const LANGUAGES = { termsLanguage: "ja", definitionsLanguage: "en" } as const;
const WORDS = [
  {
    term: "漢字[かんじ]",
    definitions: ["character; letter", "and / or", "1. first", "a <b> & c"],
    note: "[sound:a.mp3]\n\n\n- \u200fsee &amp;",
    example: "<br>",
    tags: ["a::b", "N5"],
  },
  { term: "橋", definitions: ["bridge"], note: "", example: "", tags: [] },
  { term: "橋", definitions: ["span"], note: "", example: "", tags: [], resting: true },
];
const ANSWERS: readonly (readonly [word: number, direction: CardDirection, daysAgo: number, grade: Grade])[] =
  [
    [0, "forward", 40, "again"],
    [0, "forward", 39, "good"],
    [0, "forward", 30, "hard"],
    [0, "forward", 20, "good"],
    [0, "backward", 25, "easy"],
    [1, "forward", 12, "good"],
    [2, "forward", 50, "good"],
    [2, "forward", 40, "good"],
  ];

const server = await withTestServer();

const create = async (client: TestClient) =>
  (await client.ok(api.dictionaries.create, { body: { name: "Words", ...LANGUAGES } })).id;

async function learned(client: TestClient): Promise<string> {
  const id = await create(client);
  const { words } = await client.ok(api.dictionaries.update, {
    params: { id },
    body: { words: { create: WORDS } },
  });
  const reviews = ANSWERS.map(([word, direction, daysAgo, grade], at) => ({
    id: uuidv7(),
    wordId: words[word]?.id ?? "",
    direction,
    at: new Date(Date.now() - daysAgo * DAY + at).toISOString(),
    grade,
    outcome: null,
    given: [],
    milliseconds: 4200,
  }));
  await client.ok(api.reviews.post, { body: { reviews, source: "import" } });
  return id;
}

async function download(client: TestClient, id: string, format: "json" | "apkg"): Promise<Blob> {
  const cookie = [...client.cookies].map((pair) => pair.join("=")).join("; ");
  const path = urlOf(api.dictionaries.export.path, { id }, { format });
  return (await fetch(server.url + path, { headers: { cookie } })).blob();
}

/** All that a person sees of the words, and when each comes again. */
async function stateOf(client: TestClient, id: string) {
  const { words } = await client.ok(api.dictionaries.read, {
    params: { id },
    query: { sort: "default", direction: 1 },
  });
  return Promise.all(
    words.map(async ({ id: wordId, term, definitions, note, example, tags, resting }) => {
      const { memory } = await client.ok(api.dictionaries.word, { params: { dictionaryId: id, wordId } });
      const due = [memory.forward?.dueOn, memory.backward?.dueOn];
      return { wordId, term, definitions, note, example, tags, resting, due, reviews: memory.forward?.reviews };
    }),
  );
}

test.each(["json", "apkg"] as const)(
  "a dictionary comes back from %s without a difference",
  async (format) => {
    const [owner, other] = [await server.member("developer"), await server.member("developer")];
    const id = await learned(owner);
    const session = new DeckSession(await readDeck(await download(owner, id, format)));
    const roles = session.overview(LANGUAGES).types.map((type) => type.roles);
    expect(session.plan({ roles, decks: null }, []).states).toMatchObject({
      new: 3,
      double: 0,
    });
    session.begin({ kind: "all" }, 100, true);

    const copy = await create(other);
    await other.ok(api.dictionaries.update, {
      params: { id: copy },
      body: { words: { create: session.words(0, 100) } },
    });
    await other.ok(api.reviews.post, { body: { reviews: session.reviews(0, 100), source: "import" } });
    const before = await stateOf(owner, id);
    expect(before.map(({ term }) => term)).toEqual(WORDS.map(({ term }) => term));
    expect(await stateOf(other, copy)).toEqual(before);

    const again = new DeckSession(await readDeck(await download(other, copy, format)));
    expect(again.plan({ roles, decks: null }, session.words(0, 100)).states).toMatchObject({
      new: 0,
      known: 3,
    });
  },
);

test("words whose ids are taken get new ones, and so do their reviews", async () => {
  const owner = await server.member("developer");
  const id = await learned(owner);
  const session = new DeckSession(await readDeck(await download(owner, id, "json")));
  const roles = session.overview(LANGUAGES).types.map((type) => type.roles);
  session.plan({ roles, decks: null }, []);
  session.begin({ kind: "all" }, 100, true);
  const copy = await create(owner);
  const { status } = await owner.call(api.dictionaries.update, {
    params: { id: copy },
    body: { words: { create: session.words(0, 100) } },
  });
  expect(status).toBe(409);
  await owner.ok(api.dictionaries.update, {
    params: { id: copy },
    body: { words: { create: session.renew(0, 100) } },
  });
  expect(
    await owner.ok(api.reviews.post, { body: { reviews: session.reviews(0, 100), source: "import" } }),
  ).toEqual({ accepted: ANSWERS.length, known: 0, refused: [] });
});
