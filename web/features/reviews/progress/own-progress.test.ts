import { expect, test } from "vitest";

import type { Progress } from "../../../../shared/api/reviews.ts";
import type { StoredReview } from "../device/database.ts";
import { storedReview } from "../device/stored-review.fixture.ts";
import { withUnsent } from "./own-progress.ts";

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
