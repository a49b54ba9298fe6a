import { CompiledQuery } from "kysely";

import type { Db } from "../../database/open.ts";
import type { KnownDictionary } from "./known.ts";
import type { Plan } from "./plan.ts";

/**
 * Writes a plan in one statement, if the dictionary still is as it was when the plan was made. Answers the time of the
 * change, which is later than that of any change before, or that of the last one where nothing changes; undefined where
 * the dictionary was changed meanwhile, and then nothing is written.
 */
export async function writePlan(
  db: Db,
  userId: string,
  dictionary: KnownDictionary,
  plan: Plan,
): Promise<Date | undefined> {
  if (!plan.moves && plan.keysVersion === dictionary.keys_version) return dictionary.updated_at;
  const values: unknown[] = [
    userId,
    dictionary.id,
    dictionary.updated_at,
    plan.name,
    plan.termsLanguage,
    plan.definitionsLanguage,
    plan.wordsCount,
    plan.nextOrder,
    JSON.stringify(plan.initials),
    plan.keysVersion,
    plan.moves,
    dictionary.keys_version,
    plan.review,
    plan.skipArticles,
  ];
  const parts = [CHANGE_DICTIONARY];
  if (plan.deleted.length > 0) parts.push(deleteWords(values.push(plan.deleted.map(({ id }) => id))));
  if (plan.updated.length > 0) parts.push(updateWords(values.push(JSON.stringify(plan.updated))));
  if (plan.created.length > 0) parts.push(insertWords(values.push(JSON.stringify(plan.created))));
  const text = `WITH ${parts.join(", ")} SELECT updated_at FROM changed`;
  const { rows } = await db.executeQuery(
    CompiledQuery.raw(text, values) as CompiledQuery<{ updated_at: Date }>,
  );
  return rows[0]?.updated_at;
}

const CHANGE_DICTIONARY = `changed AS (
  UPDATE dictionaries SET name = $4, terms_language = $5, definitions_language = $6, words_count = $7, next_order = $8,
    initials = $9::jsonb, keys_version = $10, review = $13, skip_articles = $14,
    updated_at = CASE WHEN $11 THEN greatest(now()::timestamptz(3), updated_at + interval '1 millisecond') ELSE updated_at END
  WHERE user_id = $1 AND id = $2 AND updated_at = $3::timestamptz AND keys_version = $12
  RETURNING updated_at)`;

const WORD = `id uuid, term text, definitions text[], order_number int, initial text, sort_key text, term_key text,
  definitions_key text, note text, example text, tags text[], tag_keys text[]`;

const deleteWords = (ids: number): string => `deleted AS (
  DELETE FROM words w USING changed WHERE w.user_id = $1 AND w.dictionary_id = $2 AND w.id = ANY($${ids}::uuid[]))`;

const updateWords = (words: number): string => `updated AS (
  UPDATE words w SET term = x.term, definitions = x.definitions, initial = x.initial, sort_key = x.sort_key,
    term_key = x.term_key, definitions_key = x.definitions_key, note = x.note, example = x.example,
    tags = x.tags, tag_keys = x.tag_keys,
    updated_at = CASE WHEN x.touched THEN changed.updated_at ELSE w.updated_at END
  FROM changed, json_to_recordset($${words}::json) AS x(${WORD}, touched boolean)
  WHERE w.user_id = $1 AND w.dictionary_id = $2 AND w.id = x.id)`;

const insertWords = (words: number): string => `created AS (
  INSERT INTO words (user_id, dictionary_id, created_at, updated_at, id, term, definitions, order_number, initial,
    sort_key, term_key, definitions_key, note, example, tags, tag_keys)
  SELECT $1, $2, changed.updated_at, changed.updated_at, x.id, x.term, x.definitions, x.order_number, x.initial,
    x.sort_key, x.term_key, x.definitions_key, x.note, x.example, x.tags, x.tag_keys
  FROM changed, json_to_recordset($${words}::json) AS x(${WORD}))`;
