import { sql } from "kysely";

import type { CardDirection } from "../../../shared/api/reviews.ts";
import type { Db } from "../../database/open.ts";
import { BEGUN } from "./begun.ts";
import type { AskedToday, PlannedCard } from "./due.ts";
import type { ReviewedDictionaries } from "./reviewed-dictionaries.ts";

interface NewOptions {
  dictionaries: ReviewedDictionaries;
  asked: AskedToday;
  /** Their words are asked today already. */
  due: readonly PlannedCard[];
  most: number;
}

interface Candidate extends PlannedCard {
  createdAt: number;
  order: number;
}

/** Cards that were never reviewed, in the order in which their words were added; only one direction of a word a day. */
export async function newCards(db: Db, userId: string, options: NewOptions): Promise<PlannedCard[]> {
  if (options.most <= 0) return [];
  const [forward, backward] = await Promise.all([
    candidates(db, userId, "forward", options),
    candidates(db, userId, "backward", options),
  ]);
  const first = new Map<string, Candidate>();
  for (const candidate of [...forward, ...backward])
    if (!first.has(candidate.wordId)) first.set(candidate.wordId, candidate);
  return [...first.values()]
    .toSorted((a, b) => a.createdAt - b.createdAt || a.order - b.order)
    .slice(0, options.most)
    .map(({ wordId, direction, dictionaryId }) => ({ wordId, direction, dictionaryId }));
}

/** The first of each dictionary are enough: within one, numbers are given in the order of addition. */
async function candidates(
  db: Db,
  userId: string,
  direction: CardDirection,
  { dictionaries, asked, due, most }: NewOptions,
): Promise<Candidate[]> {
  const reviewed = dictionaries.of(direction);
  if (reviewed.length === 0) return [];
  const others = direction === "forward" ? asked.onlyBackward : asked.onlyForward;
  const taken = [...others, ...due.map(({ wordId }) => wordId)];
  const { rows } = await sql<Candidate>`
    SELECT w.id AS "wordId", ${direction} AS direction, w.dictionary_id AS "dictionaryId", w.order_number AS order,
      (extract(epoch FROM w.created_at) * 1000)::float8 AS "createdAt"
    FROM dictionaries AS d CROSS JOIN LATERAL (
      SELECT w.id, w.dictionary_id, w.order_number, w.created_at FROM words AS w
      WHERE w.user_id = ${userId} AND w.dictionary_id = d.id AND w.order_number >= d.${BEGUN[direction]} AND w.id <> ALL(${taken}::uuid[])
        AND NOT EXISTS (
          SELECT 1 FROM card_memory AS m
          WHERE m.user_id = ${userId} AND m.word_id = w.id AND m.direction = ${direction})
      ORDER BY w.order_number LIMIT ${most}::int
    ) AS w
    WHERE d.user_id = ${userId} AND d.id = ANY(${reviewed}::uuid[])`.execute(db);
  return rows;
}
