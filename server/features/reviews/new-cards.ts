import { sql, type Kysely, type RawBuilder } from "kysely";

import type { CardDirection } from "../../../shared/api/reviews.ts";
import { CARD_DIRECTIONS } from "../../../shared/api/values.ts";
import { deal } from "../../../shared/memory/deal.ts";
import { lockUser } from "../../database/locks.ts";
import type { Tables } from "../../database/tables.ts";
import { asPlanned, type DayOptions, type PlannedCard } from "./cards.ts";

/** All words of a dictionary with a lower order number than this column were reviewed in that direction. */
export const FIRST_NEW = {
  forward: sql.ref("forward_from"),
  backward: sql.ref("backward_from"),
} as const;

export interface NewOptions extends DayOptions {
  /** Their words are asked today already. */
  due: readonly PlannedCard[];
  /** How many cards of each dictionary were begun today. */
  begun: ReadonlyMap<string, number>;
  most: number;
}

interface Candidate extends PlannedCard {
  order: number;
}

/** The first candidates of a dictionary in one direction. */
export interface Found {
  candidates: Candidate[];
  /** How many numbers lie before the first one, less the words that rest or are asked today already. */
  passed: number;
}

/** Cards that were never reviewed, dealt over the dictionaries; only one direction of a word a day. */
export function dealNewCards(
  found: readonly Found[],
  { dictionaries, begun, most }: Pick<NewOptions, "dictionaries" | "begun" | "most">,
): PlannedCard[] {
  const byDictionary = firstOfWords(found.flatMap((one) => one.candidates));
  return deal(
    dictionaries.all.map(({ id, newPerDay }) => ({
      begun: begun.get(id) ?? 0,
      newPerDay,
      cards: byDictionary.get(id) ?? [],
    })),
    most,
  );
}

const MOST_PASSED = 100;

/** Whether many words that were reviewed were passed in the search. */
export const isFar = (found: readonly Found[]): boolean => found.some(({ passed }) => passed > MOST_PASSED);

/** By dictionary, in the order of addition, each word in one direction: forward where both are new. */
function firstOfWords(candidates: readonly Candidate[]): ReadonlyMap<string, PlannedCard[]> {
  const seen = new Set<string>();
  const byDictionary = new Map<string, PlannedCard[]>();
  for (const card of candidates.toSorted((a, b) => a.order - b.order)) {
    if (seen.has(card.wordId)) continue;
    seen.add(card.wordId);
    const others = byDictionary.get(card.dictionaryId);
    if (others) others.push(asPlanned(card));
    else byDictionary.set(card.dictionaryId, [asPlanned(card)]);
  }
  return byDictionary;
}

export const foundNew = (userId: string, options: NewOptions) => sql<Found>`
  ${candidatesOf(userId, "forward", options)} UNION ALL ${candidatesOf(userId, "backward", options)}`;

/**
 * The first of each dictionary are enough: within one, numbers are given in the order of addition. `OFFSET 0` keeps the
 * search for a memory one look into its index for each word: where PostgreSQL has not counted the cards yet, it would
 * compare each word with all of them.
 */
function candidatesOf(
  userId: string,
  direction: CardDirection,
  { dictionaries, asked, due, most }: NewOptions,
): RawBuilder<Found> {
  const others = direction === "forward" ? asked.onlyBackward : asked.onlyForward;
  const taken = [...others, ...due.map(({ wordId }) => wordId)];
  const first = sql<Candidate>`
    SELECT w.id AS "wordId", ${direction}::text AS direction, w.dictionary_id AS "dictionaryId",
      w.order_number AS order
    FROM words AS w
    WHERE w.user_id = ${userId} AND w.dictionary_id = d.id AND w.order_number >= d.${FIRST_NEW[direction]}
      AND NOT w.resting AND w.id <> ALL(${taken}::uuid[])
      AND NOT EXISTS (
        SELECT 1 FROM card_memory AS m
        WHERE m.user_id = ${userId} AND m.word_id = w.id AND m.direction = ${direction} OFFSET 0)
    ORDER BY w.order_number LIMIT ${most}::int`;
  return sql`
    SELECT coalesce(c.candidates, '[]') AS candidates,
      coalesce((c.candidates -> 0 ->> 'order')::int, d.next_order) - d.${FIRST_NEW[direction]}
        - cardinality(${taken}::uuid[]) - (
          SELECT count(*)::int FROM words AS w
          WHERE w.user_id = ${userId} AND w.dictionary_id = d.id AND w.resting) AS passed
    FROM dictionaries AS d CROSS JOIN LATERAL (SELECT json_agg(f) AS candidates FROM (${first}) AS f) AS c
    WHERE d.user_id = ${userId} AND d.id = ANY(${dictionaries.of(direction)}::uuid[])`;
}

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
