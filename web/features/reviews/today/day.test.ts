import { expect, test } from "vitest";

import type { Progress, ReviewSummary } from "../../../../shared/api/reviews.ts";
import { dayAfter } from "../day-format.ts";
import { daysAway, nextTime, splitOf } from "./day.ts";

const TODAY = "2026-11-22";
const summary = (change: Partial<ReviewSummary>): ReviewSummary => ({
  day: TODAY,
  due: 60,
  new: 0,
  doneToday: 0,
  minutes: 10,
  waiting: 252,
  nextDueOn: TODAY,
  ahead: [],
  caughtUpOn: null,
  paces: [],
  dictionaries: [],
  ...change,
});
const progress = (lastDay: string): Progress => ({
  days: [{ day: lastDay, reviews: 10, right: 9, minutes: 2 }],
  forecast: [],
  retention: { target: 0.9, actual: null, reviews: 0 },
  weeks: [],
  words: { begun: 312, known: 100 },
  hardest: [],
  streak: { current: 0, longest: 20 },
});

test.each([
  ["2026-11-05", 16],
  ["2026-11-14", 7],
])("who comes back is told how many days passed without a review: the last was on %s", (last, away) => {
  expect(daysAway(summary({}), progress(last))).toBe(away);
});

test.each([
  ["a week is not over", summary({}), "2026-11-15"],
  ["yesterday there was a review", summary({}), "2026-11-21"],
  ["nothing waits", summary({ waiting: 0 }), "2026-11-06"],
  ["it has begun again", summary({ doneToday: 1 }), "2026-11-06"],
])("%s: nothing is said of an absence", (_name, left, last) => {
  expect(daysAway(left, progress(last))).toBeNull();
});

test("the next day is the first that asks something, and tells how many words", () => {
  const ahead = [0, 0, 3, 4].map((due, index) => ({ day: dayAfter(TODAY, index + 1), due }));
  expect(nextTime(summary({ ahead }))).toEqual({ day: dayAfter(TODAY, 3), count: 3 });
});

test("beyond the next days it is known when words come, but not how many", () => {
  const nextDueOn = dayAfter(TODAY, 40);
  expect(nextTime(summary({ ahead: [{ day: dayAfter(TODAY, 1), due: 0 }], nextDueOn }))).toEqual({
    day: nextDueOn,
    count: null,
  });
  expect(nextTime(summary({ nextDueOn: null }))).toBeNull();
});

test.each([
  [1, 20_000],
  [400, 1],
])("of %i today beside %i that wait either is seen", (today, waiting) => {
  const split = splitOf(today, waiting);
  // As the bars are drawn.
  expect(split - 3).toBeGreaterThan(0);
  expect(994 - split).toBeGreaterThan(0);
});
