import { expect, test } from "vitest";

import { PROGRESS_DAYS } from "../../../../shared/limits.ts";
import { monthStarts, sideOf, squaresUntil } from "./squares.ts";

test("a year of squares ends with today, and its columns begin with Mondays", () => {
  // A Sunday.
  const squares = squaresUntil("2026-11-22", [{ day: "2026-11-22", reviews: 30 }]);
  // As many as are asked for: a day before those would look as if it had no review.
  expect(squares).toHaveLength(PROGRESS_DAYS);
  expect(squares.at(-1)).toEqual({ day: "2026-11-22", reviews: 30, column: 52, row: 6 });
  expect(squares[0]).toEqual({ day: "2025-11-17", reviews: 0, column: 0, row: 0 });
});

test("days of this week that are still to come have none", () => {
  const squares = squaresUntil("2026-11-23", []);
  expect(squares.at(-1)).toMatchObject({ day: "2026-11-23", column: 52, row: 0 });
  expect(squares).toHaveLength(52 * 7 + 1);
});

test("twelve or thirteen months begin within a year", () => {
  expect(monthStarts(squaresUntil("2026-11-22", [])).map(({ day }) => day.slice(0, 7))).toEqual([
    "2025-12",
    "2026-01",
    "2026-02",
    "2026-03",
    "2026-04",
    "2026-05",
    "2026-06",
    "2026-07",
    "2026-08",
    "2026-09",
    "2026-10",
    "2026-11",
  ]);
});

test("the more reviews, the larger the square", () => {
  expect([0, 1, 9, 10, 24, 25, 44, 45, 900].map(sideOf)).toEqual([0, 5, 5, 8, 8, 11, 11, 14, 14]);
});
