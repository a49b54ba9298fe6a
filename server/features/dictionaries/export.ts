import type { ExportFormat, Word } from "../../../shared/api/dictionaries.ts";
import type { Review } from "../../../shared/api/reviews.ts";
import { delimitedLines } from "../../../shared/spreadsheet.ts";
import { AppError } from "../../app-error.ts";
import type { Db } from "../../database/open.ts";
import { eachPageOfReviews } from "../reviews/index.ts";
import { readWordsAfter } from "./words-after.ts";

export interface ExportedDictionary {
  name: string;
  termsLanguage: string;
  definitionsLanguage: string;
  review: string;
  newPerDay: number | null;
  skipArticles: boolean;
}

/** Anki packages are built as a whole (`anki/`). */
type TextFormat = Exclude<ExportFormat, "apkg">;

const WORDS_AT_ONCE = 100;

/**
 * A dictionary as a file that a browser saves under the dictionary's name, built while it is read; 404 for an unknown
 * one.
 */
export async function fileOf(db: Db, userId: string, dictionaryId: string, format: TextFormat) {
  const dictionary = await readHead(db, userId, dictionaryId);
  const { type, write } = FILES[format];
  const pieces = (text: (words: readonly Word[]) => string) => inPieces(db, userId, dictionaryId, text);
  return {
    type: `${type}; charset=utf-8`,
    disposition: savedAs(`${dictionary.name}.${format}`),
    content: write(dictionary, pieces, () => eachPageOfReviews(db, userId, dictionaryId)),
  };
}

/** The file name for the browser: in ASCII, which every client reads, and in full. */
export const savedAs = (name: string): string =>
  `attachment; filename="${name.replace(/[^ -~]/g, "_")}"; filename*=UTF-8''${encodeURIComponent(name)}`;

async function readHead(db: Db, userId: string, dictionaryId: string): Promise<ExportedDictionary> {
  const dictionary = await db
    .selectFrom("dictionaries")
    .select([
      "name",
      "terms_language as termsLanguage",
      "definitions_language as definitionsLanguage",
      "review",
      "new_per_day as newPerDay",
      "skip_articles as skipArticles",
    ])
    .where("user_id", "=", userId)
    .where("id", "=", dictionaryId)
    .executeTakeFirst();
  if (!dictionary) throw new AppError("not_found");
  return dictionary;
}

/** The texts of all words by their numbers, in batches of words. */
async function* inPieces(
  db: Db,
  userId: string,
  dictionaryId: string,
  text: (words: readonly Word[]) => string,
): AsyncGenerator<string> {
  for (let after = 0; ;) {
    const words = await readWordsAfter(db, { userId, dictionaryId, after }, WORDS_AT_ONCE);
    if (words.length > 0) yield text(words);
    if (words.length < WORDS_AT_ONCE) return;
    after = words.at(-1)?.order ?? after;
  }
}

type Pieces = (text: (words: readonly Word[]) => string) => AsyncIterable<string>;
type Reviews = () => AsyncIterable<readonly Review[]>;
type Write = (dictionary: ExportedDictionary, pieces: Pieces, reviews: Reviews) => AsyncGenerator<string>;

const FILES: Record<TextFormat, { type: string; write: Write }> = {
  csv: { type: "text/csv", write: (_, pieces) => asLines(pieces, ",") },
  tsv: { type: "text/tab-separated-values", write: (_, pieces) => asLines(pieces, "\t") },
  json: { type: "application/json", write: asJson },
};

/** A byte order mark tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

async function* asLines(pieces: Pieces, delimiter: "," | "\t"): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  yield* pieces((words) => delimitedLines(words, delimiter));
}

/** One line per word or review. */
async function* asJson(
  dictionary: ExportedDictionary,
  pieces: Pieces,
  reviews: Reviews,
): AsyncGenerator<string> {
  yield `${JSON.stringify(dictionary, null, 2).slice(0, -"\n}".length)},\n  "words": [`;
  yield* separated(pieces(jsonLines));
  yield '\n  ],\n  "reviews": [';
  yield* separated(linesOf(reviews()));
  yield "\n  ]\n}";
}

const jsonLines = (things: readonly unknown[]): string =>
  things.map((thing) => `    ${JSON.stringify(thing)}`).join(",\n");

async function* linesOf(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  for await (const page of pages) yield jsonLines(page);
}

async function* separated(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let separator = "\n";
  for await (const piece of pieces) {
    yield separator + piece;
    separator = ",\n";
  }
}
