import { sql, type RawBuilder } from "kysely";

import type { DictionaryReview } from "../../../shared/api/dictionaries.ts";
import type { CardDirection } from "../../../shared/api/reviews.ts";
import { dayText, type DayNumber } from "../../../shared/memory/days.ts";
import type { Card } from "../../../shared/memory/learner.ts";
import { asJson } from "../../database/as-json.ts";
import type { Db } from "../../database/open.ts";

export interface PlannedCard extends Card {
  dictionaryId: string;
}

export interface DictionaryRow {
  id: string;
  name: string;
  review: DictionaryReview;
}

/** A learner's dictionaries, and which of their cards are reviewed. */
export class ReviewedDictionaries {
  readonly all: readonly DictionaryRow[];

  constructor(all: readonly DictionaryRow[]) {
    this.all = all;
  }

  has(id: string): boolean {
    return this.all.some((row) => row.id === id);
  }

  /** Those whose cards in a direction are reviewed. */
  of(direction: CardDirection): string[] {
    return this.all.filter(({ review }) => review === direction || review === "both").map(({ id }) => id);
  }
}

/** Oldest first. */
export const dictionariesOf = (userId: string) => sql<DictionaryRow>`
  SELECT d.id, d.name, d.review FROM dictionaries AS d
  WHERE d.user_id = ${userId} ORDER BY d.created_at, d.id`;

/** A condition on rows of `card_memory`, named `m`. What rests is not reviewed. */
export const isReviewed = (userId: string, dictionaries: ReviewedDictionaries) => sql`(
  ((m.direction = 'forward' AND m.dictionary_id = ANY(${dictionaries.of("forward")}::uuid[]))
    OR (m.direction = 'backward' AND m.dictionary_id = ANY(${dictionaries.of("backward")}::uuid[])))
  AND m.word_id NOT IN (SELECT w.id FROM words AS w WHERE w.user_id = ${userId} AND w.resting))`;

/** Words that were asked today in only one direction: the other one waits until tomorrow. */
export interface AskedToday {
  onlyForward: string[];
  onlyBackward: string[];
}

interface DayOptions {
  day: DayNumber;
  dictionaries: ReviewedDictionaries;
  asked: AskedToday;
}

interface DueOptions extends DayOptions {
  /** Cards that fit in what is left of the day. */
  room: number;
  /** Counts the cards of this one only. */
  dictionaryId: string | undefined;
}

interface DueCards {
  cards: PlannedCard[];
  /** Including those that do not fit into `room`. */
  total: number;
}

/**
 * Due cards, one for each word; the most likely forgotten come first: those with the most days in relation to
 * stability.
 */
export async function readDueCards(
  db: Db,
  userId: string,
  { room, dictionaryId, ...options }: DueOptions,
): Promise<DueCards> {
  const { rows } = await sql<PlannedCard & { total: number }>`
    SELECT due."wordId", due.direction, due."dictionaryId", (count(*) FILTER (
      WHERE due."dictionaryId" = coalesce(${dictionaryId ?? null}::uuid, due."dictionaryId")) OVER ())::int AS total
    FROM (${dueOfWords(userId, options)}) AS due
    ORDER BY due.faded DESC, due."wordId" LIMIT ${Math.max(1, room)}::int`.execute(db);
  return { cards: rows.slice(0, room).map(asPlanned), total: rows[0]?.total ?? 0 };
}

const asPlanned = ({ wordId, direction, dictionaryId }: PlannedCard): PlannedCard => ({
  wordId,
  direction,
  dictionaryId,
});

function dueOfWords(userId: string, { day, dictionaries, asked }: DayOptions) {
  const today = sql`${dayText(day)}::date`;
  return sql`
    SELECT DISTINCT ON (m.word_id) m.word_id AS "wordId", m.direction, m.dictionary_id AS "dictionaryId",
      (${today} - m.last_on) / m.stability AS faded
    FROM card_memory AS m
    WHERE m.user_id = ${userId} AND m.due_on <= ${today} AND ${isReviewed(userId, dictionaries)}
      AND NOT (m.direction = 'forward' AND m.word_id = ANY(${asked.onlyBackward}::uuid[]))
      AND NOT (m.direction = 'backward' AND m.word_id = ANY(${asked.onlyForward}::uuid[]))
    ORDER BY m.word_id, faded DESC, m.direction DESC`;
}

/** All words of a dictionary with a lower order number than this column were reviewed in that direction. */
export const FIRST_NEW = {
  forward: sql.ref("forward_from"),
  backward: sql.ref("backward_from"),
} as const;

interface NewOptions extends DayOptions {
  /** Their words are asked today already. */
  due: readonly PlannedCard[];
  most: number;
}

interface NewCards {
  cards: PlannedCard[];
  /** Whether many words that were reviewed were passed in the search. */
  isFar: boolean;
  nextDueOn: string | null;
}

interface Candidate extends PlannedCard {
  createdAt: number;
  order: number;
}

/** The first candidates of a dictionary in one direction. */
interface Found {
  candidates: Candidate[];
  /** How many numbers lie before the first one, less the words that rest or are asked today already. */
  passed: number;
}

const MOST_PASSED = 100;

/**
 * Cards that were never reviewed, in the order in which their words were added; only one direction of a word a day.
 * And the day on which the next card is due, after the planned ones of today: cards that are due today but not planned
 * count as tomorrow's, because they do not fit into the minutes, or their word is asked today in the other direction.
 */
export async function readNewCards(db: Db, userId: string, options: NewOptions): Promise<NewCards> {
  const { day, dictionaries, due, most } = options;
  const candidates = sql<Found>`
    ${candidatesOf(userId, "forward", options)} UNION ALL ${candidatesOf(userId, "backward", options)}`;
  const { rows } = await sql<{ found: Found[]; nextDueOn: string | null }>`
    SELECT ${most > 0 ? asJson(candidates) : sql`'[]'::json`} AS found, (
      SELECT greatest(m.due_on, ${dayText(day + 1)}::date)::text FROM card_memory AS m
      WHERE m.user_id = ${userId} AND ${isReviewed(userId, dictionaries)}
      ORDER BY m.due_on LIMIT 1 OFFSET ${due.length}::int) AS "nextDueOn"`.execute(db);
  const { found = [], nextDueOn = null } = rows[0] ?? {};
  const first = new Map<string, Candidate>();
  for (const candidate of found.flatMap((one) => one.candidates))
    if (!first.has(candidate.wordId)) first.set(candidate.wordId, candidate);
  const cards = [...first.values()]
    .toSorted((a, b) => a.createdAt - b.createdAt || a.order - b.order)
    .slice(0, most)
    .map(asPlanned);
  return { cards, isFar: found.some(({ passed }) => passed > MOST_PASSED), nextDueOn };
}

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
      w.order_number AS order, (extract(epoch FROM w.created_at) * 1000)::float8 AS "createdAt"
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
