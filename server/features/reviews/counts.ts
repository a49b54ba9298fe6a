import { sql, type RawBuilder } from "kysely";

import type { Card } from "../../../shared/memory/learner.ts";
import type { Db } from "../../database/open.ts";

/** Reviews that are read, and in memory, at once; those of one word are never split (decision 130). */
export const REVIEWS_AT_ONCE = 5000;

export interface Count extends Card {
  reviews: number;
}

/** How many reviews each card of these words has. */
export const countsOf = (userId: string, wordIds: RawBuilder<unknown>): RawBuilder<Count> => sql`
  SELECT m.word_id AS "wordId", m.direction, m.reviews
  FROM card_memory AS m WHERE m.user_id = ${userId} AND m.word_id = ANY(${wordIds})`;

/** These words in groups, so that the reviews of one group can be read at once. */
export async function groupedByReviews(
  db: Db,
  userId: string,
  wordIds: Iterable<string>,
): Promise<string[][]> {
  const ids = [...new Set(wordIds)];
  const { rows } = await countsOf(userId, sql`${ids}::uuid[]`).execute(db);
  const counts = new Map<string, number>();
  for (const { wordId, reviews } of rows) counts.set(wordId, (counts.get(wordId) ?? 0) + reviews);
  const groups: string[][] = [];
  let room = 0;
  for (const id of ids) {
    const count = counts.get(id) ?? 0;
    const group = groups.at(-1);
    if (group && count <= room) group.push(id);
    else {
      groups.push([id]);
      room = REVIEWS_AT_ONCE;
    }
    room -= count;
  }
  return groups;
}

/** Reviews that a call names, by their ids, and their words. */
export interface Named {
  ids: readonly string[];
  wordIds: readonly string[];
}

/** Also the words of those that are in the log. */
export const wordsOf = (userId: string, { ids, wordIds }: Named): RawBuilder<string[]> => sql`(
  ${wordIds}::uuid[] || ARRAY(
    SELECT x.word_id FROM reviews AS x WHERE x.user_id = ${userId} AND x.id = ANY(${listed(ids)})))`;

/** From a subquery, so that one plan serves any number of them: PostgreSQL would plan each array again. */
export const listed = (ids: readonly string[]): RawBuilder<string[]> => sql`(SELECT ${ids}::uuid[])::uuid[]`;

/** Whether more reviews are behind those that a call names than are read at once. */
export async function areMany(db: Db, userId: string, named: Named): Promise<boolean> {
  const { rows } = await sql<{ reviews: number }>`
    SELECT coalesce(sum(c.reviews), 0)::float8 AS reviews
    FROM (${countsOf(userId, wordsOf(userId, named))}) AS c`.execute(db);
  return (rows[0]?.reviews ?? 0) > REVIEWS_AT_ONCE;
}
