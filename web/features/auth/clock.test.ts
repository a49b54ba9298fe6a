import { expect, test } from "vitest";

import { clockOf, waitOf } from "./clock.ts";

test("a span is told as a clock", () => {
  expect(clockOf(24 * 3600 * 1000)).toBe("24:00:00");
  expect(clockOf(3_661_999)).toBe("01:01:01");
  expect(clockOf(-5)).toBe("00:00:00");
});

test("a wait is told in minutes and begun seconds", () => {
  expect(waitOf(60_000)).toBe("1:00");
  expect(waitOf(41_001)).toBe("0:42");
  expect(waitOf(0)).toBe("0:00");
});
