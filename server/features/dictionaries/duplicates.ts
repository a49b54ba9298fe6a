import type { Word } from "../../../shared/api/dictionaries.ts";
import { WORD_PAGE_SIZE } from "../../../shared/limits.ts";
import type { Bounded } from "../../../shared/text/bounds.ts";
import { searchKey } from "../../../shared/text/fold.ts";
import type { Db } from "../../database/open.ts";
import { readLanguages } from "./languages.ts";
import { toWord, WORD_COLUMNS } from "./rows.ts";

/** Words whose term differs only in case and diacritics, oldest first; 404 for an unknown dictionary. */
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
    .where("term_key", "=", searchKey(term, termsLanguage))
    .orderBy("order_number")
    .limit(WORD_PAGE_SIZE)
    .execute();
  return rows.map(toWord);
}
