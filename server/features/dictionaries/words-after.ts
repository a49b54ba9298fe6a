import type { Word } from "../../../shared/api/dictionaries.ts";
import type { Db } from "../../database/open.ts";
import { toWord, WORD_COLUMNS } from "./rows.ts";

interface Place {
  userId: string;
  dictionaryId: string;
  /** An order number; 0 for the beginning. */
  after: number;
}

/** The next words of a dictionary by number, up to `most`. */
export async function readWordsAfter(
  db: Db,
  { userId, dictionaryId, after }: Place,
  most: number,
): Promise<Word[]> {
  const rows = await db
    .selectFrom("words")
    .select(WORD_COLUMNS)
    .where("user_id", "=", userId)
    .where("dictionary_id", "=", dictionaryId)
    .where("order_number", ">", after)
    .orderBy("order_number")
    .limit(most)
    .execute();
  return rows.map(toWord);
}
