import { CompiledQuery } from "kysely";

import type { Direction, WordsSort } from "../../../shared/api/values.ts";
import { WORD_PAGE_SIZE } from "../../../shared/limits.ts";
import type { Db } from "../../database/open.ts";
import type { Needles } from "./languages.ts";
import { cursorOf, type Position } from "./position.ts";
import type { DictionaryRow, WordRow } from "./rows.ts";

export interface PageRequest {
  userId: string;
  dictionaryId: string;
  sort: WordsSort;
  direction: Direction;
  after?: Position | undefined;
  needles?: Needles | undefined;
}

export interface Page {
  dictionary: DictionaryRow;
  words: WordRow[];
  next: string | null;
}

interface PageRow extends Omit<DictionaryRow, "id"> {
  word_id: string | null;
  term: string;
  definitions: string[];
  order_number: number;
  word_created_at: Date;
  word_updated_at: Date;
  sort_key: string;
}

/** A dictionary and the words that come after a place in it, in one round trip; undefined where there is none. */
export async function readPage(db: Db, request: PageRequest): Promise<Page | undefined> {
  const { rows } = await db.executeQuery<PageRow>(pageQuery(request));
  const [first] = rows;
  if (!first) return undefined;
  const last = rows.length === WORD_PAGE_SIZE ? rows.at(-1) : undefined;
  return {
    dictionary: { ...first, id: request.dictionaryId },
    words: first.word_id === null ? [] : rows.map(wordOf),
    next: last ? cursorOf(request.sort, placeOf(last, request.sort)) : null,
  };
}

/** The column that a sort goes by before the order number, and its type; each has its index behind user and dictionary. */
const SORTED_BY = {
  default: null,
  date: { column: "updated_at", type: "timestamptz" },
  term: { column: "sort_key", type: "text" },
} as const;

/** One dictionary is the outer side of the join, so the words come in the order of the inner one. */
export function pageQuery({ userId, dictionaryId, sort, direction, after, needles }: PageRequest) {
  const values: unknown[] = [userId, dictionaryId];
  const conditions = ["user_id = $1", "dictionary_id = $2"];
  const by = SORTED_BY[sort];
  if (after) {
    const place = by ? `(${by.column}, order_number)` : "order_number";
    const order = `$${values.push(after.order)}::int`;
    const bound = by ? `($${values.push(after.key)}::${by.type}, ${order})` : order;
    conditions.push(`${place} ${direction === 1 ? ">" : "<"} ${bound}`);
  }
  if (needles) {
    const inTerm = `strpos(term_key, $${values.push(needles.term)}) > 0`;
    conditions.push(`(${inTerm} OR strpos(definitions_key, $${values.push(needles.definition)}) > 0)`);
  }
  const way = direction === 1 ? "ASC" : "DESC";
  const order = by ? `${by.column} ${way}, order_number ${way}` : `order_number ${way}`;
  return CompiledQuery.raw(
    `SELECT d.name, d.terms_language, d.definitions_language, d.words_count, d.created_at, d.updated_at,
      w.id AS word_id, w.term, w.definitions, w.order_number, w.created_at AS word_created_at,
      w.updated_at AS word_updated_at${sort === "term" ? ", w.sort_key" : ""}
    FROM dictionaries d LEFT JOIN LATERAL (
      SELECT id, term, definitions, order_number, created_at, updated_at, sort_key FROM words
      WHERE ${conditions.join(" AND ")} ORDER BY ${order} LIMIT ${WORD_PAGE_SIZE}
    ) w ON true
    WHERE d.user_id = $1 AND d.id = $2`,
    values,
  ) as CompiledQuery<PageRow>;
}

const wordOf = (row: PageRow): WordRow => ({
  id: String(row.word_id),
  term: row.term,
  definitions: row.definitions,
  order_number: row.order_number,
  created_at: row.word_created_at,
  updated_at: row.word_updated_at,
});

const placeOf = (row: PageRow, sort: WordsSort): Position => ({
  key: { default: null, date: row.word_updated_at.toISOString(), term: row.sort_key }[sort],
  order: row.order_number,
});
