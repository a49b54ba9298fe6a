import type { ExportFormat, Word } from "../../../shared/api/dictionaries.ts";
import { delimitedLines } from "../../../shared/spreadsheet.ts";
import type { Db } from "../../database/open.ts";
import { AppError } from "../../http/app-error.ts";
import { Turns } from "../../turns.ts";
import { toWord, WORD_COLUMNS } from "./rows.ts";

export interface ExportedDictionary {
  name: string;
  termsLanguage: string;
  definitionsLanguage: string;
}

/** Words that are in memory at once for each who downloads: somebody who never takes them costs no more than that. */
const WORDS_AT_ONCE = 100;

/** Pieces are made one after the other: a crowd of downloads must not keep everybody else waiting. */
const turns = new Turns();

/** A dictionary as a file that a browser saves under the dictionary's name, made as it is taken; 404 where it is unknown. */
export async function fileOf(db: Db, userId: string, dictionaryId: string, format: ExportFormat) {
  const dictionary = await readHead(db, userId, dictionaryId);
  const { type, write } = FILES[format];
  const name = `${dictionary.name}.${format}`;
  const plainName = name.replace(/[^ -~]/g, "_");
  const pieces = (text: (words: readonly Word[]) => string) => inPieces(db, userId, dictionaryId, text);
  return {
    type: `${type}; charset=utf-8`,
    disposition: `attachment; filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    content: write(dictionary, pieces),
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

/** The texts of all words by their numbers, some words at a time. */
async function* inPieces(
  db: Db,
  userId: string,
  dictionaryId: string,
  text: (words: readonly Word[]) => string,
): AsyncGenerator<string> {
  for (let after = 0; ;) {
    const [words, piece] = await turns.take("piece", async () => {
      const some = await readSome(db, userId, dictionaryId, after);
      return [some, text(some)] as const;
    });
    if (words.length > 0) yield piece;
    if (words.length < WORDS_AT_ONCE) return;
    after = words.at(-1)?.order ?? after;
  }
}

async function readSome(db: Db, userId: string, dictionaryId: string, after: number): Promise<Word[]> {
  const rows = await db
    .selectFrom("words")
    .select(WORD_COLUMNS)
    .where("user_id", "=", userId)
    .where("dictionary_id", "=", dictionaryId)
    .where("order_number", ">", after)
    .orderBy("order_number")
    .limit(WORDS_AT_ONCE)
    .execute();
  return rows.map(toWord);
}

type Pieces = (text: (words: readonly Word[]) => string) => AsyncIterable<string>;
type Write = (dictionary: ExportedDictionary, pieces: Pieces) => AsyncGenerator<string>;

const FILES: Record<ExportFormat, { type: string; write: Write }> = {
  csv: { type: "text/csv", write: (_, pieces) => asLines(pieces, ",") },
  tsv: { type: "text/tab-separated-values", write: (_, pieces) => asLines(pieces, "\t") },
  json: { type: "application/json", write: asJson },
};

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

async function* asLines(pieces: Pieces, delimiter: "," | "\t"): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  yield* pieces((words) => delimitedLines(words, delimiter));
}

/** A word a line. */
async function* asJson(dictionary: ExportedDictionary, pieces: Pieces): AsyncGenerator<string> {
  yield `${JSON.stringify(dictionary, null, 2).slice(0, -"\n}".length)},\n  "words": [`;
  let separator = "\n";
  for await (const piece of pieces((words) =>
    words.map((word) => `    ${JSON.stringify(word)}`).join(",\n"),
  )) {
    yield separator + piece;
    separator = ",\n";
  }
  yield "\n  ]\n}";
}
