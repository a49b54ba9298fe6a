import { CompiledQuery, type Selectable } from "kysely";

import type { Db } from "../../database/open.ts";
import type { DictionariesTable, WordsTable } from "../../database/tables/words.ts";
import { outdatesKeys, type Changes, type KnownWords } from "./plan.ts";
import { DICTIONARY_COLUMNS, WORD_COLUMNS } from "./rows.ts";

export type KnownDictionary = Pick<Selectable<DictionariesTable>, (typeof KNOWN_COLUMNS)[number]>;
export type KnownWord = Pick<Selectable<WordsTable>, (typeof KNOWN_WORD_COLUMNS)[number]>;

export const KNOWN_COLUMNS = [...DICTIONARY_COLUMNS, "next_order", "initials", "keys_version"] as const;

const KNOWN_WORD_COLUMNS = [
  ...WORD_COLUMNS,
  "dictionary_id",
  "initial",
  "sort_key",
  "term_key",
  "definitions_key",
  "tag_keys",
  "field_times",
] as const;

export function readKnownDictionary(
  db: Db,
  userId: string,
  dictionaryId: string,
): Promise<KnownDictionary | undefined> {
  return db
    .selectFrom("dictionaries")
    .select(KNOWN_COLUMNS)
    .where("user_id", "=", userId)
    .where("id", "=", dictionaryId)
    .executeTakeFirst();
}

/** The words that changes may refer to: those they name, and the whole dictionary where all keys must be recomputed. */
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

/** From any dictionary of the user. */
async function readNamed(db: Db, userId: string, ids: readonly string[]): Promise<KnownWord[]> {
  const text = `SELECT ${KNOWN_WORD_COLUMNS.join(", ")} FROM words WHERE user_id = $1 AND id = ANY($2::uuid[])`;
  const { rows } = await db.executeQuery(CompiledQuery.raw(text, [userId, ids]) as CompiledQuery<KnownWord>);
  return rows;
}

const readAll = (db: Db, userId: string, dictionaryId: string): Promise<KnownWord[]> =>
  db
    .selectFrom("words")
    .select(KNOWN_WORD_COLUMNS)
    .where("user_id", "=", userId)
    .where("dictionary_id", "=", dictionaryId)
    .execute();
