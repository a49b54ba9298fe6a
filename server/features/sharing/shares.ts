import { randomBytes } from "node:crypto";

import { sql, type Selectable } from "kysely";
import { v7 as uuidv7 } from "uuid";

import type { Share } from "../../../shared/api/sharing.ts";
import { WORD_FIELDS } from "../../../shared/api/word.ts";
import { SHARES_PER_USER, WORD_PAGE_SIZE } from "../../../shared/limits.ts";
import type { Bounded } from "../../../shared/text/bounds.ts";
import { AppError } from "../../app-error.ts";
import { lockedDictionaries, lockUser } from "../../database/locks.ts";
import type { Db } from "../../database/open.ts";
import type { SharesTable } from "../../database/tables/words.ts";
import { requireDictionary } from "../../require-dictionary.ts";
import { shareUrl, tokenOf } from "./token.ts";

const TOKEN_BYTES = 16;
const SHARE_COLUMNS = ["id", "token", "words_count", "copies", "created_at"] as const;
type ShareRow = Pick<Selectable<SharesTable>, (typeof SHARE_COLUMNS)[number]>;

/**
 * Takes a transaction: the user's row is locked first, so that parallel calls cannot create more shares than the limit.
 */
export async function createShare(
  tx: Db,
  publicUrl: string,
  { userId, dictionaryId }: { userId: string; dictionaryId: string },
): Promise<Share> {
  if ((await lockUser(tx, userId))?.role === "guest") throw new AppError("role_forbidden");
  const dictionary = await lockedDictionaries(tx, userId)
    .where("id", "=", dictionaryId)
    .select(["name", "terms_language", "definitions_language", "words_count"])
    .executeTakeFirst();
  if (!dictionary) throw new AppError("not_found");
  const { shares } = await tx
    .selectFrom("shares")
    .select(sql<number>`count(*)::int`.as("shares"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  if (shares >= SHARES_PER_USER) throw new AppError("shares_limit", { values: { limit: SHARES_PER_USER } });
  const row = await tx
    .insertInto("shares")
    .values({
      user_id: userId,
      id: uuidv7(),
      dictionary_id: dictionaryId,
      token: randomBytes(TOKEN_BYTES),
      ...dictionary,
    })
    .returning(SHARE_COLUMNS)
    .executeTakeFirstOrThrow();
  await freezeWords(tx, userId, dictionaryId, row.id);
  return toShare(row, publicUrl);
}

const FIELDS = sql.join(WORD_FIELDS.map((field) => sql.ref(field)));
const FROZEN = sql.join(WORD_FIELDS.flatMap((field) => [sql.lit(field), sql.ref(`w.${field}`)]));

async function freezeWords(tx: Db, userId: string, dictionaryId: string, shareId: string): Promise<void> {
  await sql`
    INSERT INTO share_pages (user_id, share_id, page, words)
    SELECT w.user_id, ${shareId}::uuid, (w.place - 1) / ${WORD_PAGE_SIZE}::int,
      jsonb_agg(jsonb_build_object(${FROZEN}) ORDER BY w.place)
    FROM (
      SELECT user_id, row_number() OVER (PARTITION BY user_id ORDER BY order_number)::int AS place, ${FIELDS}
      FROM words WHERE user_id = ${userId} AND dictionary_id = ${dictionaryId}
    ) AS w
    GROUP BY w.user_id, 3`.execute(tx);
}

/** Newest first; `not_found` for an unknown dictionary. */
export async function readShares(
  db: Db,
  publicUrl: string,
  { userId, dictionaryId }: { userId: string; dictionaryId: string },
): Promise<Share[]> {
  await requireDictionary(db, userId, dictionaryId);
  return sharesOf(db, publicUrl, { userId, dictionaryId });
}

/** None where there is no such dictionary. */
export async function sharesOf(
  db: Db,
  publicUrl: string,
  { userId, dictionaryId }: { userId: string; dictionaryId: string },
): Promise<Share[]> {
  const rows = await db
    .selectFrom("shares")
    .select(SHARE_COLUMNS)
    .where("user_id", "=", userId)
    .where("dictionary_id", "=", dictionaryId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => toShare(row, publicUrl));
}

export async function deleteShare(db: Db, userId: string, shareId: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom("shares")
    .where("user_id", "=", userId)
    .where("id", "=", shareId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError("not_found");
}

export interface FoundShare {
  userId: string;
  id: string;
  name: Bounded;
  termsLanguage: SharesTable["terms_language"];
  definitionsLanguage: SharesTable["definitions_language"];
  wordsCount: number;
}

/** The share that a token opens, with its owner; `not_found` for any other token. */
export async function findShare(db: Db, token: string): Promise<FoundShare> {
  const bytes = tokenOf(token);
  const share =
    bytes &&
    (await db
      .selectFrom("shares")
      .select([
        "user_id as userId",
        "id",
        "name",
        "terms_language as termsLanguage",
        "definitions_language as definitionsLanguage",
        "words_count as wordsCount",
      ])
      .where("token", "=", bytes)
      .executeTakeFirst());
  if (!share) throw new AppError("not_found");
  return share;
}

const toShare = (row: ShareRow, publicUrl: string): Share => ({
  id: row.id,
  url: shareUrl(publicUrl, row.token),
  createdAt: row.created_at.toISOString(),
  wordsCount: row.words_count,
  copies: row.copies,
});
