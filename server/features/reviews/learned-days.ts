import { sql } from "kysely";

import { dayNumber, type Calendar, type DayNumber } from "../../../shared/memory/days.ts";
import { LONGEST_LOOK } from "../../../shared/memory/minutes.ts";
import type { Db } from "../../database/open.ts";

export interface LearnedDay {
  day: DayNumber;
  reviews: number;
  right: number;
  milliseconds: number;
  /** Reviews at least a day after the one before, of the same card. */
  later: number;
  laterRight: number;
}

/** The earliest day that a review may have. */
const FIRST_DAY = dayNumber("1990-01-01") - 1;

/**
 * The days with reviews, the oldest first. The database does not know the learner's calendar: it is given the start of
 * every day, and assigns each review to the interval between two of them.
 */
export async function readDays(
  db: Db,
  userId: string,
  calendar: Calendar,
  today: DayNumber,
): Promise<LearnedDay[]> {
  const first = await firstDay(db, userId, calendar);
  if (first === null) return [];
  // A review may be a few minutes ahead of the clock.
  const days = Array.from({ length: today + 2 - first }, (_, index) => first + index);
  const starts = days.map((day) => new Date(calendar.startOf(day)).toISOString());
  const { rows } = await sql<Omit<LearnedDay, "day"> & { number: number }>`
    SELECT r.number, count(*)::int AS reviews, count(*) FILTER (WHERE r.grade <> 'again')::int AS right,
      coalesce(sum(least(r.milliseconds, ${LONGEST_LOOK}::int)) FILTER (WHERE r.milliseconds IS NOT NULL), 0)::float8
        AS milliseconds,
      count(*) FILTER (WHERE r.number > r.before)::int AS later,
      count(*) FILTER (WHERE r.number > r.before AND r.grade <> 'again')::int AS "laterRight"
    FROM (
      SELECT x.grade, x.milliseconds, width_bucket(x.at, ${starts}::timestamptz[]) AS number,
        lag(width_bucket(x.at, ${starts}::timestamptz[])) OVER card AS before
      FROM reviews AS x WHERE x.user_id = ${userId}
      WINDOW card AS (PARTITION BY x.word_id, x.direction ORDER BY x.at, x.id)
    ) AS r
    GROUP BY r.number ORDER BY r.number`.execute(db);
  return rows.map(({ number, ...row }) => ({ day: first + number - 1, ...row }));
}

async function firstDay(db: Db, userId: string, calendar: Calendar): Promise<DayNumber | null> {
  const row = await db
    .selectFrom("reviews")
    .select("at")
    .where("user_id", "=", userId)
    .orderBy("at")
    .limit(1)
    .executeTakeFirst();
  return row ? Math.max(FIRST_DAY, calendar.dayOf(row.at.getTime())) : null;
}
