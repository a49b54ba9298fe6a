import { sql } from "kysely";

import type { Progress } from "../../../shared/api/reviews.ts";
import { dayText, type DayNumber } from "../../../shared/memory/days.ts";
import type { Db } from "../../database/open.ts";
import { dictionariesOf, isReviewed, ReviewedDictionaries } from "./cards.ts";

const FORECAST_DAYS = 30;

/** How many cards come due on each of the next days; today with all that is overdue. */
export async function readForecast(db: Db, userId: string, today: DayNumber): Promise<Progress["forecast"]> {
  const dictionaries = new ReviewedDictionaries((await dictionariesOf(userId).execute(db)).rows);
  const first = sql`${dayText(today)}::date`;
  const { rows } = await sql<{ ahead: number; due: number }>`
    SELECT greatest(m.due_on - ${first}, 0) AS ahead, count(*)::int AS due
    FROM card_memory AS m
    WHERE m.user_id = ${userId} AND m.due_on < ${first} + ${FORECAST_DAYS}::int AND ${isReviewed(userId, dictionaries)}
    GROUP BY 1`.execute(db);
  const due = new Map(rows.map((row) => [row.ahead, row.due]));
  return Array.from({ length: FORECAST_DAYS }, (_, ahead) => ({
    day: dayText(today + ahead),
    due: due.get(ahead) ?? 0,
  }));
}

/**
 * How many words were begun, and how many of them are known today: last reviewed at most `longest` × stability days
 * ago.
 */
export async function readKnown(
  db: Db,
  userId: string,
  longest: number,
  today: DayNumber,
): Promise<Progress["words"]> {
  const { rows } = await sql<Progress["words"]>`
    SELECT count(DISTINCT m.word_id)::int AS begun, count(DISTINCT m.word_id) FILTER (
      WHERE ${dayText(today)}::date - m.last_on <= m.stability * ${longest}::float8)::int AS known
    FROM card_memory AS m WHERE m.user_id = ${userId}`.execute(db);
  return rows[0] ?? { begun: 0, known: 0 };
}
