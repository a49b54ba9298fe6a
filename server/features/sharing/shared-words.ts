import type { SharedPage } from "../../../shared/api/sharing.ts";
import { WORD_PAGE_SIZE } from "../../../shared/limits.ts";
import type { Db } from "../../database/open.ts";
import type { FrozenWord } from "../../database/tables/words.ts";
import { findShare, type FoundShare } from "./shares.ts";

/** `after` is the number of the next page, from 1. */
export async function readSharedPage(db: Db, token: string, after = "0"): Promise<SharedPage> {
  const { userId, id, ...about } = await findShare(db, token);
  const page = Number(after);
  const row = await db
    .selectFrom("share_pages")
    .select("words")
    .where("user_id", "=", userId)
    .where("share_id", "=", id)
    .where("page", "=", page)
    .executeTakeFirst();
  const isLast = (page + 1) * WORD_PAGE_SIZE >= about.wordsCount;
  return { ...about, words: row?.words ?? [], next: isLast ? null : String(page + 1) };
}

export async function readSharedWords(db: Db, { userId, id }: FoundShare): Promise<FrozenWord[]> {
  const pages = await db
    .selectFrom("share_pages")
    .select("words")
    .where("user_id", "=", userId)
    .where("share_id", "=", id)
    .orderBy("page")
    .execute();
  return pages.flatMap(({ words }) => words);
}
