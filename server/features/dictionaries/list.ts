import type { Dictionary } from "../../../shared/api/dictionaries.ts";
import type { DictionariesSort, Direction } from "../../../shared/api/values.ts";
import type { InterfaceLanguage } from "../../../shared/languages.ts";
import { searchKey } from "../../../shared/text/fold.ts";
import type { Db } from "../../database/open.ts";
import { DICTIONARY_COLUMNS, toDictionary } from "./rows.ts";

export interface ListOrder {
  sort: DictionariesSort;
  direction: Direction;
  /** Names sort by its alphabet. */
  language: InterfaceLanguage;
}

/** All dictionaries of a user, in no order; there are forty at most (spec §6). */
export async function readDictionaries(db: Db, userId: string): Promise<Dictionary[]> {
  const rows = await db
    .selectFrom("dictionaries")
    .select(DICTIONARY_COLUMNS)
    .where("user_id", "=", userId)
    .execute();
  return rows.map(toDictionary);
}

/** Those whose name holds the filter, blind to case and diacritics. */
export function filtered<D extends Dictionary>(
  dictionaries: readonly D[],
  filter: string,
  language: InterfaceLanguage,
): D[] {
  const key = searchKey(filter, language);
  return dictionaries.filter(({ name }) => searchKey(name, language).includes(key));
}

/** In the order that was asked for; equals by creation, so that the order is the same each time. */
export function sorted<D extends Dictionary>(
  dictionaries: readonly D[],
  { sort, direction, language }: ListOrder,
): D[] {
  const compare = comparison(sort, language);
  return dictionaries.toSorted((a, b) => direction * (compare(a, b) || (a.id < b.id ? -1 : 1)));
}

function comparison(
  sort: DictionariesSort,
  language: InterfaceLanguage,
): (a: Dictionary, b: Dictionary) => number {
  if (sort === "words") return (a, b) => a.wordsCount - b.wordsCount;
  if (sort === "date") return (a, b) => Date.parse(a.updatedAt) - Date.parse(b.updatedAt);
  const collator = new Intl.Collator(language, { numeric: true });
  return (a, b) => collator.compare(a.name, b.name);
}
