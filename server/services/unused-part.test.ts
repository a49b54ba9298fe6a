import { expect, test } from "vitest";

import { unusedPart } from "./unused-part.ts";

const MONTH = { amount: 399, start: new Date("2026-11-01T12:00:00Z"), end: new Date("2026-12-01T12:00:00Z") };

test.each([
  ["2026-11-01T12:00:00Z", 30, 399],
  ["2026-11-01T12:00:01Z", 29, 385],
  ["2026-11-11T12:00:00Z", 20, 266],
  ["2026-11-30T12:00:00Z", 1, 13],
  ["2026-11-30T12:00:01Z", 0, 0],
  ["2026-12-05T12:00:00Z", 0, 0],
  ["2026-10-01T12:00:00Z", 30, 399],
])("at %s %i days are left of November, %i cents", (at, days, amount) => {
  expect(unusedPart(MONTH, new Date(at))).toEqual({ days, amount });
});

test("a period of no length is worth nothing once it has begun", () => {
  expect(unusedPart({ ...MONTH, end: MONTH.start }, MONTH.start)).toEqual({ days: 0, amount: 0 });
});
