import { sql } from "kysely";

import type { DictionaryTags } from "../../../shared/api/dictionaries.ts";
import type { InterfaceLanguage } from "../../../shared/languages.ts";
import type { Bounded } from "../../../shared/text/bounds.ts";
import { collator } from "../../../shared/text/transform.ts";
import type { Db } from "../../database/open.ts";
import { readLanguages } from "./languages.ts";

/**
 * The tags of a dictionary in a language's alphabetical order, each spelled as in the first word that has it, and how
 * many words rest; 404 for an unknown dictionary.
 */
export async function readTags(
  db: Db,
  userId: string,
  dictionaryId: string,
  language: InterfaceLanguage,
): Promise<DictionaryTags> {
  await readLanguages(db, userId, dictionaryId);
  const { rows } = await sql<{ tag: Bounded; words: number }>`
    SELECT (array_agg(tagged.tag ORDER BY w.order_number))[1] AS tag, count(*)::int AS words
    FROM words AS w CROSS JOIN LATERAL unnest(w.tags, w.tag_keys) AS tagged (tag, key)
    WHERE w.user_id = ${userId} AND w.dictionary_id = ${dictionaryId}
    GROUP BY tagged.key`.execute(db);
  const { resting } = await db
    .selectFrom("words")
    .select((eb) => eb.fn.countAll<string>().as("resting"))
    .where("user_id", "=", userId)
    .where("dictionary_id", "=", dictionaryId)
    .where("resting", "=", true)
    .executeTakeFirstOrThrow();
  const compare = collator(language, { numeric: true });
  return { tags: rows.toSorted((a, b) => compare(a.tag, b.tag)), resting: Number(resting) };
}
