import { sql, type Kysely } from "kysely";

import type { Strictness } from "../../../../shared/api/reports.ts";
import { DEFAULT_STRICTNESS } from "../../../../shared/judge/question.ts";
import { AppError } from "../../../app-error.ts";
import { lockUser } from "../../../database/locks.ts";
import type { Db } from "../../../database/open.ts";
import type { Tables } from "../../../database/tables.ts";

/** How strictly answers are judged in a dictionary; `not_found` for an unknown one. */
export async function readStrictness(db: Db, userId: string, dictionaryId: string): Promise<Strictness> {
  const row = await db
    .selectFrom("dictionaries as d")
    .leftJoin("dictionary_strictness as s", (on) =>
      on.on("s.user_id", "=", userId).onRef("s.dictionary_id", "=", "d.id"),
    )
    .select(["s.letter_case", "s.diacritics"])
    .where("d.user_id", "=", userId)
    .where("d.id", "=", dictionaryId)
    .executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return {
    case: row.letter_case ?? DEFAULT_STRICTNESS.case,
    diacritics: row.diacritics ?? DEFAULT_STRICTNESS.diacritics,
  };
}

/** Changes it, for a running test too. */
export function changeStrictness(
  db: Kysely<Tables>,
  userId: string,
  dictionaryId: string,
  changes: { [K in keyof Strictness]?: Strictness[K] | undefined },
): Promise<Strictness> {
  const { case: letterCase = null, diacritics = null } = changes;
  return db.transaction().execute(async (tx) => {
    // No test of theirs starts or is answered meanwhile (decision 222).
    await lockUser(tx, userId);
    const dictionary = await tx
      .selectFrom("dictionaries")
      .select("id")
      .where("user_id", "=", userId)
      .where("id", "=", dictionaryId)
      .forKeyShare()
      .executeTakeFirst();
    if (!dictionary) throw new AppError("not_found");
    const { rows } = await sql<Strictness>`
      INSERT INTO dictionary_strictness AS s (user_id, dictionary_id, letter_case, diacritics)
      VALUES (${userId}, ${dictionaryId}, ${letterCase ?? DEFAULT_STRICTNESS.case}, ${diacritics ?? DEFAULT_STRICTNESS.diacritics})
      ON CONFLICT (user_id, dictionary_id) DO UPDATE SET
        letter_case = coalesce(${letterCase}, s.letter_case), diacritics = coalesce(${diacritics}, s.diacritics)
      RETURNING s.letter_case AS case, s.diacritics`.execute(tx);
    const [strictness] = rows;
    if (!strictness) throw new AppError("conflict");
    await tx
      .updateTable("tests")
      .set({ letter_case: strictness.case, diacritics: strictness.diacritics })
      .where("user_id", "=", userId)
      .where("dictionary_id", "=", dictionaryId)
      .execute();
    return strictness;
  });
}
