import type { Bounded } from "../../../shared/text/bounds.ts";
import { searchKeys } from "../../../shared/text/fold.ts";
import { AppError } from "../../app-error.ts";
import type { Db } from "../../database/open.ts";
import type { Languages } from "./keys.ts";

/** The languages of a dictionary; 404 where it is unknown. */
export async function readLanguages(db: Db, userId: string, dictionaryId: string): Promise<Languages> {
  const languages = await db
    .selectFrom("dictionaries")
    .select(["terms_language as termsLanguage", "definitions_language as definitionsLanguage"])
    .where("user_id", "=", userId)
    .where("id", "=", dictionaryId)
    .executeTakeFirst();
  if (!languages) throw new AppError("not_found");
  return languages;
}

/** Patterns of `LIKE` that find a search text in the keys of terms and of definitions. */
export interface Needles {
  term: string[];
  definition: string[];
}

export const needlesOf = (filter: Bounded, { termsLanguage, definitionsLanguage }: Languages): Needles => ({
  term: searchKeys(filter, termsLanguage).map(containing),
  definition: searchKeys(filter, definitionsLanguage).map(containing),
});

const containing = (key: string): string => `%${key.replace(/[\\%_]/g, "\\$&")}%`;
