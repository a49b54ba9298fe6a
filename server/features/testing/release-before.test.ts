import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { audit } from "../../../test/audit/audit.ts";
import type { TestClient } from "../../../test/client.ts";
import { MIGRATIONS } from "../../../test/cluster.ts";
import { startTestServer, type TestServer } from "../../../test/server.ts";
import { newTestId } from "./question-ids.ts";
import { forgetEditions } from "./release-before.ts";
import { answer, change, current, finish, makeDictionary, overview, start } from "./testing.fixtures.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const WORDS = Object.fromEntries(Array.from({ length: 120 }, (_, at) => [`Wort ${at}`, `word ${at}`]));
const all = Object.fromEntries(Object.entries(WORDS).map(([term, definition]) => [definition, term]));

/** Starts a test of all words as a node of the release before does: an edition of the dictionary, and no questions. */
async function startThere(client: TestClient, dictionaryId: string): Promise<void> {
  const { id: userId } = await client.ok(api.users.me);
  const { pool } = server.database;
  await pool.query(
    `WITH edition AS (
      INSERT INTO editions (user_id, id, dictionary_id, state_of, name, terms_language, definitions_language)
      SELECT d.user_id, gen_random_uuid(), d.id, d.updated_at, d.name, d.terms_language, d.definitions_language
      FROM dictionaries AS d WHERE d.user_id = $1 AND d.id = $2 RETURNING user_id, id, dictionary_id
    )
    INSERT INTO edition_pages (user_id, edition_id, page, order_numbers, word_ids, terms, definitions)
    SELECT e.user_id, e.id, w.order_number / 50,
      array_agg(w.order_number), array_agg(w.id), array_agg(w.term), jsonb_agg(w.definitions)
    FROM edition AS e JOIN words AS w ON w.user_id = e.user_id AND w.dictionary_id = e.dictionary_id
    GROUP BY e.user_id, e.id, w.order_number / 50`,
    [userId, dictionaryId],
  );
  await pool.query(
    `INSERT INTO tests (user_id, id, dictionary_id, edition_id, swapped, sound, terms_language, definitions_language,
      letter_case, diacritics, order_numbers, started_at)
    SELECT e.user_id, $3, e.dictionary_id, e.id, true, false, e.terms_language, e.definitions_language, 'default', 'default',
      ARRAY(SELECT w.order_number FROM words AS w WHERE w.dictionary_id = $2 ORDER BY random()), now()
    FROM editions AS e JOIN dictionaries AS d ON d.user_id = e.user_id AND d.id = e.dictionary_id AND d.updated_at = e.state_of
    WHERE e.user_id = $1 AND e.dictionary_id = $2
    ON CONFLICT (user_id) DO UPDATE SET
      id = excluded.id, dictionary_id = excluded.dictionary_id, edition_id = excluded.edition_id,
      swapped = excluded.swapped, sound = excluded.sound, order_numbers = excluded.order_numbers,
      started_at = excluded.started_at, finished_at = NULL`,
    [userId, dictionaryId, newTestId()],
  );
  await pool.query("DELETE FROM test_steps WHERE user_id = $1", [userId]);
}

/** What a node of the release before asks, in its order, and under which name. */
async function askedThere(client: TestClient): Promise<{ name: string; terms: string[] }> {
  const { id: userId } = await client.ok(api.users.me);
  const { rows } = await server.database.pool.query<{ name: string; terms: string[] }>(
    `SELECT e.name, array_agg(p.terms[place.at] ORDER BY asked.position) AS terms FROM tests AS t
    JOIN editions AS e ON e.user_id = t.user_id AND e.id = t.edition_id
    CROSS JOIN LATERAL unnest(t.order_numbers) WITH ORDINALITY AS asked (order_number, position)
    JOIN edition_pages AS p ON p.user_id = t.user_id AND p.edition_id = t.edition_id AND p.page = asked.order_number / 50
    CROSS JOIN LATERAL array_position(p.order_numbers, asked.order_number) AS place (at)
    WHERE t.user_id = $1 GROUP BY e.name`,
    [userId],
  );
  return rows[0] ?? { name: "", terms: [] };
}

