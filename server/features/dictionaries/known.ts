import { CompiledQuery, type Selectable } from "kysely";

import type { Db } from "../../database/open.ts";
import type { DictionariesTable, WordsTable } from "../../database/tables/words.ts";
import { outdatesKeys, type Changes, type KnownWords } from "./plan.ts";

export type KnownDictionary = Pick<Selectable<DictionariesTable>, (typeof COLUMNS)[number]>;
export type KnownWord = Omit<Selectable<WordsTable>, "user_id">;

const COLUMNS = [
  "id",
  "name",
  "terms_language",
  "definitions_language",
  "review",
  "skip_articles",
  "words_count",
  "next_order",
  "initials",
  "keys_version",
  "created_at",
  "updated_at",
] as const;

const WORD_COLUMNS = [
  "id",
  "dictionary_id",
  "order_number",
  "term",
  "definitions",
  "initial",
  "sort_key",
  "term_key",
  "definitions_key",
  "note",
  "example",
  "tags",
  "tag_keys",
  "created_at",
  "updated_at",
] as const;

export function readKnownDictionary(
  db: Db,
  userId: string,
  dictionaryId: string,
): Promise<KnownDictionary | undefined> {
  return db
    .selectFrom("dictionaries")
    .select(COLUMNS)
    .where("user_id", "=", userId)
    .where("id", "=", dictionaryId)
    .executeTakeFirst();
}

/** The words that changes could be about: those they name, and all of the dictionary where all keys are to be computed anew. */
export async function readMentioned(
  db: Db,
  userId: string,
  dictionary: KnownDictionary,
  changes: Changes,
): Promise<KnownWords> {
  const { create = [], update = [], delete: removed = [] } = changes.words ?? {};
  const ids = [...create.flatMap(({ id }) => id ?? []), ...update.map(({ id }) => id), ...removed];
  const named = ids.length > 0 ? await readNamed(db, userId, ids) : [];
  const all = outdatesKeys(dictionary, changes) ? await readAll(db, userId, dictionary.id) : [];
  return new Map([...named, ...all].map((word) => [word.id, word]));
}

/** Whatever dictionary they are in. */
async function readNamed(db: Db, userId: string, ids: readonly string[]): Promise<KnownWord[]> {
  const text = `SELECT ${WORD_COLUMNS.join(", ")} FROM words WHERE user_id = $1 AND id = ANY($2::uuid[])`;
  const { rows } = await db.executeQuery(CompiledQuery.raw(text, [userId, ids]) as CompiledQuery<KnownWord>);
  return rows;
}

const readAll = (db: Db, userId: string, dictionaryId: string): Promise<KnownWord[]> =>
  db
    .selectFrom("words")
    .select(WORD_COLUMNS)
    .where("user_id", "=", userId)
    .where("dictionary_id", "=", dictionaryId)
    .execute();
