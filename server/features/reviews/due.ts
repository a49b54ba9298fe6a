import { sql } from "kysely";

import { dayText, type DayNumber } from "../../../shared/memory/days.ts";
import type { Card } from "../../../shared/memory/learner.ts";
import type { Db } from "../../database/open.ts";
import type { ReviewedDictionaries } from "./reviewed-dictionaries.ts";

export interface PlannedCard extends Card {
  dictionaryId: string;
}

/** Words that were asked today in only one direction: the other one waits until tomorrow. */
export interface AskedToday {
  onlyForward: string[];
  onlyBackward: string[];
}

interface DueOptions {
  day: DayNumber;
  dictionaries: ReviewedDictionaries;
  asked: AskedToday;
  /** Cards that fit in what is left of the day. */
  room: number;
}

interface Due {
  cards: PlannedCard[];
  /** Including those that do not fit into `room`. */
  total: number;
}

/**
 * Due cards, one for each word; the most likely forgotten come first: those with the most days in relation to
 * stability.
 */
export async function dueCards(db: Db, userId: string, options: DueOptions): Promise<Due> {
  const { rows } = await sql<PlannedCard & { total: number }>`
    SELECT due."wordId", due.direction, due."dictionaryId", count(*) OVER ()::int AS total
    FROM (${dueOfWords(userId, options)}) AS due
    ORDER BY due.faded DESC, due."wordId" LIMIT ${Math.max(1, options.room)}::int`.execute(db);
  const cards = rows.map(({ wordId, direction, dictionaryId }) => ({ wordId, direction, dictionaryId }));
  return { cards: cards.slice(0, options.room), total: rows[0]?.total ?? 0 };
}

/** How many cards of these dictionaries are due, counting one for each word. */
export async function countDue(db: Db, userId: string, options: Omit<DueOptions, "room">): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM (${dueOfWords(userId, options)}) AS due`.execute(db);
  return rows[0]?.total ?? 0;
}

function dueOfWords(userId: string, { day, dictionaries, asked }: Omit<DueOptions, "room">) {
  const today = sql`${dayText(day)}::date`;
  return sql`
    SELECT DISTINCT ON (m.word_id) m.word_id AS "wordId", m.direction, m.dictionary_id AS "dictionaryId",
      (${today} - m.last_on) / m.stability AS faded
    FROM card_memory AS m
    WHERE m.user_id = ${userId} AND m.due_on <= ${today} AND ${isReviewed(dictionaries)}
      AND NOT (m.direction = 'forward' AND m.word_id = ANY(${asked.onlyBackward}::uuid[]))
      AND NOT (m.direction = 'backward' AND m.word_id = ANY(${asked.onlyForward}::uuid[]))
    ORDER BY m.word_id, faded DESC, m.direction DESC`;
}

/**
 * The day on which the next card is due, after the `planned` ones of today. Cards that are due today but not planned
 * count as tomorrow's: they do not fit into the minutes, or their word is asked today in the other direction.
 */
export async function nextDueOn(
  db: Db,
  userId: string,
  { day, dictionaries, planned }: { day: DayNumber; dictionaries: ReviewedDictionaries; planned: number },
): Promise<string | null> {
  const { rows } = await sql<{ next: string }>`
    SELECT greatest(m.due_on, ${dayText(day + 1)}::date)::text AS next FROM card_memory AS m
    WHERE m.user_id = ${userId} AND ${isReviewed(dictionaries)}
    ORDER BY m.due_on LIMIT 1 OFFSET ${planned}::int`.execute(db);
  return rows[0]?.next ?? null;
}

/** A condition on rows of `card_memory`, named `m`. */
export const isReviewed = (dictionaries: ReviewedDictionaries) => sql`(
  (m.direction = 'forward' AND m.dictionary_id = ANY(${dictionaries.of("forward")}::uuid[]))
  OR (m.direction = 'backward' AND m.dictionary_id = ANY(${dictionaries.of("backward")}::uuid[])))`;
