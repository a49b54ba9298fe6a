import { sql } from "kysely";

import type { CardDirection } from "../../../shared/api/reviews.ts";
import { CARD_DIRECTIONS } from "../../../shared/api/values.ts";
import { REVIEW, TAKEN_BACK_WITHIN_MS } from "../../../shared/limits.ts";
import { cardKey } from "../../../shared/memory/card.ts";
import { Learner } from "../../../shared/memory/learner.ts";
import type { Db } from "../../database/open.ts";
import type { Effort } from "../../slices.ts";
import { groupedByReviews, lockLearner, readReviews, replay, writeMemories } from "./memories.ts";
import { FIRST_NEW } from "./new-cards.ts";

/**
 * Removes imported reviews, and those of devices of the last day, from a learner's log, and updates the memory of their
 * cards; returns how many were removed. Reviews from tests stay; a card without any other is new again. What a device
 * has taken back may still be on its way, and is then refused. Takes a transaction; locks the learner, so that
 * concurrent calls run one at a time.
 */
export async function withdrawReviews(
  tx: Db,
  userId: string,
  ids: readonly string[],
  effort?: Effort,
): Promise<number> {
  const learner = new Learner(await lockLearner(tx, userId));
  const withdrawn = await tx
    .deleteFrom("reviews")
    .where("user_id", "=", userId)
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .where(({ eb, or, and }) =>
      or([
        eb("source", "=", "import"),
        and([
          eb("source", "=", "device"),
          eb("at", ">", sql<Date>`now() - ${TAKEN_BACK_WITHIN_MS} * interval '1 ms'`),
        ]),
      ]),
    )
    .returning(["id", "word_id as wordId", "direction", "source"])
    .execute();
  const imported = new Set(withdrawn.flatMap(({ id, source }) => (source === "import" ? [id] : [])));
  await refuseLater(
    tx,
    userId,
    ids.filter((id) => !imported.has(id)),
  );
  const remembered = new Set<string>();
  const wordIds = withdrawn.map(({ wordId }) => wordId);
  for (const group of await groupedByReviews(tx, userId, wordIds)) {
    const cards = await replay(learner, await readReviews(tx, userId, group), effort);
    await writeMemories(tx, userId, cards);
    for (const card of cards) remembered.add(cardKey(card));
  }
  for (const direction of CARD_DIRECTIONS) {
    const words = withdrawn
      .filter((card) => card.direction === direction && !remembered.has(cardKey(card)))
      .map(({ wordId }) => wordId);
    if (words.length === 0) continue;
    await tx
      .deleteFrom("card_memory")
      .where("user_id", "=", userId)
      .where("direction", "=", direction)
      .where("word_id", "=", sql<string>`any(${words}::uuid[])`)
      .execute();
    await lowerFirstNew(tx, userId, direction, words);
  }
  return withdrawn.length;
}

/** As many as one call names are remembered, the latest first. Takes a transaction that has locked the user. */
async function refuseLater(tx: Db, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    UPDATE users SET withdrawn_reviews = (${ids}::uuid[] || withdrawn_reviews)[1:${REVIEW.perRequest}::int]
    WHERE id = ${userId}`.execute(tx);
}

/** Takes a transaction that has locked the user. */
async function lowerFirstNew(
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
