import { sql } from "kysely";

import type { Strictness } from "../../../shared/api/reports.ts";
import { DEFAULT_STRICTNESS } from "../../../shared/judge/question.ts";
import { AppError } from "../../app-error.ts";
import type { Db } from "../../database/open.ts";

/** How strictly answers are judged in a dictionary; `not_found` for an unknown one. */
export async function readStrictness(db: Db, userId: string, dictionaryId: string): Promise<Strictness> {
  const { rows } = await sql<{
    case: Strictness["case"] | null;
    diacritics: Strictness["diacritics"] | null;
  }>`
    SELECT s.letter_case AS case, s.diacritics FROM dictionaries AS d
    LEFT JOIN dictionary_strictness AS s ON s.user_id = d.user_id AND s.dictionary_id = d.id
    WHERE d.user_id = ${userId} AND d.id = ${dictionaryId}`.execute(db);
  if (!rows[0]) throw new AppError("not_found");
  const { case: letterCase, diacritics } = rows[0];
  return {
    case: letterCase ?? DEFAULT_STRICTNESS.case,
    diacritics: diacritics ?? DEFAULT_STRICTNESS.diacritics,
  };
}

/** Changes it, for a running test too. */
export async function changeStrictness(
  db: Db,
  userId: string,
  dictionaryId: string,
  changes: { [K in keyof Strictness]?: Strictness[K] | undefined },
): Promise<Strictness> {
  const { case: letterCase = null, diacritics = null } = changes;
  const { rows } = await sql<Strictness>`
    WITH changed AS (
      INSERT INTO dictionary_strictness AS s (user_id, dictionary_id, letter_case, diacritics)
      SELECT d.user_id, d.id,
        coalesce(${letterCase}, ${DEFAULT_STRICTNESS.case}), coalesce(${diacritics}, ${DEFAULT_STRICTNESS.diacritics})
      FROM dictionaries AS d WHERE d.user_id = ${userId} AND d.id = ${dictionaryId}
      FOR KEY SHARE
      ON CONFLICT (user_id, dictionary_id) DO UPDATE SET
        letter_case = coalesce(${letterCase}, s.letter_case), diacritics = coalesce(${diacritics}, s.diacritics)
      RETURNING s.letter_case, s.diacritics
    ), running AS (
      UPDATE tests AS t SET letter_case = changed.letter_case, diacritics = changed.diacritics
      FROM changed WHERE t.user_id = ${userId} AND t.dictionary_id = ${dictionaryId}
    )
    SELECT changed.letter_case AS case, changed.diacritics FROM changed`.execute(db);
  if (!rows[0]) throw new AppError("not_found");
  return rows[0];
}
