import { CompiledQuery } from "kysely";

import type { DictionaryCard } from "../../../shared/api/dictionaries.ts";
import type { DictionariesSort, Direction } from "../../../shared/api/values.ts";
import type { InterfaceLanguage } from "../../../shared/languages.ts";
import type { Bounded } from "../../../shared/text/bounds.ts";
import { finderOf } from "../../../shared/text/fold.ts";
import { collator } from "../../../shared/text/transform.ts";
import type { Db } from "../../database/open.ts";
import { lettersOf } from "./keys.ts";
import { DICTIONARY_COLUMNS, toDictionary, type DictionaryRow } from "./rows.ts";

export interface ListOrder {
  sort: DictionariesSort;
  direction: Direction;
  /** Names are sorted by the alphabet of this language. */
  language: InterfaceLanguage;
}

/** A dictionary whose name can be compared. */
interface Listed extends DictionaryCard {
  name: Bounded;
}

type ListedRow = DictionaryRow & {
  initials: Record<string, number>;
  first_term: Bounded | null;
  last_term: Bounded | null;
};

/** All dictionaries of a user, unordered; there are at most forty (spec §6). */
export async function readDictionaries(db: Db, userId: string): Promise<Listed[]> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(LIST, [userId]) as CompiledQuery<ListedRow>);
  return rows.map((row) => ({
    ...toDictionary(row),
    name: row.name,
    letters: lettersOf(row.initials, row.terms_language),
    firstTerm: row.first_term,
    lastTerm: row.last_term,
  }));
}

const endOf = (way: "ASC" | "DESC"): string => `
  (SELECT w.term FROM words AS w WHERE w.user_id = $1 AND w.dictionary_id = d.id
    ORDER BY w.sort_key ${way}, w.order_number ${way} LIMIT 1)`;
/** Plain SQL: building it would take as long as running it. */
const LIST = `
  SELECT ${DICTIONARY_COLUMNS.map((column) => `d.${column}`).join(", ")}, d.initials,
    ${endOf("ASC")} AS first_term, ${endOf("DESC")} AS last_term
  FROM dictionaries AS d WHERE d.user_id = $1`;

/** Those whose name contains the filter, ignoring case and diacritics; without a filter, all. */
export function filtered(
  dictionaries: readonly Listed[],
  filter: Bounded | undefined,
  language: InterfaceLanguage,
): Listed[] {
  if (filter === undefined) return [...dictionaries];
  const isFound = finderOf(filter, language);
  return dictionaries.filter(({ name }) => isFound(name));
}

/** In the requested order; ties by creation, so that the order is always the same. */
export function sorted(dictionaries: readonly Listed[], { sort, direction, language }: ListOrder): Listed[] {
  const compare = comparison(sort, language);
  return dictionaries.toSorted((a, b) => direction * (compare(a, b) || (a.id < b.id ? -1 : 1)));
}

function comparison(sort: DictionariesSort, language: InterfaceLanguage): (a: Listed, b: Listed) => number {
  if (sort === "words") return (a, b) => a.wordsCount - b.wordsCount;
  if (sort === "date") return (a, b) => Date.parse(a.updatedAt) - Date.parse(b.updatedAt);
  const compare = collator(language, { numeric: true });
  return (a, b) => compare(a.name, b.name);
}
