import { expect, test } from "vitest";

import type { Progress, ReviewSummary } from "../../../../shared/api/reviews.ts";
import { dayAfter } from "../day-format.ts";
import type { StoredReview } from "../device/database.ts";
import { storedReview } from "../device/stored-review.fixture.ts";
import { askedOn, withUnsent } from "./own-progress.ts";

const NEWCOMER: Progress = {
  days: [],
  forecast: [
    { day: "2026-01-01", due: 3 },
    { day: "2026-01-02", due: 1 },
  ],
  retention: { target: 0.9, actual: null, reviews: 0 },
  weeks: [],
  words: { begun: 0, known: 0 },
  hardest: [],
  streak: { current: 0, longest: 0 },
};

let number = 0;
function unsent(day: string, change: Partial<StoredReview["review"]> = {}, isNew = true): StoredReview {
  const id = String((number += 1));
  const kept = storedReview("anna", id);
  return {
    ...kept,
    day,
    review: { ...kept.review, ...change },
    item: { ...kept.item, wordId: change.wordId ?? `word ${id}`, new: isNew },
  };
}

test("answers that wait count for their day, for the streak and for the words that they began", () => {
  const known = withUnsent(NEWCOMER, [
    unsent("2026-01-01", { wordId: "Hund", grade: "again", milliseconds: 600_000 }),
    unsent("2026-01-01", { wordId: "Hund", milliseconds: 30_000 }),
    unsent("2026-01-02", { wordId: "Maus", milliseconds: null }, false),
  ]);
  expect(known).toEqual({
    ...NEWCOMER,
    days: [
      { day: "2026-01-01", reviews: 2, right: 1, minutes: 1.5 },
      { day: "2026-01-02", reviews: 1, right: 1, minutes: 0 },
    ],
    forecast: [{ day: "2026-01-02", due: 1 }],
    words: { begun: 1, known: 0 },
    streak: { current: 2, longest: 2 },
  });
});

test("they go on with the streak that the server knows, however long it is", () => {
  const known: Progress = {
    ...NEWCOMER,
    days: [{ day: "2025-12-31", reviews: 4, right: 3, minutes: 1 }],
    streak: { current: 400, longest: 500 },
  };
  expect(withUnsent(known, [unsent("2025-12-31")]).streak).toEqual({ current: 400, longest: 500 });
  expect(withUnsent(known, [unsent("2026-01-01")]).streak).toEqual({ current: 401, longest: 500 });
  expect(withUnsent(known, [unsent("2026-01-02")]).streak).toEqual({ current: 1, longest: 500 });
});

test("without them nothing is another", () => {
  expect(withUnsent(NEWCOMER, [])).toBe(NEWCOMER);
});

const TODAY = "2026-01-01";
/** By due dates alone: everything on the first day. */
const DUE = Array.from({ length: 30 }, (_, ahead) => ({
  day: dayAfter(TODAY, ahead),
  due: ahead === 0 ? 200 : 1,
}));
const summary = (change: Partial<ReviewSummary>): ReviewSummary => ({
  day: TODAY,
  due: 60,
  new: 0,
  doneToday: 0,
  minutes: 10,
  waiting: 140,
  nextDueOn: TODAY,
  ahead: [60, 60, 27, 1, 1, 1, 1].map((due, index) => ({ day: dayAfter(TODAY, index + 1), due })),
  caughtUpOn: dayAfter(TODAY, 3),
  paces: [],
  dictionaries: [],
  ...change,
});

test("the forecast tells of today and the next days what Today tells of them", () => {
  const forecast = askedOn(DUE, summary({}));
  expect(forecast.slice(0, 8).map(({ due }) => due)).toEqual([60, 60, 60, 27, 1, 1, 1, 1]);
  expect(forecast.slice(8)).toEqual(DUE.slice(8));
});

test.each([dayAfter(TODAY, 8), null])("it ends where nobody can plan: caught up on %s", (caughtUpOn) => {
  expect(askedOn(DUE, summary({ caughtUpOn }))).toHaveLength(8);
  expect(askedOn(DUE, summary({ caughtUpOn, waiting: 0 }))).toHaveLength(30);
});
