import type { Kysely } from "kysely";

import { AppError } from "../../app-error.ts";
import type { Tables } from "../../database/tables.ts";
import { changeDictionary } from "./change.ts";
import { KEYS_VERSION } from "./keys.ts";

const AT_ONCE = 20;

/** Recomputes keys of words that were made by older rules than this process has; returns for how many dictionaries. */
export async function rekeyDictionaries(db: Kysely<Tables>): Promise<number> {
  for (let done = 0; ; done += AT_ONCE) {
    const outdated = await db
      .selectFrom("dictionaries")
      .select(["user_id as userId", "id as dictionaryId"])
      .where("keys_version", "<", KEYS_VERSION)
      .limit(AT_ONCE)
      .execute();
    for (const dictionary of outdated)
      await changeDictionary(db, { ...dictionary, role: null, changes: {} }).catch(ignoreDeleted);
    if (outdated.length < AT_ONCE) return done + outdated.length;
  }
}

function ignoreDeleted(error: unknown): void {
  if (!(error instanceof AppError && error.code === "not_found")) throw error;
}
