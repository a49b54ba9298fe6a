import type { Dictionary, Word } from "../../../shared/api/dictionaries.ts";
import type { Db } from "../../database/open.ts";
import { DICTIONARY_COLUMNS, toDictionary } from "./rows.ts";
import { readWordsAfter } from "./words-after.ts";

const WORDS_AT_ONCE = 500;

/** All dictionaries of a user, the oldest first. */
export async function readOwnDictionaries(db: Db, userId: string): Promise<Dictionary[]> {
  const rows = await db
    .selectFrom("dictionaries")
    .select(DICTIONARY_COLUMNS)
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(toDictionary);
}

/** All words of a dictionary in order, in batches. */
export async function* eachPageOfWords(
  db: Db,
  userId: string,
  dictionaryId: string,
): AsyncGenerator<readonly Word[]> {
  for (let after = 0, more = true; more;) {
    const words = await readWordsAfter(db, { userId, dictionaryId, after }, WORDS_AT_ONCE);
    yield words;
    after = words.at(-1)?.order ?? after;
    more = words.length === WORDS_AT_ONCE;
  }
}
