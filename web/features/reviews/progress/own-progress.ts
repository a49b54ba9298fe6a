import type { Progress, ReviewSummary } from "../../../../shared/api/reviews.ts";
import { NetworkError } from "../../../lib/api-error.ts";
import { queryClient } from "../../../lib/queries.ts";
import { dayAfter } from "../day-format.ts";
import { countedIn, type StoredReview } from "../device/database.ts";
import { readUnsent, trySending } from "../device/sending.ts";
import { progressOptions } from "../queries.ts";
import { readDay } from "../today/day.ts";

/** A learner's progress, as this device knows it. */
export interface OwnProgress {
  /** With what was not sent yet; null where there is no network, and nothing else was kept. */
  progress: Progress | null;
  /** How many answers the server does not know yet. */
  unsent: number;
  /** Words of today that wait for the next days. */
  waiting: number;
}

export async function readOwnProgress(userId: string): Promise<OwnProgress> {
  await trySending(userId);
  const unsent = countedIn(await readUnsent(userId));
  try {
    const progress = withUnsent(await queryClient.fetchQuery(progressOptions()), unsent);
    const day = await readDay(userId).catch(() => null);
    if (!day) return { progress, unsent: unsent.length, waiting: 0 };
    const forecast = askedOn(progress.forecast, day.summary);
    return { progress: { ...progress, forecast }, unsent: unsent.length, waiting: day.summary.waiting };
  } catch (error) {
    if (error instanceof NetworkError && unsent.length > 0)
      return { progress: null, unsent: unsent.length, waiting: 0 };
    throw error;
  }
}

/** The words of each day, as Today tells those of the next days; days that nobody can plan are left out. */
export function askedOn(
  forecast: Progress["forecast"],
  { day: today, due: dueToday, ahead, waiting, caughtUpOn }: ReviewSummary,
): Progress["forecast"] {
  const told = new Map([[today, dueToday], ...ahead.map(({ day, due }) => [day, due] as const)]);
  const last = ahead.at(-1)?.day ?? today;
  // What waits for longer comes on days of which only the due dates are known.
  const isPlanned = waiting === 0 || (caughtUpOn !== null && caughtUpOn <= last);
  return forecast
    .filter(({ day }) => isPlanned || day <= last)
    .map(({ day, due }) => ({ day, due: told.get(day) ?? due }));
}

/** With answers that the server does not know yet: their days, the streak and the words that they began. */
export function withUnsent(progress: Progress, unsent: readonly StoredReview[]): Progress {
  if (unsent.length === 0) return progress;
  const days = new Map(progress.days.map((day) => [day.day, day]));
  for (const { day, review } of unsent) {
    const before = days.get(day) ?? { day, reviews: 0, right: 0, minutes: 0 };
    days.set(day, {
      day,
      reviews: before.reviews + 1,
      right: before.right + (review.grade === "again" ? 0 : 1),
      minutes: before.minutes + minutesOf(review.milliseconds),
    });
  }
  const sorted = [...days.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const last = sorted.at(-1)?.day ?? "";
  const begun = new Set(unsent.flatMap(({ item }) => (item.new ? [item.wordId] : [])));
  const current = streakUntil(last, progress, days);
  return {
    ...progress,
    days: sorted,
    // Of the days before, nothing is to come any more.
    forecast: progress.forecast.filter(({ day }, at) => day >= last || at === progress.forecast.length - 1),
    words: { ...progress.words, begun: progress.words.begun + begun.size },
    streak: { current, longest: Math.max(current, progress.streak.longest) },
  };
}

const MINUTE_MS = 60_000;

/** A longer time counts as a minute, as on the server. */
const minutesOf = (milliseconds: number | null): number => Math.min(milliseconds ?? 0, MINUTE_MS) / MINUTE_MS;

/** How many days in a row end with this one; those that the server knows are counted by it. */
function streakUntil(last: string, { days, streak }: Progress, all: ReadonlyMap<string, unknown>): number {
  const known = days.at(-1)?.day;
  let more = 0;
  for (let day = last; day !== known; day = dayAfter(day, -1)) {
    if (!all.has(day)) return more;
    more += 1;
  }
  return more + streak.current;
}
