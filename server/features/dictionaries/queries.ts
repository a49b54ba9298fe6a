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

/** Deletes a dictionary and everything that belongs to it; 404 for an unknown one. */
export async function deleteDictionary(db: Db, userId: string, dictionaryId: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom("dictionaries")
    .where("user_id", "=", userId)
    .where("id", "=", dictionaryId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError("not_found");
}