test("a test that a node of the release before starts goes on here, with the text it was made with", async () => {
  const client = await server.member("developer");
  const { id, words } = await makeDictionary(client, WORDS);
  await startThere(client, id);
  const { terms } = await askedThere(client);
  await change(client, id, { update: [...words.values()].map((word) => ({ id: word, term: "changed" })) });
  await client.ok(api.dictionaries.update, { params: { id }, body: { name: "Changed" } });
  expect((await overview(client)).about).toMatchObject({ dictionaryName: "Animals", swapped: true });
  const report = await finish(client, all);
  expect(report).toMatchObject({ total: 120, dictionaryName: "Animals", counts: { exact: 120 } });
  expect(report.words.map(({ expected }) => expected[0])).toEqual(terms);
});

test("so does one that takes the place of a test that was started here, whatever is called first", async () => {
  const calls = [
    async (client: TestClient) => void (await client.ok(api.testing.skip)),
    async (client: TestClient) => void (await answer(client, "something else")),
    async (client: TestClient) => void (await client.ok(api.testing.end)),
  ];
  for (const call of calls) {
    const client = await server.member("developer");
    const { id } = await makeDictionary(client, { Hund: "dog" });
    const { id: other } = await makeDictionary(client, { Katze: "cat", Maus: "mouse" }, { name: "Others" });
    await start(client, id);
    await startThere(client, other);
    await call(client);
    const report = await finish(client);
    expect(report).toMatchObject({ total: 2, dictionaryName: "Others" });
  }
});

test("tests that are there get their questions by the migration, and only those", async () => {
  const client = await server.member("developer");
  const { id } = await makeDictionary(client, WORDS);
  await startThere(client, id);
  const { terms } = await askedThere(client);
  const { pool } = server.database;
  await pool.query(await readFile(join(MIGRATIONS, "0045_questions_of_running_tests.sql"), "utf8"));
  const { rows } = await pool.query(
    "SELECT 1 FROM tests WHERE questions_of IS DISTINCT FROM id OR dictionary_name IS NULL OR total IS NULL",
  );
  expect(rows).toEqual([]);
  const uncounted = "A running test's day is counted.";
  expect((await audit(pool)).filter(({ sentence }) => sentence !== uncounted)).toEqual([]);
  const report = await finish(client, all);
  expect(report.words.map(({ expected }) => expected[0])).toEqual(terms);
});

test("what is started here is asked there in the same order, and replaced there and here", async () => {
  const client = await server.member("developer");
  const { id } = await makeDictionary(client, WORDS);
  for (let round = 0; round < 2; round++) {
    await start(client, id);
    const { name, terms } = await askedThere(client);
    const { words } = await finish(client);
    expect({ name, terms }).toEqual({ name: "Animals", terms: words.map(({ prompt }) => prompt[0]) });
    await startThere(client, id);
    await change(client, id, { create: [{ term: `Neu ${round}`, definitions: ["new"] }] });
    await answer(client, "something else");
  }
  await start(client, id, { range: { from: 1, to: 1 } });
  expect((await current(client)).prompt).toEqual(["Wort 0"]);
});

test("editions that no test needs are forgotten after an hour, and no other", async () => {
  const client = await server.member("developer");
  const { id } = await makeDictionary(client, { Hund: "dog" });
  const { pool, db } = server.database;
  const age = () => pool.query("UPDATE editions SET made_at = now() - interval '61 minutes'");
  await startThere(client, id);
  await start(client, id);
  expect(await forgetEditions(db)).toBe(0);
  await age();
  expect(await forgetEditions(db)).toBeGreaterThan(0);
  await age();
  expect(await forgetEditions(db)).toBe(0);
  expect((await askedThere(client)).terms).toEqual(["Hund"]);
});
