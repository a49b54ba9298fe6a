import type { Kysely } from "kysely";

import type { Progress } from "../../../shared/api/reviews.ts";
import { dayText, mondayOf, type DayNumber } from "../../../shared/memory/days.ts";
import { Learner } from "../../../shared/memory/learner.ts";
import { asMinutes } from "../../../shared/memory/minutes.ts";
import type { LearnerSettings } from "../../database/learner-settings.ts";
import type { Tables } from "../../database/tables.ts";
import type { Effort } from "../../slices.ts";
import { readForecast, readKnown } from "./forecast.ts";
import { readHardest } from "./hardest.ts";
import { readDays, type LearnedDay } from "./learned-days.ts";
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
