import { sql } from "kysely";

import type { DictionaryReview } from "../../../shared/api/dictionaries.ts";
import type { CardDirection } from "../../../shared/api/reviews.ts";
import { DAYS_AHEAD, LONGEST_CATCH_UP, type DueWords } from "../../../shared/memory/ahead.ts";
import { dayText, type DayNumber } from "../../../shared/memory/days.ts";
import type { Card } from "../../../shared/memory/learner.ts";
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
  /** Cards that fit in what is left of the day. */
  room: number;
  /** Counts the cards of this one only. */
  dictionaryId: string | undefined;
}

interface DueCards {
  cards: PlannedCard[];
  /** How many do not fit into `room`, of all dictionaries and of the one that was asked for. */
  waiting: { all: number; ofDictionary: number };
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
  const isCounted = (card: PlannedCard) => !dictionaryId || card.dictionaryId === dictionaryId;
  const { rows } = await sql<PlannedCard & { total: number; counted: number }>`
    SELECT due."wordId", due.direction, due."dictionaryId", (count(*) OVER ())::int AS total, (count(*) FILTER (
      WHERE due."dictionaryId" = coalesce(${dictionaryId ?? null}::uuid, due."dictionaryId")) OVER ())::int AS counted
    FROM (${dueOfWords(userId, options)}) AS due
    ORDER BY due.faded DESC, due."wordId" LIMIT ${Math.max(1, room)}::int`.execute(db);
  const cards = rows.slice(0, room).map(asPlanned);
  const { total = 0, counted = 0 } = rows[0] ?? {};
  return {
    cards,
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

/**
 * Words by the day on which they come due, those of today in the order in which Today asks them. They are counts: what
 * follows one another and is alike is one row.
 */
export function comingOf(userId: string, { day, dictionaries, asked }: DayOptions, isWaiting: boolean) {
  const today = sql`${dayText(day)}::date`;
  const days = isWaiting ? LONGEST_CATCH_UP : DAYS_AHEAD;
  return sql<DueWords>`
    WITH cards AS (
      SELECT m.word_id, (${today} - m.last_on) / m.stability AS faded,
        greatest(m.due_on - ${today}, CASE WHEN ${waitsUntilTomorrow(asked)} THEN 1 ELSE 0 END) AS day
      FROM card_memory AS m
      WHERE m.user_id = ${userId} AND m.due_on <= ${today} + ${days}::int AND ${isReviewed(userId, dictionaries)}
    ), words AS (
      SELECT c.word_id, min(c.day) AS day, CASE WHEN count(*) > 1 THEN max(c.day) END AS sibling,
        max(c.faded) FILTER (WHERE c.day = 0) AS faded
      FROM cards AS c GROUP BY c.word_id
    ), placed AS (
      SELECT w.day, w.sibling,
        row_number() OVER (ORDER BY w.day, w.faded DESC, CASE WHEN w.day > 0 THEN w.sibling END, w.word_id) AS place,
        row_number() OVER (PARTITION BY w.day, w.sibling ORDER BY w.faded DESC, w.word_id) AS alike
      FROM words AS w
    )
    SELECT p.day, p.sibling, count(*)::int AS words FROM placed AS p
    GROUP BY p.day, p.sibling, p.place - p.alike ORDER BY min(p.place)`;
}
