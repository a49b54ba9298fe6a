import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import type { TestClient } from "../../../test/client.ts";
import { MIGRATIONS } from "../../../test/cluster.ts";
import { withTestServer } from "../../../test/server.ts";
import { statementsOf } from "../../database/sql-statements.ts";
import { newTestId } from "./questions.ts";
import { finish, makeDictionary, start } from "./testing.fixtures.ts";

const server = await withTestServer();

const WORDS = Object.fromEntries(Array.from({ length: 120 }, (_, at) => [`Wort ${at}`, `word ${at}`]));
const all = Object.fromEntries(Object.entries(WORDS).map(([term, definition]) => [definition, term]));

/** Replaces the test as a node of 0.1.0 does, by one of all words from the last: an edition of the dictionary, and no questions. */
async function replaceAsBefore(client: TestClient, dictionaryId: string): Promise<void> {
  const { id: userId } = await client.ok(api.users.me);
  const { pool } = server.database;
  const editionId = randomUUID();
  await pool.query(
    `INSERT INTO editions (user_id, id, dictionary_id, state_of, name, terms_language, definitions_language)
    SELECT d.user_id, $3, d.id, d.updated_at, d.name, d.terms_language, d.definitions_language
    FROM dictionaries AS d WHERE d.user_id = $1 AND d.id = $2`,
    [userId, dictionaryId, editionId],
  );
  await pool.query(
    `INSERT INTO edition_pages (user_id, edition_id, page, order_numbers, word_ids, terms, definitions)
    SELECT w.user_id, $3, w.order_number / 50,
      array_agg(w.order_number), array_agg(w.id), array_agg(w.term), jsonb_agg(w.definitions)
    FROM words AS w WHERE w.user_id = $1 AND w.dictionary_id = $2 GROUP BY w.user_id, w.order_number / 50`,
    [userId, dictionaryId, editionId],
  );
  await pool.query(
    `UPDATE tests SET id = $4, dictionary_id = $2, edition_id = $3, swapped = true, finished_at = NULL, order_numbers =
      ARRAY(SELECT w.order_number FROM words AS w WHERE w.user_id = $1 AND w.dictionary_id = $2 ORDER BY w.order_number DESC)
    WHERE user_id = $1`,
    [userId, dictionaryId, editionId, newTestId()],
  );
}

test("a test that a node of 0.1.0 started last goes on after the migration, and others are as they were", async () => {
  const [before, now] = [await server.member("developer"), await server.member()] as const;
  const { id } = await makeDictionary(before, WORDS);
  const { id: other } = await makeDictionary(before, { Katze: "cat", Maus: "mouse" }, { name: "Others" });
  await start(before, other);
  await replaceAsBefore(before, id);
  const { id: here } = await makeDictionary(now, { Hund: "dog" });
  await start(now, here);
  const { pool } = server.database;
  for (const migration of ["0074_questions_of_last_tests.sql", "0076_delete_editions.sql"])
    for (const statement of statementsOf(await readFile(join(MIGRATIONS, migration), "utf8")))
      await pool.query(statement);
  expect((await pool.query("SELECT 1 FROM editions")).rows).toEqual([]);
  const report = await finish(before, all);
  expect(report).toMatchObject({ total: 120, dictionaryName: "Animals", counts: { exact: 120 } });
  expect(report.words.map(({ expected }) => expected[0])).toEqual(Object.keys(WORDS).toReversed());
  expect(await finish(now, { dog: "Hund" })).toMatchObject({ total: 1 });
});
