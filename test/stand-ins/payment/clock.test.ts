import { expect, test } from "vitest";

import { addMonths } from "./clock.ts";

test.each([
  ["2026-01-31T10:00:00Z", 1, "2026-02-28T10:00:00Z"],
  ["2026-01-31T10:00:00Z", 2, "2026-03-31T10:00:00Z"],
  ["2026-11-15T00:00:00Z", 2, "2027-01-15T00:00:00Z"],
  ["2028-01-30T23:59:59Z", 1, "2028-02-29T23:59:59Z"],
])("%s and %i months is %s", (from, months, to) => {
  expect(addMonths(Date.parse(from) / 1000, months)).toBe(Date.parse(to) / 1000);
});
