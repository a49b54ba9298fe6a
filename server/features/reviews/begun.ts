import { sql } from "kysely";

import type { CardDirection } from "../../../shared/api/reviews.ts";
import type { Card } from "../../../shared/memory/learner.ts";
import type { Db } from "../../database/open.ts";

/** Of each direction, the number below which all words of a dictionary were begun. */
export const BEGUN = { forward: sql.ref("forward_from"), backward: sql.ref("backward_from") } as const;

/**
 * Moves on where new cards are looked for, past those that were begun. A card stays begun until its word is deleted or its
 * reviews are withdrawn, and words get higher numbers one after the other, so here it only goes up. Takes a transaction in which the dictionaries are held.
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

/** Forgets cards of which no review is left: they are new again. Takes a transaction in which the dictionaries are held. */
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
