import { sql } from "kysely";

import { Learner } from "../../../shared/memory/learner.ts";
import type { Db } from "../../database/open.ts";
import type { Effort } from "../../slices.ts";
import { reopen } from "./begun.ts";
import { holdLearner } from "./learners.ts";
import { cardKey, keepMemories, readMemories, replayWords } from "./memories.ts";
import { holdWords } from "./words.ts";

/**
 * Removes imported reviews from a learner's log, and updates the memory of their cards; returns how many were removed.
 * Reviews from tests and devices stay. Takes a transaction; locks the learner, so that concurrent calls run one at a
 * time.
 */
export async function withdrawReviews(
  tx: Db,
  userId: string,
  ids: readonly string[],
  effort?: Effort,
): Promise<number> {
  const learner = new Learner(await holdLearner(tx, userId));
  const rows = await tx
    .selectFrom("reviews")
    .select("word_id")
    .where("user_id", "=", userId)
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .where("source", "=", "import")
    .execute();
  const words = [
    ...(
      await holdWords(
        tx,
        userId,
        rows.map(({ word_id }) => word_id),
      )
    ).keys(),
  ];
  const before = await readMemories(tx, userId, words);
  await tx
    .deleteFrom("reviews")
    .where("user_id", "=", userId)
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .where("source", "=", "import")
    .execute();
  const cards = await replayWords(tx, userId, learner, words, effort);
  await keepMemories(tx, userId, cards);
  const remembered = new Set(cards.map(cardKey));
  await reopen(
    tx,
    userId,
    before.filter((card) => !remembered.has(cardKey(card))),
  );
  return rows.length;
}
