import { CompiledQuery } from "kysely";

import { EMPTY_WORD, mapFields } from "../../../shared/api/word.ts";
import { lockUser } from "../../database/locks.ts";
import type { Db } from "../../database/open.ts";
import type { Plan, UpdatedWord, WrittenWord } from "./plan.ts";
import type { KnownDictionary } from "./rows.ts";

/**
 * Writes a plan, all or nothing, if the dictionary has not changed since the plan was made. Returns the time of the
 * change, which is later than any earlier change, or the last change's time where nothing changes; undefined where the
 * dictionary was changed in the meantime, and then nothing is written.
 */
export async function writePlan(
  db: Db,
  userId: string,
  dictionary: KnownDictionary,
  plan: Plan,
): Promise<Date | undefined> {
  if (!plan.moves && plan.keysVersion === dictionary.keys_version) return dictionary.updated_at;
  const { created, updated, deleted } = plan;
  if (created.length + updated.length + deleted.length === 0)
    return writeDictionary(db, userId, dictionary, plan);
  return inTransaction(db, async (tx) => {
    // Nobody is answering one of these words meanwhile.
    if (deleted.length > 0) await lockUser(tx, userId);
    const time = await writeDictionary(tx, userId, dictionary, plan);
    if (!time) return undefined;
    const place = { userId, dictionaryId: dictionary.id, time };
    if (deleted.length > 0) await deleteWords(tx, place, deleted);
    if (updated.length > 0) await updateWords(tx, place, updated);
    if (created.length > 0) await insertWords(tx, place, created);
    return time;
  });
}

/** Does something all or nothing: in the transaction that there is, or in one of its own. */
export const inTransaction = <Result>(db: Db, run: (tx: Db) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? run(db) : db.transaction().execute(run);

/** The time is computed from values only, as decision 145 requires. */
const writeDictionaryAt = (time: string, changes: string): string => `
  UPDATE dictionaries SET name = $4, terms_language = $5, definitions_language = $6, words_count = $7, next_order = $8,
    initials = $9::jsonb, keys_version = $10, review = $11, skip_articles = $12, new_per_day = $14,
    changes_count = ${changes}, updated_at = ${time}
  WHERE user_id = $1 AND id = $2 AND updated_at = $3::timestamptz(3) AND keys_version = $13
  RETURNING updated_at`;

const AT_NEW_TIME = writeDictionaryAt(
  "greatest(now()::timestamptz(3), $3::timestamptz(3) + interval '1 millisecond')",
  "changes_count + 1",
);
const AT_SAME_TIME = writeDictionaryAt("$3::timestamptz(3)", "changes_count");

/** From here on nobody else can change the dictionary. */
async function writeDictionary(
  db: Db,
  userId: string,
  { id, updated_at, keys_version }: KnownDictionary,
  plan: Plan,
): Promise<Date | undefined> {
  const query = CompiledQuery.raw(plan.moves ? AT_NEW_TIME : AT_SAME_TIME, [
    userId,
    id,
    updated_at,
    plan.name,
    plan.termsLanguage,
    plan.definitionsLanguage,
    plan.wordsCount,
    plan.nextOrder,
    JSON.stringify(plan.initials),
    plan.keysVersion,
    plan.review,
    plan.skipArticles,
    keys_version,
    plan.newPerDay,
  ]) as CompiledQuery<{ updated_at: Date }>;
  return (await db.executeQuery(query)).rows[0]?.updated_at;
}

interface Place {
  userId: string;
  dictionaryId: string;
  time: Date;
}

const run = (tx: Db, text: string, values: unknown[]) => tx.executeQuery(CompiledQuery.raw(text, values));

const deleteWords = (tx: Db, { userId, dictionaryId }: Place, words: readonly { id: string }[]) =>
  run(tx, "DELETE FROM words WHERE user_id = $1 AND dictionary_id = $2 AND id = ANY($3::uuid[])", [
    userId,
    dictionaryId,
    words.map(({ id }) => id),
  ]);

const FIELD_TYPES = mapFields((field) => (typeof EMPTY_WORD[field] === "string" ? "text" : "text[]"));

/** The columns of a word that are written, with their types. */
const COLUMNS = {
  id: "uuid",
  order_number: "int",
  ...FIELD_TYPES,
  initial: "text",
  sort_key: "text",
  term_key: "text",
  definitions_key: "text",
  tag_keys: "text[]",
  resting: "boolean",
} satisfies Record<keyof WrittenWord, string>;

const NAMES = Object.keys(COLUMNS);
const WORD = Object.entries(COLUMNS)
  .map((column) => column.join(" "))
  .join(", ");
const UNCHANGING: readonly string[] = ["id", "order_number"];

const UPDATE_WORDS = `
  UPDATE words AS w SET ${NAMES.filter((name) => !UNCHANGING.includes(name))
    .map((name) => `${name} = x.${name}`)
    .join(", ")}, field_times = x.field_times,
    updated_at = CASE WHEN x.touched THEN $3::timestamptz(3) ELSE w.updated_at END
  FROM json_to_recordset($4::json) AS x(${WORD}, field_times jsonb, touched boolean)
  WHERE w.user_id = $1 AND w.dictionary_id = $2 AND w.id = x.id`;

const updateWords = (tx: Db, { userId, dictionaryId, time }: Place, words: readonly UpdatedWord[]) =>
  run(tx, UPDATE_WORDS, [userId, dictionaryId, time, JSON.stringify(words.map((word) => at(time, word)))]);

const at = (time: Date, { changed, field_times, ...word }: UpdatedWord) => ({
  ...word,
  field_times: { ...field_times, ...Object.fromEntries(changed.map((field) => [field, time])) },
  touched: changed.length > 0,
});

/**
 * Selected from the dictionary's row, so that a taken id is reported as such on whichever machine the rows are. Numbers
 * are given after the rows were sorted.
 */
const INSERT_WORDS = `
  INSERT INTO words (user_id, dictionary_id, created_at, updated_at, number, ${NAMES.join(", ")})
  SELECT d.user_id, d.id, $3::timestamptz(3), $3::timestamptz(3), nextval('word_numbers'),
    ${NAMES.map((name) => `x.${name}`).join(", ")}
  FROM dictionaries AS d CROSS JOIN json_to_recordset($4::json) AS x(${WORD})
  WHERE d.user_id = $1 AND d.id = $2 ORDER BY x.order_number`;

const insertWords = (tx: Db, { userId, dictionaryId, time }: Place, words: readonly WrittenWord[]) =>
  run(tx, INSERT_WORDS, [userId, dictionaryId, time, JSON.stringify(words)]);
