import type { Progress, ReviewSummary } from "../../../../shared/api/reviews.ts";
import type { Card } from "../../../exercise/asked.ts";
import { connection } from "../../../lib/connection.ts";
import { queryClient } from "../../../lib/queries.ts";
import { summaryOptions } from "../../../lib/review-summary.ts";
import { hasUnsentReviews } from "../../../lib/unsent-reviews.ts";
import { daysBetween } from "../day-format.ts";
import { countedIn, type StoredReview } from "../device/database.ts";
import { trySending } from "../device/sending.ts";
import { whatIsLeft } from "../session/course.ts";
import { logOn, readQueue } from "../session/queue.ts";

/** Today, as this device knows it. */
export interface Day {
  summary: ReviewSummary;
  /** What was answered on this device. */
  answered: readonly StoredReview[];
}

export async function readDay(userId: string): Promise<Day> {
  await trySending(userId);
  const summary = await queryClient.fetchQuery(summaryOptions());
  const log = await logOn(userId, summary.day);
  const answered = countedIn(log);
  // The server does not know the latest answers yet: what is left is computed from its queue, which is
  // cached only without a network.
  const isBehind = hasUnsentReviews(userId) || connection() !== "online";
  const queue = isBehind ? await readQueue().catch(() => null) : null;
  if (queue?.day !== summary.day) return { summary, answered };
  return { summary: leftOf(summary, whatIsLeft(queue.items, log), answered), answered };
}

/** A summary brought up to what is left by now. */
export function leftOf(
  summary: ReviewSummary,
  left: readonly Card[],
  answered: readonly StoredReview[],
): ReviewSummary {
  const seen = new Set(answered.map(({ item }) => item.wordId));
  const count = (cards: readonly Card[]) => {
    const fresh = cards.filter(({ item }) => item.new && !seen.has(item.wordId)).length;
    return { due: cards.length - fresh, new: fresh };
  };
  const before = summary.due + summary.new;
  return {
    ...summary,
    ...count(left),
    minutes: before > 0 ? (summary.minutes / before) * left.length : 0,
    doneToday: Math.max(summary.doneToday, answered.length),
    dictionaries: summary.dictionaries.map((dictionary) => ({
      ...dictionary,
      ...count(left.filter(({ item }) => item.dictionaryId === dictionary.dictionaryId)),
    })),
  };
}

/** After so many days without a review a learner counts as having been away. */
const AWAY_DAYS = 7;

/** How many days before today passed without a review, where words have begun to wait for it; else null. */
export function daysAway({ day, waiting, doneToday }: ReviewSummary, { days }: Progress): number | null {
  const last = days.at(-1);
  if (waiting === 0 || doneToday > 0 || !last) return null;
  const away = daysBetween(last.day, day) - 1;
  return away >= AWAY_DAYS ? away : null;
}

/** The next day with words, and how many there will be, as far as that is known. */
export function nextTime({ ahead, nextDueOn }: ReviewSummary): { day: string; count: number | null } | null {
  const next = ahead.find(({ due }) => due > 0);
  if (next) return { day: next.day, count: next.due };
  return nextDueOn === null ? null : { day: nextDueOn, count: null };
}

/** Where the bar of today ends and that of the waiting cards begins, from 0 to 1000; both always remain visible. */
export const splitOf = (today: number, waiting: number): number =>
  Math.min(980, Math.max(20, (today / (today + waiting)) * 1000));
