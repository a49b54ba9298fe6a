import { CompiledQuery } from "kysely";

import type { Dictionary, DictionaryReview, Word } from "../../../shared/api/dictionaries.ts";
import type { LanguageCode } from "../../../shared/languages.ts";
import { isoTime } from "../../database/types.ts";

/** A dictionary as the first row and its words as the others, in the same columns: one round trip, no repeated data. */
export interface PageRow {
  id: string;
  text: string;
  texts: string[];
  note: string;
  example: string;
  tags: string[];
  number: number;
  created: string;
  updated: string;
  sort_key: string | null;
}

/**
 * The words are selected by what follows `FROM`, as `w`; $1 is the user and $2 the dictionary. An append keeps the
 * order of its parts and of the rows in each. Words never outlive their dictionary, so a word is never the first row.
 */
export const pageRows = (
  from: string,
  values: readonly unknown[],
  { sortKey }: { sortKey: boolean },
): CompiledQuery<PageRow> =>
  CompiledQuery.raw(
    `(SELECT id, name AS text, ARRAY[terms_language, definitions_language, review, skip_articles::text] AS texts, '' AS note, '' AS example,
        '{}'::text[] AS tags, words_count AS number, created_at::text AS created, updated_at::text AS updated, NULL AS sort_key
      FROM dictionaries WHERE user_id = $1 AND id = $2)
    UNION ALL
    (SELECT w.id, w.term, w.definitions, w.note, w.example, w.tags, w.order_number, w.created_at::text, w.updated_at::text,
        ${sortKey ? "w.sort_key" : "NULL"}
      FROM ${from})`,
    [...values],
  ) as CompiledQuery<PageRow>;

export const dictionaryOf = ({ id, text, texts, number, created, updated }: PageRow): Dictionary => ({
  id,
  name: text,
  termsLanguage: texts[0] as LanguageCode,
  definitionsLanguage: texts[1] as LanguageCode,
  review: texts[2] as DictionaryReview,
  skipArticles: texts[3] === "true",
  wordsCount: number,
  createdAt: isoTime(created),
  updatedAt: isoTime(updated),
});

export const wordOf = ({
  id,
  text,
  texts,
  note,
  example,
  tags,
  number,
  created,
  updated,
}: PageRow): Word => ({
  id,
  term: text,
  definitions: texts,
  note,
  example,
  tags,
  order: number,
  createdAt: isoTime(created),
  updatedAt: isoTime(updated),
});
