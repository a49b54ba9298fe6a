import type { Word } from "../../../shared/api/dictionaries.ts";
import { AppError } from "../../app-error.ts";
import type { Db } from "../../database/open.ts";
import { toWord, WORD_COLUMNS } from "./rows.ts";

/** One word of a dictionary; 404 where either is unknown. */
export async function readWord(db: Db, userId: string, dictionaryId: string, wordId: string): Promise<Word> {
  const row = await db
    .selectFrom("words")
    .select(WORD_COLUMNS)
    .where("user_id", "=", userId)
    .where("dictionary_id", "=", dictionaryId)
    .where("id", "=", wordId)
    .executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return toWord(row);
}
