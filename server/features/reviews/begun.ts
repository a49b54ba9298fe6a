import { sql } from "kysely";

import type { CardDirection } from "../../../shared/api/reviews.ts";
import type { Card } from "../../../shared/memory/learner.ts";
import type { Db } from "../../database/open.ts";

/** The column of each direction: all words of a dictionary with a lower order number were begun. */
export const BEGUN = { forward: sql.ref("forward_from"), backward: sql.ref("backward_from") } as const;

/**
 * Raises the number from which new cards of a dictionary are searched, past words that were begun. A card stays begun
 * until its word is deleted or its reviews are withdrawn, and later words get higher numbers, so the number never falls
 * here. Takes a transaction that has locked the dictionaries.
 */
export async function passBegun(
  tx: Db,
  userId: string,
  begun: readonly (Card & { dictionaryId: string })[],
): Promise<void> {
  for (const direction of ["forward", "backward"] as const) {
    const cards = begun.filter((card) => card.direction === direction);
    const dictionaries = [...new Set(cards.map(({ dictionaryId }) => dictionaryId))];
    if (dictionaries.length > 0) await pass(tx, userId, direction, dictionaries);
  }
}

async function pass(
  tx: Db,
  userId: string,
  direction: CardDirection,
  dictionaries: readonly string[],
): Promise<void> {
  const from = BEGUN[direction];
  await sql`
    UPDATE dictionaries SET ${from} = coalesce((
      SELECT w.order_number FROM words AS w
      WHERE w.user_id = ${userId} AND w.dictionary_id = dictionaries.id AND w.order_number >= ${from}
        AND NOT EXISTS (
          SELECT 1 FROM card_memory AS m
          WHERE m.user_id = ${userId} AND m.word_id = w.id AND m.direction = ${direction})
      ORDER BY w.order_number LIMIT 1
    ), next_order)
    WHERE user_id = ${userId} AND id = ANY(${dictionaries}::uuid[])`.execute(tx);
}

/** Makes cards without any remaining review new again. Takes a transaction that has locked the dictionaries. */
export async function reopen(
  tx: Db,
  userId: string,
  cards: readonly (Card & { dictionaryId: string })[],
): Promise<void> {
  for (const direction of ["forward", "backward"] as const) {
    const words = cards.filter((card) => card.direction === direction).map(({ wordId }) => wordId);
    if (words.length === 0) continue;
    const from = BEGUN[direction];
    await sql`
      DELETE FROM card_memory
      WHERE user_id = ${userId} AND direction = ${direction} AND word_id = ANY(${words}::uuid[])`.execute(tx);
    await sql`
      UPDATE dictionaries SET ${from} = least(${from}, opened.lowest)
      FROM (
        SELECT w.dictionary_id, min(w.order_number) AS lowest FROM words AS w
        WHERE w.user_id = ${userId} AND w.id = ANY(${words}::uuid[]) GROUP BY w.dictionary_id
      ) AS opened
      WHERE dictionaries.user_id = ${userId} AND dictionaries.id = opened.dictionary_id`.execute(tx);
  }
}
