import { sql } from "kysely";

import type { Word } from "../../../shared/api/dictionaries.ts";
import { similarKeys } from "../../../shared/judge/similar.ts";
import { WORD_PAGE_SIZE } from "../../../shared/limits.ts";
import type { Bounded } from "../../../shared/text/bounds.ts";
import type { Db } from "../../database/open.ts";
import { readLanguages } from "./languages.ts";
import { toWord, WORD_COLUMNS } from "./rows.ts";

/** Words with the same term or a similar one, oldest first; 404 for an unknown dictionary. */
export async function readDuplicates(
  db: Db,
  userId: string,
  dictionaryId: string,
  term: Bounded,
): Promise<Word[]> {
  const { termsLanguage } = await readLanguages(db, userId, dictionaryId);
  const rows = await db
    .selectFrom("words")
    .select(WORD_COLUMNS)
    .where("user_id", "=", userId)
    .where("dictionary_id", "=", dictionaryId)
    .where(sql<boolean>`string_to_array(term_key, chr(10)) && ${similarKeys(term, termsLanguage)}::text[]`)
    .orderBy("order_number")
    .limit(WORD_PAGE_SIZE)
    .execute();
  return rows.map(toWord);
}
