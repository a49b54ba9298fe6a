import { PROGRESS_WEEKS } from "../../../../shared/limits.ts";
import { dateOf, dayAfter } from "../day-format.ts";

/** A day of the year, and where its square stands. */
export interface Square {
  day: string;
  reviews: number;
  /** Weeks from the left, weekdays from the top, Monday first. */
  column: number;
  row: number;
}

/** The number of reviews from which each size of square is used. */
export const SIZES_FROM = [1, 10, 25, 45] as const;
/** The sides of squares, of 18. */
export const SIDES = [5, 8, 11, 14] as const;

interface LearnedDay {
  day: string;
  reviews: number;
}

/** The squares of the weeks that end with today's, without the days of this week that are still to come. */
export function squaresUntil(today: string, days: readonly LearnedDay[]): Square[] {
  const reviews = new Map(days.map((one) => [one.day, one.reviews]));
  const first = dayAfter(today, -weekday(today) - 7 * (PROGRESS_WEEKS - 1));
  const squares: Square[] = [];
  for (let index = 0; ; index++) {
    const day = dayAfter(first, index);
    if (day > today) return squares;
    const [column, row] = [Math.floor(index / 7), index % 7];
    squares.push({ day, reviews: reviews.get(day) ?? 0, column, row });
  }
}

/** The side of a day's square; 0 for a day without reviews. */
export function sideOf(reviews: number): number {
  const size = SIZES_FROM.findLastIndex((from) => reviews >= from);
  return SIDES[size] ?? 0;
}

/** The days in whose column a month begins. */
export const monthStarts = (squares: readonly Square[]): Square[] =>
  squares.filter(({ day }) => day.endsWith("-01"));

const weekday = (day: string): number => (dateOf(day).getUTCDay() + 6) % 7;
