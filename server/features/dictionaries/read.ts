import type { Direction, WordsSort } from "../../../shared/api/values.ts";
import { searchKey } from "../../../shared/text/fold.ts";
import type { Db } from "../../database/open.ts";
import { AppError, invalidField } from "../../http/app-error.ts";
import { readPage, type Needles, type Page } from "./page.ts";
import { positionOf, type Position } from "./position.ts";

export interface WordsRequest {
  userId: string;
  dictionaryId: string;
  sort: WordsSort;
  direction: Direction;
  filter?: string | undefined;
  /** A word's id, or a cursor. */
  after?: string | undefined;
}

/** A dictionary and one page of its words. 404 for an unknown dictionary or word, 400 for a cursor that is none. */
export async function readWords(db: Db, request: WordsRequest): Promise<Page> {
  const { userId, dictionaryId, sort, direction } = request;
  const after = request.after === undefined ? undefined : await placeAfter(db, request, request.after);
  const needles = request.filter ? await foldedFor(db, request, request.filter) : undefined;
  const page = await readPage(db, { userId, dictionaryId, sort, direction, after, needles });
  if (!page) throw new AppError("not_found");
  return page;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

async function placeAfter(
  db: Db,
  { userId, dictionaryId, sort }: WordsRequest,
  after: string,
): Promise<Position> {
  if (!UUID.test(after)) {
    const position = positionOf(sort, after);
    if (!position) throw invalidField("after", { key: "invalid" });
    return position;
  }
  const word = await db
    .selectFrom("words")
    .select(["order_number", "updated_at", "sort_key"])
    .where("user_id", "=", userId)
    .where("dictionary_id", "=", dictionaryId)
    .where("id", "=", after)
    .executeTakeFirst();
  if (!word) throw new AppError("not_found");
  const keys = { default: null, date: word.updated_at.toISOString(), term: word.sort_key };
  return { key: keys[sort], order: word.order_number };
}

async function foldedFor(db: Db, { userId, dictionaryId }: WordsRequest, filter: string): Promise<Needles> {
  const languages = await db
    .selectFrom("dictionaries")
    .select(["terms_language", "definitions_language"])
    .where("user_id", "=", userId)
    .where("id", "=", dictionaryId)
    .executeTakeFirst();
  if (!languages) throw new AppError("not_found");
  return {
    term: searchKey(filter, languages.terms_language),
    definition: searchKey(filter, languages.definitions_language),
  };
}
