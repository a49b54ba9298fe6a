import type { Selectable } from "kysely";

import type { Dictionary } from "../../../shared/api/dictionaries.ts";
import { pick, WORD_FIELDS, type Word } from "../../../shared/api/word.ts";
import type { DictionariesTable, WordsTable } from "../../database/tables/words.ts";

export const DICTIONARY_COLUMNS = [
  "id",
  "name",
  "terms_language",
  "definitions_language",
  "review",
  "skip_articles",
  "words_count",
  "created_at",
  "updated_at",
] as const;

export const WORD_COLUMNS = ["id", ...WORD_FIELDS, "order_number", "created_at", "updated_at"] as const;

export type DictionaryRow = Pick<Selectable<DictionariesTable>, (typeof DICTIONARY_COLUMNS)[number]>;
export type WordRow = Pick<Selectable<WordsTable>, (typeof WORD_COLUMNS)[number]>;

export const toDictionary = (row: DictionaryRow): Dictionary => ({
  id: row.id,
  name: row.name,
  termsLanguage: row.terms_language,
  definitionsLanguage: row.definitions_language,
  review: row.review,
  skipArticles: row.skip_articles,
  wordsCount: row.words_count,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

export const toWord = (row: WordRow): Word => ({
  id: row.id,
  ...pick(row, WORD_FIELDS),
  order: row.order_number,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});
