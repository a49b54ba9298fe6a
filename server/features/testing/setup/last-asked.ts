import { sql } from "kysely";

import { tallyOfRunning } from "../history/statistics.ts";

/**
 * The words of a dictionary with whether and when each was last asked: `(order_number, asked, asked_at)`. Tests and
 * reviews both ask words; for a review the day is precise enough. The time is null for words that were never asked, or
 * were asked before times were stored.
 */
export const lastAskedOf = (userId: string, dictionaryId: string) => sql`
  SELECT w.order_number, last.word_id IS NOT NULL AS asked, last.asked_at
  FROM words AS w LEFT JOIN (
    SELECT one.user_id, one.word_id, max(one.asked_at) AS asked_at
    FROM (
      SELECT kept.user_id, kept.word_id, kept.asked_at FROM word_statistics AS kept WHERE kept.user_id = ${userId}
      UNION ALL
      SELECT now.user_id, now.word_id, now.asked_at FROM (${tallyOfRunning(userId)}) AS now
      UNION ALL
      SELECT card.user_id, card.word_id, card.last_on::timestamptz FROM card_memory AS card
      WHERE card.user_id = ${userId} AND card.dictionary_id = ${dictionaryId}
    ) AS one
    GROUP BY one.user_id, one.word_id
  ) AS last ON last.user_id = w.user_id AND last.word_id = w.id
  WHERE w.user_id = ${userId} AND w.dictionary_id = ${dictionaryId}`;
