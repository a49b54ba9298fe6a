import type { Bounded } from "../../../shared/text/bounds.ts";
import { AppError, invalidField } from "../../app-error.ts";
import type { Db } from "../../database/open.ts";
import { needlesOf, readLanguages } from "./languages.ts";
import { readPage, type Page, type PlaceInList } from "./page.ts";
import { positionOf, type Position } from "./position.ts";

export interface WordsRequest extends Omit<PlaceInList, "after"> {
  filter?: Bounded | undefined;
  tag?: Bounded | undefined;
  resting?: boolean | undefined;
  /** A word's id, or a cursor. */
  after?: string | undefined;
}

/** A dictionary and one page of its words. 404 for an unknown dictionary or word, 400 for an invalid cursor. */
export async function readWords(
  db: Db,
  { filter, tag, resting, after, ...list }: WordsRequest,
): Promise<Page> {
  const position = after ? await placeAfter(db, list, after) : undefined;
  const needles = filter
    ? needlesOf(filter, await readLanguages(db, list.userId, list.dictionaryId))
    : undefined;
  const page = await readPage(db, { ...list, tag, resting, after: position, needles });
  if (!page) throw new AppError("not_found");
  return page;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

async function placeAfter(
  db: Db,
  { userId, dictionaryId, sort }: PlaceInList,
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
