import type { ExportFormat, Word } from "../../../shared/api/dictionaries.ts";
import { delimitedLines } from "../../../shared/spreadsheet.ts";
import type { Db } from "../../database/open.ts";
import { AppError } from "../../http/app-error.ts";
import { toWord, WORD_COLUMNS } from "./rows.ts";

export interface ExportedDictionary {
  name: string;
  termsLanguage: string;
  definitionsLanguage: string;
  words: Word[];
}

/** A dictionary with all its words, by their numbers; 404 where it is unknown. */
export async function readWhole(db: Db, userId: string, dictionaryId: string): Promise<ExportedDictionary> {
  const dictionary = await db
    .selectFrom("dictionaries")
    .select(["name", "terms_language as termsLanguage", "definitions_language as definitionsLanguage"])
    .where("user_id", "=", userId)
    .where("id", "=", dictionaryId)
    .executeTakeFirst();
  if (!dictionary) throw new AppError("not_found");
  const words = await db
    .selectFrom("words")
    .select(WORD_COLUMNS)
    .where("user_id", "=", userId)
    .where("dictionary_id", "=", dictionaryId)
    .orderBy("order_number")
    .execute();
  return { ...dictionary, words: words.map(toWord) };
}

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

const FILES: Record<ExportFormat, { type: string; write: (dictionary: ExportedDictionary) => string }> = {
  csv: { type: "text/csv", write: ({ words }) => BYTE_ORDER_MARK + delimitedLines(words, ",") },
  tsv: {
    type: "text/tab-separated-values",
    write: ({ words }) => BYTE_ORDER_MARK + delimitedLines(words, "\t"),
  },
  json: { type: "application/json", write: (dictionary) => JSON.stringify(dictionary, null, 2) },
};

/** A dictionary as a file that a browser saves under the dictionary's name. */
export function fileOf(dictionary: ExportedDictionary, format: ExportFormat) {
  const { type, write } = FILES[format];
  const name = `${dictionary.name}.${format}`;
  const plainName = name.replace(/[^ -~]/g, "_");
  return {
    type: `${type}; charset=utf-8`,
    disposition: `attachment; filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    content: write(dictionary),
  };
}
