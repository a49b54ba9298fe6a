import { createHash } from "node:crypto";

import { sql } from "kysely";

import { deleteInBatches } from "../../database/batches.ts";
import type { Db } from "../../database/open.ts";
import type { SuggestionDetails } from "../../database/tables/words.ts";
import type { Question } from "../../services/translate/translator.ts";

const LIFETIME_DAYS = 30;
/** Part of every key: raised when provider answers are read differently, so that older entries are no longer found. */
const EDITION = "2";

/** The key of a stored answer; the word itself is not stored. */
export const keyOf = (provider: string, { word, from, to }: Question): Buffer =>
  createHash("sha256")
    .update(JSON.stringify([EDITION, provider, from, to, word]))
    .digest();

export interface Suggestions {
  suggestions: string[];
  source: string | null;
  details: SuggestionDetails;
}

/** What the provider answered within the last thirty days. */
export async function readSuggestions(db: Db, key: Buffer): Promise<Suggestions | undefined> {
  return db
    .selectFrom("translations")
    .select(["suggestions", "source", "details"])
    .where("key", "=", key)
    .where("created_at", ">", sql<Date>`now() - make_interval(days => ${LIFETIME_DAYS})`)
    .executeTakeFirst();
}

export async function keepSuggestions(db: Db, key: Buffer, kept: Suggestions): Promise<void> {
  await db
    .insertInto("translations")
    .values({ key, ...kept })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ ...kept, created_at: sql<Date>`now()` }))
    .execute();
}

export const forgetOldTranslations = (db: Db): Promise<number> =>
  deleteInBatches(db, {
    table: "translations",
    key: "key",
    where: sql`created_at <= now() - make_interval(days => ${LIFETIME_DAYS})`,
  });
