import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { audit } from "../../../test/audit/audit.ts";
import type { TestClient } from "../../../test/client.ts";
import { MIGRATIONS } from "../../../test/cluster.ts";
import { startTestServer, type TestServer } from "../../../test/server.ts";
import { newTestId } from "./question-ids.ts";
import { finish, makeDictionary, start } from "./testing.fixtures.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const WORDS = Object.fromEntries(Array.from({ length: 120 }, (_, at) => [`Wort ${at}`, `word ${at}`]));
const all = Object.fromEntries(Object.entries(WORDS).map(([term, definition]) => [definition, term]));

/** Starts a test of all words as a node of 0.1.0 does: an edition of the dictionary, and no questions. */
async function startAsBefore(client: TestClient, dictionaryId: string): Promise<void> {
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
    WHERE e.user_id = $1 AND e.dictionary_id = $2`,
    [userId, dictionaryId, newTestId()],
  );
}

/** What such a test asks, in its order. */
async function termsOf(client: TestClient): Promise<string[]> {
  const { id: userId } = await client.ok(api.users.me);
  const { rows } = await server.database.pool.query<{ term: string }>(
    `SELECT p.terms[place.at] AS term FROM tests AS t
    CROSS JOIN LATERAL unnest(t.order_numbers) WITH ORDINALITY AS asked (order_number, position)
    JOIN edition_pages AS p ON p.user_id = t.user_id AND p.edition_id = t.edition_id AND p.page = asked.order_number / 50
    CROSS JOIN LATERAL array_position(p.order_numbers, asked.order_number) AS place (at)
    WHERE t.user_id = $1 ORDER BY asked.position`,
    [userId],
  );
  return rows.map(({ term }) => term);
}

test.each(["0045_questions_of_running_tests.sql", "0074_questions_of_last_tests.sql"])(
  "a test that a node of 0.1.0 started goes on after %s, and others are as they were",
  async (migration) => {
    const [before, now] = [await server.member("developer"), await server.member()] as const;
    const { id } = await makeDictionary(before, WORDS);
    const { id: other } = await makeDictionary(now, { Hund: "dog" });
    await startAsBefore(before, id);
    await start(now, other);
    const terms = await termsOf(before);
    await server.database.pool.query(await readFile(join(MIGRATIONS, migration), "utf8"));
    const uncounted = "A running test's day is counted.";
    expect((await audit(server.database.pool)).filter(({ sentence }) => sentence !== uncounted)).toEqual([]);
    const report = await finish(before, all);
    expect(report).toMatchObject({ total: 120, dictionaryName: "Animals", counts: { exact: 120 } });
    expect(report.words.map(({ expected }) => expected[0])).toEqual(terms);
    expect(await finish(now, { dog: "Hund" })).toMatchObject({ total: 1 });
  },
);
