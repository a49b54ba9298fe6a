import { sql } from "kysely";

import type { Entry } from "../../../../shared/judge/prepare.ts";
import type { Db } from "../../../database/open.ts";

/** A word of a dictionary as it is now. */
export interface DictionaryWord extends Entry {
  order: number;
}

const wordsOf = (db: Db, userId: string, dictionaryId: string) =>
  db
    .selectFrom("words")
    .select(["id", "order_number as order", "term", "definitions"])
    .where("user_id", "=", userId)
    .where("dictionary_id", "=", dictionaryId);

/** All of them. */
export const readDictionary = (db: Db, userId: string, dictionaryId: string): Promise<DictionaryWord[]> =>
  wordsOf(db, userId, dictionaryId).execute();

/** Those of these order numbers. */
export async function readWords(
  db: Db,
  userId: string,
  dictionaryId: string,
  numbers: ReadonlySet<number>,
): Promise<DictionaryWord[]> {
  if (numbers.size === 0) return [];
  const any = sql<number>`any(${[...numbers]}::int[])`;
  return wordsOf(db, userId, dictionaryId).where("order_number", "=", any).execute();
}

/** A number that changes whenever the dictionary changes; undefined once it is deleted. */
export async function readDictionaryState(
  db: Db,
  userId: string,
  dictionaryId: string,
): Promise<number | undefined> {
  const dictionary = await db
    .selectFrom("dictionaries")
    .select("updated_at")
    .where("user_id", "=", userId)
    .where("id", "=", dictionaryId)
    .executeTakeFirst();
  return dictionary?.updated_at.getTime();
}
