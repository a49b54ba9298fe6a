import { sql } from "kysely";

import type { DictionaryReview } from "../../../shared/api/dictionaries.ts";
import type { CardDirection } from "../../../shared/api/reviews.ts";
import { DAYS_AHEAD, LONGEST_CATCH_UP, type DueWords } from "../../../shared/memory/ahead.ts";
import type { Card } from "../../../shared/memory/card.ts";
import { dayText, type DayNumber } from "../../../shared/memory/days.ts";
import type { Db } from "../../database/open.ts";

export interface PlannedCard extends Card {
  dictionaryId: string;
}

export interface DictionaryRow {
  id: string;
  name: string;
  review: DictionaryReview;
  newPerDay: number | null;
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
  SELECT d.id, d.name, d.review, d.new_per_day AS "newPerDay" FROM dictionaries AS d
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

export interface DayOptions {
  day: DayNumber;
  dictionaries: ReviewedDictionaries;
  asked: AskedToday;
}

interface DueOptions extends DayOptions {
  /** The time that is left of the day, in milliseconds, and the most cards that it can have. */
  left: number;
  most: number;
  timeOf: TimeOf;
  /** Counts the cards of this one only. */
  dictionaryId: string | undefined;
}

/** How long a card takes, by its days since the last review in relation to its stability. */
export type TimeOf = (faded: number) => number;

interface DueCards {
  cards: PlannedCard[];
  /** How long they take. */
  time: number;
  /** How many do not fit into the day, of all dictionaries and of the one that was asked for. */
  waiting: { all: number; ofDictionary: number };
}

/**
 * Due cards, one for each word, as many as fit; the most likely forgotten come first: those with the most days in
 * relation to stability.
 */
export async function readDueCards(
  db: Db,
  userId: string,
  { left, most, timeOf, dictionaryId, ...options }: DueOptions,
): Promise<DueCards> {
  const isCounted = (card: PlannedCard) => !dictionaryId || card.dictionaryId === dictionaryId;
  const { rows } = await sql<PlannedCard & { faded: number; total: number; counted: number }>`
    SELECT due."wordId", due.direction, due."dictionaryId", due.faded, (count(*) OVER ())::int AS total, (count(*) FILTER (
      WHERE due."dictionaryId" = coalesce(${dictionaryId ?? null}::uuid, due."dictionaryId")) OVER ())::int AS counted
    FROM (${dueOfWords(userId, options)}) AS due
    ORDER BY due.faded DESC, due."wordId" LIMIT ${Math.max(1, most)}::int`.execute(db);
  const cards: PlannedCard[] = [];
  let time = 0;
  for (const card of rows) {
    const more = time + timeOf(card.faded);
    if (more > left) break;
    time = more;
    cards.push(asPlanned(card));
  }
  const { total = 0, counted = 0 } = rows[0] ?? {};
  return {
    cards,
    time,
    waiting: { all: total - cards.length, ofDictionary: counted - cards.filter(isCounted).length },
  };
}

export const asPlanned = ({ wordId, direction, dictionaryId }: PlannedCard): PlannedCard => ({
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
      AND NOT ${waitsUntilTomorrow(asked)}
    ORDER BY m.word_id, faded DESC, m.direction DESC`;
}

/** A condition on rows of `card_memory`, named `m`: the word was asked today in the other direction. */
export const waitsUntilTomorrow = ({ onlyForward, onlyBackward }: AskedToday) => sql`(
  (m.direction = 'forward' AND m.word_id = ANY(${onlyBackward}::uuid[]))
    OR (m.direction = 'backward' AND m.word_id = ANY(${onlyForward}::uuid[])))`;

/** Words that come due on a day, and are about as likely forgotten by then. */
export type ComingWords = Omit<DueWords, "time"> & { faded: number };

/** Days since the last review in relation to stability: between two of these, words take about as long. */
const FADED = [0.5, 1, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32, 64, 128];

/**
 * Words by the day on which they come due, those of today in the order in which Today asks them. They are counts: what
 * follows one another and is alike is one row.
 */
export function comingOf(userId: string, { day, dictionaries, asked }: DayOptions, isWaiting: boolean) {
  const today = sql`${dayText(day)}::date`;
  const days = isWaiting ? LONGEST_CATCH_UP : DAYS_AHEAD;
  return sql<ComingWords>`
    WITH cards AS (
      SELECT m.word_id, d.day, (${today} + d.day - m.last_on) / m.stability AS faded
      FROM card_memory AS m CROSS JOIN LATERAL (
        SELECT greatest(m.due_on - ${today}, CASE WHEN ${waitsUntilTomorrow(asked)} THEN 1 ELSE 0 END) AS day) AS d
      WHERE m.user_id = ${userId} AND m.due_on <= ${today} + ${days}::int AND ${isReviewed(userId, dictionaries)}
    ), words AS (
      SELECT c.word_id, min(c.day) AS day, CASE WHEN count(*) > 1 THEN max(c.day) END AS sibling,
        coalesce(max(c.faded) FILTER (WHERE c.day = 0), max(c.faded)) AS faded
      FROM cards AS c GROUP BY c.word_id
    ), classes AS (
      SELECT w.word_id, w.day, w.sibling, w.faded, width_bucket(w.faded, ${FADED}::float8[]) AS class FROM words AS w
    ), placed AS (
      SELECT w.day, w.sibling, w.class, w.faded, row_number() OVER asked AS place,
        row_number() OVER (PARTITION BY w.day, w.sibling, w.class ORDER BY w.faded DESC, w.word_id) AS alike
      FROM classes AS w
      WINDOW asked AS (ORDER BY w.day, CASE WHEN w.day = 0 THEN w.faded END DESC,
        CASE WHEN w.day = 0 THEN w.word_id END, w.class DESC, w.sibling, w.faded DESC, w.word_id)
    )
    SELECT p.day, p.sibling, count(*)::int AS words, avg(p.faded) AS faded FROM placed AS p
    GROUP BY p.day, p.sibling, p.class, p.place - p.alike ORDER BY min(p.place)`;
}
