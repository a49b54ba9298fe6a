import { CompiledQuery } from "kysely";

import type { Dictionary, Word } from "../../../shared/api/dictionaries.ts";
import type { Direction, WordsSort } from "../../../shared/api/values.ts";
import type { LanguageCode } from "../../../shared/languages.ts";
import { WORD_PAGE_SIZE } from "../../../shared/limits.ts";
import type { Db } from "../../database/open.ts";
import { isoTime } from "../../database/types.ts";
import type { Needles } from "./languages.ts";
import { cursorOf, type Position } from "./position.ts";

export interface PageRequest {
  userId: string;
  dictionaryId: string;
  sort: WordsSort;
  direction: Direction;
  after?: Position | undefined;
  needles?: Needles | undefined;
}

export interface Page {
  dictionary: Dictionary;
  words: Word[];
  next: string | null;
}

/** The dictionary comes as the first row, in the columns of the words. */
interface PageRow {
  id: string;
  text: string;
  texts: string[];
  number: number;
  created: string;
  updated: string;
  sort_key: string | null;
}

/** A dictionary and the words that come after a place in it, in one round trip; undefined where there is none. */
export async function readPage(db: Db, request: PageRequest): Promise<Page | undefined> {
  const { rows } = await db.executeQuery<PageRow>(pageQuery(request));
  const [first, ...rest] = rows;
  if (!first) return undefined;
  const words = rest.map(wordOf);
  const last = words.length === WORD_PAGE_SIZE ? rest.at(-1) : undefined;
  return {
    dictionary: dictionaryOf(first),
    words,
    next: last ? cursorOf(request.sort, placeOf(last, request.sort)) : null,
  };
}

/** The column that a sort goes by before the order number, and its type; each has its index behind user and dictionary. */
const SORTED_BY = {
  default: null,
  date: { column: "w.updated_at", type: "timestamptz" },
  term: { column: "w.sort_key", type: "text" },
} as const;

/**
 * An append keeps the order of its parts, and each part its own. Words do not outlive their dictionary, so none comes first.
 * The bare name of a column in ORDER BY would mean what is selected under that name: the time as text.
 */
export function pageQuery({ userId, dictionaryId, sort, direction, after, needles }: PageRequest) {
  const values: unknown[] = [userId, dictionaryId];
  const conditions = ["w.user_id = $1", "w.dictionary_id = $2"];
  const by = SORTED_BY[sort];
  if (after) {
    const place = by ? `(${by.column}, w.order_number)` : "w.order_number";
    const order = `$${values.push(after.order)}::int`;
    const bound = by ? `($${values.push(after.key)}::${by.type}, ${order})` : order;
    conditions.push(`${place} ${direction === 1 ? ">" : "<"} ${bound}`);
  }
  if (needles) {
    const inTerm = `strpos(w.term_key, $${values.push(needles.term)}) > 0`;
    conditions.push(`(${inTerm} OR strpos(w.definitions_key, $${values.push(needles.definition)}) > 0)`);
  }
  const way = direction === 1 ? "ASC" : "DESC";
  const order = by ? `${by.column} ${way}, w.order_number ${way}` : `w.order_number ${way}`;
  return CompiledQuery.raw(
    `(SELECT id, name AS text, ARRAY[terms_language, definitions_language] AS texts, words_count AS number,
        created_at::text AS created, updated_at::text AS updated, NULL AS sort_key
      FROM dictionaries WHERE user_id = $1 AND id = $2)
    UNION ALL
    (SELECT w.id, w.term, w.definitions, w.order_number, w.created_at::text, w.updated_at::text,
        ${sort === "term" ? "w.sort_key" : "NULL"}
      FROM words w WHERE ${conditions.join(" AND ")} ORDER BY ${order} LIMIT ${WORD_PAGE_SIZE})`,
    values,
  ) as CompiledQuery<PageRow>;
}

const dictionaryOf = ({ id, text, texts, number, created, updated }: PageRow): Dictionary => ({
  id,
  name: text,
  termsLanguage: texts[0] as LanguageCode,
  definitionsLanguage: texts[1] as LanguageCode,
  wordsCount: number,
  createdAt: isoTime(created),
  updatedAt: isoTime(updated),
});

const wordOf = ({ id, text, texts, number, created, updated }: PageRow): Word => ({
  id,
  term: text,
  definitions: texts,
  order: number,
  createdAt: isoTime(created),
  updatedAt: isoTime(updated),
});

const placeOf = ({ number, updated, sort_key }: PageRow, sort: WordsSort): Position => ({
  key: { default: null, date: isoTime(updated), term: sort_key }[sort],
  order: number,
});
