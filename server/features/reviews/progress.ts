import { sql, type Kysely } from "kysely";

import type { Progress } from "../../../shared/api/reviews.ts";
import { dayNumber, dayText, mondayOf, type Calendar, type DayNumber } from "../../../shared/memory/days.ts";
import { Learner } from "../../../shared/memory/learner.ts";
import { asMinutes, LONGEST_LOOK } from "../../../shared/memory/minutes.ts";
import type { LearnerSettings } from "../../database/learner-settings.ts";
import type { Db } from "../../database/open.ts";
import type { Tables } from "../../database/tables.ts";
import type { Effort } from "../../slices.ts";
import { dictionariesOf, isReviewed, ReviewedDictionaries } from "./cards.ts";
import { readHardest } from "./hardest.ts";
import { currentSettings } from "./replay.ts";
import { total } from "./today.ts";

const SHOWN_DAYS = 365;
const RETENTION_DAYS = 90;
/** From this probability of being remembered on, a word counts as known. */
const KNOWN = 0.8;

/** Statistics of past learning, and the forecast. */
export async function readProgress(
  db: Kysely<Tables>,
  search: Kysely<Tables>,
  userId: string,
  effort: Effort,
  days: number = SHOWN_DAYS,
): Promise<Progress> {
  const settings = await currentSettings(db, userId, effort);
  const learner = new Learner(settings);
  const today = learner.calendar.dayOf(settings.now);
  const [learned, forecast, words, hardest] = await Promise.all([
    readDays(search, userId, learner.calendar, today),
    readForecast(search, userId, today),
    readKnown(search, userId, learner.daysUntil(KNOWN), today),
    readHardest(search, userId),
  ]);
  const since = (count: number) => learned.filter(({ day }) => day > today - count);
  return {
    days: since(days).map(({ day, reviews, right, milliseconds }) => ({
      day: dayText(day),
      reviews,
      right,
      minutes: asMinutes(milliseconds),
    })),
    forecast,
    retention: retentionOf(settings, since(RETENTION_DAYS)),
    weeks: weeksOf(settings, since(days)),
    words,
    hardest,
    streak: streakOf(
      learned.map(({ day }) => day),
      today,
    ),
  };
}

/** The share of right answers, among reviews at least a day after the previous one of the same card. */
function retentionOf({ retention: target }: LearnerSettings, days: readonly LearnedDay[]) {
  const reviews = total(days.map((one) => one.later));
  const right = total(days.map((one) => one.laterRight));
  return { target, actual: reviews > 0 ? right / reviews : null, reviews };
}

function weeksOf(settings: LearnerSettings, days: readonly LearnedDay[]): Progress["weeks"] {
  const weeks = new Map<DayNumber, LearnedDay[]>();
  for (const one of days) {
    const monday = mondayOf(one.day);
    weeks.set(monday, [...(weeks.get(monday) ?? []), one]);
  }
  return [...weeks].map(([monday, week]) => ({ week: dayText(monday), ...retentionOf(settings, week) }));
}

/**
 * How many days in a row were learned: in the run that ends today or yesterday, and in the longest. `days`: oldest
 * first.
 */
function streakOf(days: readonly DayNumber[], today: DayNumber): { current: number; longest: number } {
  let run = 0;
  let longest = 0;
  let before: DayNumber | undefined;
  for (const day of days) {
    run = before === day - 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
    before = day;
  }
  const isOn = before !== undefined && before >= today - 1;
  return { current: isOn ? run : 0, longest };
}

const FORECAST_DAYS = 30;

/** How many cards come due on each of the next days; today with all that is overdue. */
async function readForecast(db: Db, userId: string, today: DayNumber): Promise<Progress["forecast"]> {
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
async function readKnown(
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

interface LearnedDay {
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
async function readDays(db: Db, userId: string, calendar: Calendar, today: DayNumber): Promise<LearnedDay[]> {
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
