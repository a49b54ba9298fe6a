import { sql } from "kysely";

import type { OwnData } from "../../../../shared/api/own-data.ts";
import type { StoredReport } from "../../../../shared/api/testing.ts";
import type { Db } from "../../../database/open.ts";
import { readStoredReport } from "../report/reports.ts";

type OwnDictionary = OwnData["dictionaries"][number];
type Strictness = OwnDictionary["strictness"];
type Counts = Pick<OwnDictionary["words"][number], "timesRight" | "timesWrong">;

/** Null where nobody chose. */
export async function readChosenStrictness(
  db: Db,
  userId: string,
  dictionaryId: string,
): Promise<Strictness> {
  const chosen = await db
    .selectFrom("dictionary_strictness")
    .select(["letter_case as letterCase", "diacritics"])
    .where("user_id", "=", userId)
    .where("dictionary_id", "=", dictionaryId)
    .executeTakeFirst();
  return chosen ?? null;
}

/**
 * How often words were right and wrong in finished tests, by the word's id; words that were never asked are left out.
 */
export async function readCounts(
  db: Db,
  userId: string,
  wordIds: readonly string[],
): Promise<Map<string, Counts>> {
  const rows = await db
    .selectFrom("word_statistics")
    .select(["word_id as wordId", "times_right as timesRight", "times_wrong as timesWrong"])
    .where("user_id", "=", userId)
    .where("word_id", "=", sql<string>`any(${wordIds}::uuid[])`)
    .execute();
  return new Map(rows.map(({ wordId, ...counts }) => [wordId, counts]));
}

/** All reports of a dictionary, oldest first, one at a time because each contains every word of its test. */
export async function* eachReport(
  db: Db,
  userId: string,
  dictionaryId: string,
): AsyncGenerator<StoredReport> {
  const rows = await db
    .selectFrom("reports")
    .select("id")
    .where("user_id", "=", userId)
    .where("dictionary_id", "=", dictionaryId)
    .orderBy("finished_at")
    .orderBy("id")
    .execute();
  for (const { id } of rows) {
    const report = await readStoredReport(db, userId, id);
    if (report) yield report;
  }
}
