import type { Progress } from "../../../../shared/api/reviews.ts";
import { NetworkError } from "../../../lib/api-error.ts";
import { queryClient } from "../../../lib/queries.ts";
import { dayAfter } from "../day-format.ts";
import { countedIn, type StoredReview } from "../device/database.ts";
import { readUnsent, trySending } from "../device/sending.ts";
import { progressOptions } from "../queries.ts";

/** A learner's progress, as this device knows it. */
export interface OwnProgress {
  /** With what was not sent yet; null where there is no network, and nothing else was kept. */
  progress: Progress | null;
  /** How many answers the server does not know yet. */
  unsent: number;
}

export async function readOwnProgress(userId: string): Promise<OwnProgress> {
  await trySending(userId);
  const unsent = countedIn(await readUnsent(userId));
  try {
    const progress = await queryClient.fetchQuery(progressOptions());
    return { progress: withUnsent(progress, unsent), unsent: unsent.length };
  } catch (error) {
    if (error instanceof NetworkError && unsent.length > 0) return { progress: null, unsent: unsent.length };
    throw error;
  }
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
