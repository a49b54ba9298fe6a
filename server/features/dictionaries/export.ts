import type { ExportFormat, Word } from "../../../shared/api/dictionaries.ts";
import { delimitedLines } from "../../../shared/spreadsheet.ts";
import type { Db } from "../../database/open.ts";
import { AppError } from "../../http/app-error.ts";
import { toWord, WORD_COLUMNS } from "./rows.ts";

export interface ExportedDictionary {
  name: string;
  termsLanguage: string;
  definitionsLanguage: string;
}

/** Words that are in memory at once for each who downloads: somebody who never takes them costs no more than that. */
const WORDS_AT_ONCE = 100;

/** A dictionary as a file that a browser saves under the dictionary's name, made as it is taken; 404 where it is unknown. */
export async function fileOf(db: Db, userId: string, dictionaryId: string, format: ExportFormat) {
  const dictionary = await readHead(db, userId, dictionaryId);
  const { type, write } = FILES[format];
  const name = `${dictionary.name}.${format}`;
  const plainName = name.replace(/[^ -~]/g, "_");
  return {
    type: `${type}; charset=utf-8`,
    disposition: `attachment; filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    content: write(dictionary, wordsInTurn(db, userId, dictionaryId)),
  };
}

async function readHead(db: Db, userId: string, dictionaryId: string): Promise<ExportedDictionary> {
  const dictionary = await db
    .selectFrom("dictionaries")
    .select(["name", "terms_language as termsLanguage", "definitions_language as definitionsLanguage"])
    .where("user_id", "=", userId)
    .where("id", "=", dictionaryId)
    .executeTakeFirst();
  if (!dictionary) throw new AppError("not_found");
  return dictionary;
}

/** All words by their numbers, some at a time. */
async function* wordsInTurn(db: Db, userId: string, dictionaryId: string): AsyncGenerator<Word[]> {
  for (let after = 0, more = true; more;) {
    const words = await db
      .selectFrom("words")
      .select(WORD_COLUMNS)
      .where("user_id", "=", userId)
      .where("dictionary_id", "=", dictionaryId)
      .where("order_number", ">", after)
      .orderBy("order_number")
      .limit(WORDS_AT_ONCE)
      .execute();
    if (words.length > 0) yield words.map(toWord);
    after = words.at(-1)?.order_number ?? after;
    more = words.length === WORDS_AT_ONCE;
  }
}

type Write = (dictionary: ExportedDictionary, words: AsyncIterable<Word[]>) => AsyncGenerator<string>;

const FILES: Record<ExportFormat, { type: string; write: Write }> = {
  csv: { type: "text/csv", write: (_, words) => asLines(words, ",") },
  tsv: { type: "text/tab-separated-values", write: (_, words) => asLines(words, "\t") },
  json: { type: "application/json", write: asJson },
};

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

async function* asLines(words: AsyncIterable<Word[]>, delimiter: "," | "\t"): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  for await (const some of words) yield delimitedLines(some, delimiter);
}

async function* asJson(dictionary: ExportedDictionary, words: AsyncIterable<Word[]>): AsyncGenerator<string> {
  yield `${JSON.stringify(dictionary, null, 2).slice(0, -"\n}".length)},\n  "words": [`;
  let separator = "\n";
  for await (const some of words) {
    yield separator + some.map((word) => indented(JSON.stringify(word, null, 2))).join(",\n");
    separator = ",\n";
  }
  yield separator === "\n" ? "]\n}" : "\n  ]\n}";
}

const indented = (lines: string): string => lines.replaceAll(/^/gm, "    ");
