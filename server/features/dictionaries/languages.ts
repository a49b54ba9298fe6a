import { CompiledQuery } from "kysely";

import { searchKey } from "../../../shared/text/fold.ts";
import type { Db } from "../../database/open.ts";
import { AppError } from "../../http/app-error.ts";
import type { Languages } from "./keys.ts";

/** What a search has to know of a dictionary. */
export interface DictionaryState extends Languages {
  wordsCount: number;
  updatedAt: Date;
}

/** Undefined where the dictionary is unknown. */
export async function readState(
  db: Db,
  userId: string,
  dictionaryId: string,
): Promise<DictionaryState | undefined> {
  const query = CompiledQuery.raw(
    `SELECT terms_language AS "termsLanguage", definitions_language AS "definitionsLanguage",
       words_count AS "wordsCount", updated_at AS "updatedAt"
     FROM dictionaries WHERE user_id = $1 AND id = $2`,
    [userId, dictionaryId],
  ) as CompiledQuery<DictionaryState>;
  return (await db.executeQuery(query)).rows[0];
}

/** The languages of a dictionary; 404 where it is unknown. */
export async function readLanguages(db: Db, userId: string, dictionaryId: string): Promise<Languages> {
  const state = await readState(db, userId, dictionaryId);
  if (!state) throw new AppError("not_found");
  return state;
}

/** What is searched for, folded as terms and as definitions are. */
export interface Needles {
  term: string;
  definition: string;
}

export const needlesOf = (filter: string, { termsLanguage, definitionsLanguage }: Languages): Needles => ({
  term: searchKey(filter, termsLanguage),
  definition: searchKey(filter, definitionsLanguage),
});
