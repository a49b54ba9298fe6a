import type { SharedPage } from "../../../shared/api/sharing.ts";
import { EMPTY_WORD } from "../../../shared/api/word.ts";
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
  return { ...about, words: wordsOf(row), next: isLast ? null : String(page + 1) };
}

/** A field that words have got since they were shared is empty. */
const wordsOf = (page: { words: readonly FrozenWord[] } | undefined): FrozenWord[] =>
  (page?.words ?? []).map((word) => ({ ...EMPTY_WORD, ...word }));

export async function readSharedWords(db: Db, { userId, id }: FoundShare): Promise<FrozenWord[]> {
  const pages = await db
    .selectFrom("share_pages")
    .select("words")
    .where("user_id", "=", userId)
    .where("share_id", "=", id)
    .orderBy("page")
    .execute();
  return pages.flatMap(wordsOf);
}
