import { sql } from "kysely";

import type { OwnData } from "../../../../shared/api/own-data.ts";
import type { KeptReport } from "../../../../shared/api/testing.ts";
import type { Db } from "../../../database/open.ts";
import { readKeptReport } from "../report/reports.ts";

type OwnDictionary = OwnData["dictionaries"][number];
type Strictness = OwnDictionary["strictness"];
type Counts = Pick<OwnDictionary["words"][number], "timesRight" | "timesWrong">;

/** Null where nobody chose. */
export async function readChosenStrictness(
  db: Db,
  userId: string,
  dictionaryId: string,
): Promise<Strictness> {
  const { rows } = await sql<NonNullable<Strictness>>`
    SELECT s.letter_case AS "letterCase", s.diacritics FROM dictionary_strictness AS s
    WHERE s.user_id = ${userId} AND s.dictionary_id = ${dictionaryId}`.execute(db);
  return rows[0] ?? null;
}

/**
 * How often words were right and wrong in finished tests, by the word's id; words that were never asked are left out.
 */
export async function readCounts(
  db: Db,
  userId: string,
  wordIds: readonly string[],
): Promise<Map<string, Counts>> {
  const { rows } = await sql<Counts & { wordId: string }>`
    SELECT s.word_id AS "wordId", s.times_right AS "timesRight", s.times_wrong AS "timesWrong"
    FROM word_statistics AS s WHERE s.user_id = ${userId} AND s.word_id = ANY(${wordIds}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map(({ wordId, ...counts }) => [wordId, counts]));
}

/** All reports of a dictionary, oldest first, one at a time because each contains every word of its test. */
export async function* eachReport(db: Db, userId: string, dictionaryId: string): AsyncGenerator<KeptReport> {
  const { rows } = await sql<{ id: string }>`
    SELECT r.id FROM reports AS r
    WHERE r.user_id = ${userId} AND r.dictionary_id = ${dictionaryId}
    ORDER BY r.finished_at, r.id`.execute(db);
  for (const { id } of rows) {
    const report = await readKeptReport(db, userId, id);
    if (report) yield report;
  }
}
