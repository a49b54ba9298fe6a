import { CompiledQuery } from "kysely";

import type { Dictionary } from "../../../shared/api/dictionaries.ts";
import { pick, WORD_FIELDS, type Word, type WordTexts } from "../../../shared/api/word.ts";
import { isoTime } from "../../database/types.ts";
import { DICTIONARY_COLUMNS, toDictionary, type DictionaryRow } from "./rows.ts";

/** A dictionary as the first row and its words as the others: one round trip, no repeated data. */
export type PageRow = { dictionary: AsJson<DictionaryRow> } | WordRow;
export interface WordRow extends WordTexts {
  dictionary: null;
  id: string;
  order_number: number;
  created: string;
  updated: string;
  sort_key: string | null;
}
type AsJson<Row> = { [Column in keyof Row]: Row[Column] extends Date ? string : Row[Column] };

const DICTIONARY = DICTIONARY_COLUMNS.map((column) => `'${column}', ${column}`).join(", ");
const NO_FIELDS = WORD_FIELDS.map((field) => `NULL AS ${field}`).join(", ");
const FIELDS = WORD_FIELDS.map((field) => `w.${field}`).join(", ");

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
    `(SELECT json_build_object(${DICTIONARY}) AS dictionary, NULL AS id, ${NO_FIELDS}, NULL AS order_number,
        NULL AS created, NULL AS updated, NULL AS sort_key
      FROM dictionaries WHERE user_id = $1 AND id = $2)
    UNION ALL
    (SELECT NULL, w.id, ${FIELDS}, w.order_number, w.created_at::text, w.updated_at::text,
        ${sortKey ? "w.sort_key" : "NULL"}
      FROM ${from})`,
    [...values],
  ) as CompiledQuery<PageRow>;

export const dictionaryOf = (row: AsJson<DictionaryRow>): Dictionary =>
  toDictionary({ ...row, created_at: new Date(row.created_at), updated_at: new Date(row.updated_at) });

export const wordOf = ({ id, order_number, created, updated, ...fields }: WordRow): Word => ({
  id,
  ...pick(fields, WORD_FIELDS),
  order: order_number,
  createdAt: isoTime(created),
  updatedAt: isoTime(updated),
});
