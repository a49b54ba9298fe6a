import { expect, test } from "vitest";

import type { Progress, ReviewSummary } from "../../../../shared/api/reviews.ts";
import { dayAfter } from "../day-format.ts";
import { daysAway, daysUntilEven, dueNext, splitOf } from "./day.ts";

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
const progress = (lastDay: string, dueADay: number): Progress => ({
  days: [{ day: lastDay, reviews: 10, right: 9, minutes: 2 }],
  forecast: Array.from({ length: 30 }, (_, ahead) => ({ day: dayAfter(TODAY, ahead), due: dueADay })),
  retention: { target: 0.9, actual: null, reviews: 0 },
  weeks: [],
  words: { begun: 312, known: 100 },
  hardest: [],
  streak: { current: 0, longest: 20 },
});

test("who comes back after weeks is told how many days it was", () => {
  expect(daysAway(summary({}), progress("2026-11-06", 0))).toBe(16);
});

test.each([
  ["one day off is none", summary({}), "2026-11-20"],
  ["nothing waits", summary({ waiting: 0 }), "2026-11-06"],
  ["it has begun again", summary({ doneToday: 1 }), "2026-11-06"],
])("%s: nothing is said of an absence", (_name, left, last) => {
  expect(daysAway(left, progress(last, 0))).toBeNull();
});

test("a pile is even when each day takes more away than comes", () => {
  expect(daysUntilEven(summary({}), progress(TODAY, 10))).toBe(6);
  expect(daysUntilEven(summary({ waiting: 1 }), progress(TODAY, 0))).toBe(1);
});

test("a pile that does not shrink has no such day", () => {
  expect(daysUntilEven(summary({}), progress(TODAY, 60))).toBeNull();
});

test("how many words come next is told, unless some of today's come with them", () => {
  const nextDueOn = dayAfter(TODAY, 1);
  expect(dueNext(summary({ waiting: 0, nextDueOn }), progress(TODAY, 3))).toBe(3);
  expect(dueNext(summary({ waiting: 252, nextDueOn }), progress(TODAY, 3))).toBeNull();
  expect(dueNext(summary({ waiting: 0, nextDueOn: dayAfter(TODAY, 40) }), progress(TODAY, 3))).toBeNull();
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
