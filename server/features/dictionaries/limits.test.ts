import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { ROLE_LIMITS, ROLES, type Role } from "../../../shared/roles.ts";
import { TestClient } from "../../../test/client.ts";
import { startTestServer, type TestServer } from "../../../test/server.ts";

let server: TestServer;
let second: string;
beforeAll(async () => {
  server = await startTestServer();
  second = await server.second();
});
afterAll(() => server.close());

/** The same person at the first and at the second process. */
async function atBoth(role: Role): Promise<[TestClient, TestClient]> {
  const first = await server.member(role);
  const twin = new TestClient(second);
  for (const [name, value] of first.cookies) twin.cookies.set(name, value);
  return [first, twin];
}

const CROWD = 300;
const body = { name: "Crowd", termsLanguage: "en", definitionsLanguage: "uk" } as const;

describe.each(ROLES)("a crowd of creates as %s over two processes", (role) => {
  const { dictionaries, wordsPerDictionary } = ROLE_LIMITS[role];

  test("makes exactly as many dictionaries as the role may have", async () => {
    const [first, twin] = await atBoth(role);
    const answers = await Promise.all(
      Array.from({ length: CROWD }, (_, i) => (i % 2 ? first : twin).call(api.dictionaries.create, { body })),
    );
    expect(tally(answers.map(({ status }) => status))).toEqual({
      201: dictionaries,
      403: CROWD - dictionaries,
    });
    expect((await first.ok(api.dictionaries.list)).data).toHaveLength(dictionaries);
  });

  test("makes exactly as many words as the role may have", async () => {
    const [first, twin] = await atBoth(role);
    const { id } = await first.ok(api.dictionaries.create, { body });
    const room = 40;
    await first.ok(api.dictionaries.update, {
      params: { id },
      body: { words: { create: words(wordsPerDictionary - room) } },
    });
    const answers = await Promise.all(
      Array.from({ length: CROWD }, (_, i) =>
        (i % 2 ? first : twin).call(api.dictionaries.update, {
          params: { id },
          body: { words: { create: words(1).map((word) => (i % 3 ? word : { ...word, id: uuidv7() })) } },
        }),
      ),
    );
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: room, 403: CROWD - room });
    const { wordsCount } = await first.ok(api.dictionaries.read, { params: { id } });
    const rows = await server.database.db
      .selectFrom("words")
      .select("order_number")
      .where("dictionary_id", "=", id)
      .execute();
    expect({ wordsCount, rows: rows.length }).toEqual({
      wordsCount: wordsPerDictionary,
      rows: wordsPerDictionary,
    });
    expect(new Set(rows.map((row) => row.order_number)).size).toBe(wordsPerDictionary);
  });
});

test("a crowd that creates, deletes and edits keeps the count right", async () => {
  const [first, twin] = await atBoth("premium");
  const { id } = await first.ok(api.dictionaries.create, { body });
  const { words: made } = await first.ok(api.dictionaries.update, {
    params: { id },
    body: { words: { create: words(100) } },
  });
  await Promise.all(
    made.map((word, i) =>
      (i % 2 ? first : twin).call(api.dictionaries.update, {
        params: { id },
        body: {
          words: {
            create: words(i % 4),
            delete: i % 3 ? [word.id] : [],
            update: i % 3 ? [] : [{ id: word.id, term: "edited" }],
          },
        },
      }),
    ),
  );
  const { wordsCount } = await first.ok(api.dictionaries.read, { params: { id } });
  const rows = await server.database.db
    .selectFrom("words")
    .select("initial")
    .where("dictionary_id", "=", id)
    .execute();
  const { initials } = await server.database.db
    .selectFrom("dictionaries")
    .select("initials")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect({ rows: rows.length, wordsCount }).toEqual({ rows: 184, wordsCount: 184 });
  expect(initials).toEqual(tally(rows.map((row) => row.initial)));
});

const words = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    term: `${String.fromCharCode(97 + (i % 26))}${i}`,
    definitions: ["x"],
  }));

function tally(values: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
