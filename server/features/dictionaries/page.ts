import { CompiledQuery } from "kysely";

import type { Dictionary } from "../../../shared/api/dictionaries.ts";
import type { Direction, WordsSort } from "../../../shared/api/values.ts";
import { mapFields, type Word } from "../../../shared/api/word.ts";
import { WORD_PAGE_SIZE } from "../../../shared/limits.ts";
import { tagKey } from "../../../shared/text-rules.ts";
import type { Bounded } from "../../../shared/text/bounds.ts";
import type { Db } from "../../database/open.ts";
import { isoTime } from "../../database/types.ts";
import type { Needles } from "./languages.ts";
import { cursorOf, type Position } from "./position.ts";
import {
  DICTIONARY_COLUMNS,
  dictionaryAndWords,
  separated,
  toDictionary,
  type DictionaryRow,
  type RowOfBoth,
} from "./rows.ts";

export interface PlaceInList {
  userId: string;
  dictionaryId: string;
  sort: WordsSort;
  direction: Direction;
  after?: Position | undefined;
}

export interface PageRequest extends PlaceInList {
  /** Only words with this tag. */
  tag?: Bounded | undefined;
  /** Only words that rest, or only those that do not. */
  resting?: boolean | undefined;
  needles?: Needles | undefined;
}

export interface Page {
  dictionary: Dictionary;
  words: Word[];
  next: string | null;
}

/** A word with its times as PostgreSQL writes them. */
interface WordOfPage extends Word {
  /** Only of a list that is sorted by it. */
  sort_key?: string;
}
type PageRow = RowOfBoth<DictionaryRow, WordOfPage>;

/** A dictionary and the words after a place in it; undefined if there is no such dictionary. */
export async function readPage(db: Db, request: PageRequest): Promise<Page | undefined> {
  const found = separated((await db.executeQuery<PageRow>(pageQuery(request))).rows);
  if (!found) return undefined;
  const { dictionary, words } = found;
  const last = words.length === WORD_PAGE_SIZE ? words.at(-1) : undefined;
  return {
    dictionary: toDictionary(dictionary),
    words: words.map(wordOf),
    next: last ? cursorOf(request.sort, placeOf(last, request.sort)) : null,
  };
}

/** The contract's schema leaves out what is no field of a word. */
const wordOf = (row: WordOfPage): Word => ({
  ...row,
  createdAt: isoTime(row.createdAt),
  updatedAt: isoTime(row.updatedAt),
});

/** Times as text are read faster than through a Date. */
const COLUMNS = {
  id: "w.id",
  ...mapFields((field) => `w.${field}`),
  resting: "w.resting",
  order: "w.order_number",
  createdAt: "w.created_at::text",
  updatedAt: "w.updated_at::text",
} satisfies Record<keyof Word, string>;

const PAGE = dictionaryAndWords(DICTIONARY_COLUMNS, COLUMNS);
const PAGE_BY_TERM = dictionaryAndWords(DICTIONARY_COLUMNS, { ...COLUMNS, sort_key: "w.sort_key" });

/** The column that a sort uses before the order number, and its type; each has an index after user and dictionary. */
const SORTED_BY = {
  default: null,
  date: { column: "w.updated_at", type: "timestamptz" },
  term: { column: "w.sort_key", type: "text" },
} as const;

/** In ORDER BY, a bare column name would mean the selected value of that name: the time as text. */
export function pageQuery({
  userId,
  dictionaryId,
  sort,
  direction,
  after,
  needles,
  tag,
  resting,
}: PageRequest): CompiledQuery<PageRow> {
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
    const inTerm = `w.term_key LIKE ANY ($${values.push(needles.term)}::text[])`;
    conditions.push(
      `(${inTerm} OR w.definitions_key LIKE ANY ($${values.push(needles.definition)}::text[]))`,
    );
  }
  if (tag !== undefined) conditions.push(`$${values.push(tagKey(tag))} = ANY(w.tag_keys)`);
  if (resting !== undefined) conditions.push(resting ? "w.resting" : "NOT w.resting");
  const way = direction === 1 ? "ASC" : "DESC";
  const order = by ? `${by.column} ${way}, w.order_number ${way}` : `w.order_number ${way}`;
  const from = `words w WHERE ${conditions.join(" AND ")} ORDER BY ${order} LIMIT ${WORD_PAGE_SIZE}`;
  const textFrom = sort === "term" ? PAGE_BY_TERM : PAGE;
  return CompiledQuery.raw(textFrom(from), values) as CompiledQuery<PageRow>;
}

const placeOf = ({ order, updatedAt, sort_key }: WordOfPage, sort: WordsSort): Position => ({
  key: { default: null, date: isoTime(updatedAt), term: sort_key ?? null }[sort],
  order,
});
