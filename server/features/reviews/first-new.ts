import { sql, type Kysely } from "kysely";

import type { CardDirection } from "../../../shared/api/reviews.ts";
import { CARD_DIRECTIONS } from "../../../shared/api/values.ts";
import { lockUser } from "../../database/locks.ts";
import type { Db } from "../../database/open.ts";
import type { Tables } from "../../database/tables.ts";

/** All words of a dictionary with a lower order number than this column were reviewed in that direction. */
export const FIRST_NEW = {
  forward: sql.ref("forward_from"),
  backward: sql.ref("backward_from"),
} as const;

/**
 * Raises the numbers from which new cards of these dictionaries are searched, past words that were reviewed. A card is
 * new again only when its reviews are withdrawn or its word returns from another dictionary; both lower the number, and
 * lock the user too (decision 223).
 */
export const raiseFirstNew = (
  db: Kysely<Tables>,
  userId: string,
  dictionariesOf: (direction: CardDirection) => readonly string[],
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockUser(tx, userId);
    for (const direction of CARD_DIRECTIONS) {
      const from = FIRST_NEW[direction];
      await sql`
        UPDATE dictionaries SET ${from} = coalesce((
          SELECT w.order_number FROM words AS w
          WHERE w.user_id = ${userId} AND w.dictionary_id = dictionaries.id AND w.order_number >= ${from}
            AND NOT EXISTS (
              SELECT 1 FROM card_memory AS m
              WHERE m.user_id = ${userId} AND m.word_id = w.id AND m.direction = ${direction} OFFSET 0)
          ORDER BY w.order_number LIMIT 1
        ), next_order)
        WHERE user_id = ${userId} AND id = ANY(${dictionariesOf(direction)}::uuid[])`.execute(tx);
    }
  });

/** Takes a transaction that has locked the user. */
export async function lowerFirstNew(
  tx: Db,
  userId: string,
  direction: CardDirection,
  wordIds: readonly string[],
): Promise<void> {
  const from = FIRST_NEW[direction];
  await sql`
    UPDATE dictionaries SET ${from} = least(${from}, opened.lowest)
    FROM (
      SELECT w.dictionary_id, min(w.order_number) AS lowest FROM words AS w
      WHERE w.user_id = ${userId} AND w.id = ANY(${wordIds}::uuid[]) GROUP BY w.dictionary_id
    ) AS opened
    WHERE dictionaries.user_id = ${userId} AND dictionaries.id = opened.dictionary_id`.execute(tx);
}
